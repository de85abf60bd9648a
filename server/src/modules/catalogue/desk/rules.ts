import type { GameNames } from '@croupier/contract/console-game-names.ts'
import { atField, type Verdict, yes } from '#kernel/refusal.ts'

/** Names by language tag, the English one among them. */
export type Names = Readonly<Record<string, string>> & { readonly en: string }

/** Names as they were typed, without those that were left empty; a game has an English one at least. */
export function namesFrom(typed: GameNames): Verdict<Names> {
  const named = Object.entries(typed)
    .map(([language, name]) => [language, name.trim()] as const)
    .filter(([, name]) => name !== '')
  const { en, ...names } = Object.fromEntries(named)
  return en === undefined ? atField('names', 'required') : yes({ ...names, en })
}
