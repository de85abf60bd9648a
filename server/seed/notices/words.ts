import type { Language } from '@croupier/contract/language.ts'
import type { Words } from '../../src/modules/content/store.ts'
import type { Notice } from '../announcements.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'

const MORE: Readonly<Record<Exclude<Language, keyof Notice['words']>, Readonly<Record<string, Words>>>> = {
  zh,
  ja,
  th,
  pt,
  id,
}

/** A notice in every language: the three it is written in beside what it is, and the others. */
export const wordsOf = ({ key, words }: Pick<Notice, 'key' | 'words'>): Readonly<Record<string, Words>> => ({
  ...words,
  ...Object.fromEntries(Object.entries(MORE).flatMap(([tag, told]) => (told[key] ? [[tag, told[key]]] : []))),
})
