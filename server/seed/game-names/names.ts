import type { Language } from '@croupier/contract/language.ts'
import { names as id } from './id.ts'
import { names as ja } from './ja.ts'
import { names as pt } from './pt.ts'
import { names as th } from './th.ts'
import { names as tl } from './tl.ts'
import { names as vi } from './vi.ts'
import { names as zh } from './zh.ts'

const NAMES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  zh,
  ja,
  th,
  vi,
  pt,
  id,
  tl,
}

/** What a game is called in other languages than English, by their tags. */
export const namesOf = (code: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(NAMES).flatMap(([language, { [code]: name }]) => (name ? [[language, name]] : [])))
