/** The library's words join the others when its screen is fetched; the first scripts do without them. */
import { words as instance } from '..'
import { library as en } from './en'
import { library as ru } from './ru'

for (const [lang, library] of Object.entries({ en, ru }))
  instance.addResourceBundle(lang, 'translation', { library })
