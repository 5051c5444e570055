import { LANGS } from '../../i18n'
import { useApp } from '../context'
import { Icon } from '../parts/Icon'
import { useSwitchLang, useWords } from '../useWords'

const NAMES = { ru: 'Русский', en: 'English' } as const

/** Language, desk and sound on the start screen. */
export const Settings = () => {
  const { t, lang } = useWords()
  const dark = useApp((state) => state.dark)
  const sound = useApp((state) => state.sound)
  const switchLang = useSwitchLang()
  const setDark = useApp((state) => state.setDark)
  const setSound = useApp((state) => state.setSound)
  return (
    <div className="settings">
      <Icon name="globe" />
      {LANGS.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === lang}
          onClick={() => switchLang(each)}
          data-testid={`lang-${each}`}
        >
          {NAMES[each]}
        </button>
      ))}
      <span className="grow" />
      <button type="button" onClick={() => setDark(!dark)} data-testid="desk">
        <Icon name="lamp" />
        {t(dark ? 'app.lamp' : 'app.daylight')}
      </button>
      <button type="button" onClick={() => setSound(!sound)} data-testid="sound" aria-pressed={sound}>
        <Icon name={sound ? 'sound' : 'mute'} />
        <span className="unseen">{t(sound ? 'app.soundOn' : 'app.soundOff')}</span>
      </button>
    </div>
  )
}
