import 'i18next'
import type { en } from './en'
import type { library } from './library/en'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    returnNull: false
    resources: { translation: typeof en & Readonly<{ library: typeof library }> }
  }
}
