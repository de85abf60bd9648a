import { LANGUAGES, type Language, wishedLanguages, WRITTEN } from '@croupier/contract/language.ts'
import en from './words/en.json' with { type: 'json' }
import id from './words/id.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import th from './words/th.json' with { type: 'json' }
import tl from './words/tl.json' with { type: 'json' }
import vi from './words/vi.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

/** The words of a game's page, what its statuses say, and its marks by their English names. */
export type GameWords = typeof en

/** The words of the page in each language of the member site. */
export const GAME_WORDS: Readonly<Record<Language, GameWords>> = { en, zh, ja, th, vi, pt, id, tl }

/** The words in the language of a launch, or else in English. */
export function gameWords(language: string): { readonly tag: Language; readonly words: GameWords } {
  const wished = wishedLanguages([language]).map((code) => LANGUAGES[code])
  // A script of its own is read by who reads the language: `zh-Hant` is answered in `zh`.
  const tag = WRITTEN.find((one) => wished.some((each) => each.split('-', 1)[0] === one)) ?? 'en'
  return { tag, words: GAME_WORDS[tag] }
}

/** What a mark of a title is called; the names of teams stay as they are. */
export const markIn = (words: GameWords, mark: string): string =>
  (words.marks as Readonly<Record<string, string>>)[mark] ?? mark
