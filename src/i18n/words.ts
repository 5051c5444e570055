/** The shape of a translation: Russian has every key of English, and the plurals of its own grammar. */

export type Lang = 'ru' | 'en'

type Stem<K> = K extends `${infer Stem}_other` ? Stem : never
type EnglishPlural = `${string}_one` | `${string}_other`
type RussianPlural<K> = `${Stem<K>}_${'one' | 'few' | 'many' | 'other'}`

/** Words of another language for the keys of `T`: a missing or a surplus key is an error of types. */
export type Russian<T> = T extends string
  ? string
  : { readonly [K in keyof T as K extends EnglishPlural ? never : K]: Russian<T[K]> } & {
      readonly [K in keyof T as RussianPlural<K>]: string
    }
