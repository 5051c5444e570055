/** The menu of a game: files, desk, sound, keys, the way out. */
import { useState } from 'react'
import { useApp } from '../context'
import { useChooseFile, useExport } from '../files'
import { Dialog } from '../parts/Dialog'
import { Icon } from '../parts/Icon'
import type { IconName } from '../parts/icons'
import { SaveLine } from '../parts/SaveLine'
import { useOpenRule } from '../rulebook/openRule'
import { useWords } from '../useWords'
import { Keys } from './Keys'

type ItemProps = Readonly<{
  icon: IconName
  words: string
  line?: string
  onClick: () => void
  testId: string
}>

const Item = ({ icon, words, line, onClick, testId }: ItemProps) => (
  <button type="button" className="menu-item" onClick={onClick} data-testid={testId}>
    <Icon name={icon} />
    <span>
      <b>{words}</b>
      {line && <small>{line}</small>}
    </span>
  </button>
)

export const Menu = ({ onClose }: Readonly<{ onClose: () => void }>) => {
  const { t } = useWords()
  const dark = useApp((state) => state.dark)
  const sound = useApp((state) => state.sound)
  const setDark = useApp((state) => state.setDark)
  const setSound = useApp((state) => state.setSound)
  const toStart = useApp((state) => state.toStart)
  const replay = useApp((state) => state.openReplay)
  /** A turn is resolved, and this is no replay already. */
  const looksBack = useApp((state) => (state.match?.turn ?? 0) > 1 && state.screen !== 'replay')
  const choose = useChooseFile()
  const openRule = useOpenRule()
  const save = useExport()
  const [said, setSaid] = useState('')
  const [keys, setKeys] = useState(false)
  if (keys) return <Keys onClose={onClose} />
  return (
    <Dialog title={t('menu.title')} onNo={onClose} testId="menu-dialog">
      <Item
        icon="save"
        words={t('menu.export')}
        line={t('menu.exportLine')}
        onClick={() => setSaid(save() ? t('menu.exported') : t('menu.nothing'))}
        testId="menu-export"
      />
      <Item
        icon="open"
        words={t('menu.open')}
        line={t('menu.openLine')}
        onClick={() => {
          onClose()
          choose()
        }}
        testId="menu-open"
      />
      {looksBack && (
        <Item
          icon="play"
          words={t('replay.title')}
          line={t('replay.menuLine')}
          onClick={() => {
            onClose()
            void replay()
          }}
          testId="menu-replay"
        />
      )}
      <Item
        icon="lamp"
        words={t(dark ? 'app.lamp' : 'app.daylight')}
        onClick={() => setDark(!dark)}
        testId="menu-desk"
      />
      <Item
        icon={sound ? 'sound' : 'mute'}
        words={t(sound ? 'app.soundOn' : 'app.soundOff')}
        onClick={() => setSound(!sound)}
        testId="menu-sound"
      />
      <Item
        icon="book"
        words={t('app.rulebook')}
        line={t('app.rulebookLine')}
        onClick={() => {
          onClose()
          openRule?.('T1')
        }}
        testId="menu-rulebook"
      />
      <Item icon="help" words={t('menu.keys')} onClick={() => setKeys(true)} testId="menu-keys" />
      <Item
        icon="home"
        words={t('menu.toStart')}
        line={t('menu.toStartLine')}
        onClick={toStart}
        testId="menu-start"
      />
      <div className="dialog-foot">
        <SaveLine />
        <span className="grow" role="status">
          {said}
        </span>
        <button type="button" className="btn" data-first onClick={onClose}>
          {t('app.close')}
        </button>
      </div>
    </Dialog>
  )
}
