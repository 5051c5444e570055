/** Buttons of the bar that every screen of a game has. */
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../context'
import { Icon } from '../parts/Icon'
import { useSwitchLang, useWords } from '../useWords'

const Menu = lazy(async () => ({ default: (await import('./Menu')).Menu }))

export const LangSwitch = () => {
  const { t, lang } = useWords()
  const switchLang = useSwitchLang()
  return (
    <button
      type="button"
      className="lang"
      aria-label={`${t('app.language')}: ${lang.toUpperCase()}`}
      onClick={() => switchLang(lang === 'ru' ? 'en' : 'ru')}
      data-testid="lang"
    >
      {lang === 'ru' ? <b>RU</b> : <span>RU</span>}
      {lang === 'en' ? <b>EN</b> : <span>EN</span>}
    </button>
  )
}

export const SoundButton = () => {
  const { t } = useWords()
  const sound = useApp((state) => state.sound)
  const setSound = useApp((state) => state.setSound)
  const words = t(sound ? 'app.soundOn' : 'app.soundOff')
  return (
    <button
      type="button"
      className="hide-small"
      aria-label={words}
      title={words}
      aria-pressed={sound}
      onClick={() => setSound(!sound)}
      data-testid="sound"
    >
      <Icon name={sound ? 'sound' : 'mute'} />
    </button>
  )
}

export const MenuButton = () => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('bar.menu')}
        title={t('bar.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-testid="menu"
      >
        <Icon name="menu" />
      </button>
      <Suspense>{open && <Menu onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
