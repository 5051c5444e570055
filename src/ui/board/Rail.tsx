import { Suspense, useState } from 'react'
import type { ToolKind } from '../../store/api'
import type { Board } from '../../store/scene'
import { Keys } from '../later'
import { Icon } from '../parts/Icon'
import type { IconName } from '../parts/icons'
import { TOOLS } from '../seat/useTools'
import { useKeys } from '../useKeys'
import { useWords } from '../useWords'

type ButtonProps = Readonly<{
  icon: IconName
  words: string
  shortcut: string
  pressed?: boolean
  onClick: () => void
  testId: string
}>

const RailButton = ({ icon, words, shortcut, pressed, onClick, testId }: ButtonProps) => (
  <button
    type="button"
    aria-label={words}
    title={`${words} (${shortcut})`}
    aria-pressed={pressed}
    onClick={onClick}
    data-testid={testId}
  >
    <Icon name={icon} />
    <s aria-hidden="true">{shortcut}</s>
  </button>
)

type Props = Readonly<{
  board: Board | null
  /** Sight tools of a seat; the film has none. */
  tools?: readonly ToolKind[]
  onTool?: (tool: ToolKind) => void
}>

const ZOOM = 1.25

/** The rail: sight tools by key held or by toggle, zoom, the list of keys. */
export const Rail = ({ board, tools = [], onTool }: Props) => {
  const { t } = useWords()
  const [keys, setKeys] = useState(false)
  const zoomIn = () => board?.zoomBy(ZOOM)
  const zoomOut = () => board?.zoomBy(1 / ZOOM)
  const fit = () => board?.fit()
  useKeys([
    ['Equal', zoomIn],
    ['Shift+Equal', zoomIn],
    ['NumpadAdd', zoomIn],
    ['Minus', zoomOut],
    ['NumpadSubtract', zoomOut],
    ['KeyF', fit],
    ['Shift+Slash', () => setKeys(true)],
    ['Shift+Digit7', (event) => event.key === '?' && setKeys(true)],
    [
      'F1',
      (event) => {
        event.preventDefault()
        setKeys(true)
      },
    ],
  ])
  return (
    <nav className="rail" aria-label={t('tools.title')}>
      {onTool && (
        <>
          {TOOLS.map(({ tool, icon, key }) => (
            <RailButton
              key={tool}
              icon={icon}
              words={t(`tools.${tool}`)}
              shortcut={key}
              pressed={tools.includes(tool)}
              onClick={() => onTool(tool)}
              testId={`tool-${tool}`}
            />
          ))}
          <hr />
        </>
      )}
      <RailButton icon="plus" words={t('tools.zoomIn')} shortcut="+" onClick={zoomIn} testId="zoom-in" />
      <RailButton icon="minus" words={t('tools.zoomOut')} shortcut="−" onClick={zoomOut} testId="zoom-out" />
      <RailButton icon="fit" words={t('tools.fit')} shortcut="F" onClick={fit} testId="zoom-fit" />
      <div className="grow" />
      <RailButton
        icon="help"
        words={t('tools.help')}
        shortcut="?"
        onClick={() => setKeys(true)}
        testId="help"
      />
      <Suspense>{keys && <Keys onClose={() => setKeys(false)} />}</Suspense>
    </nav>
  )
}
