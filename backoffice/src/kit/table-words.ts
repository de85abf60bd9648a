import { handName, tileNamed, twoTilesOf } from '@croupier/engine/tables/pai-gow.ts'
import { spotName } from '@croupier/kit/spot-name.ts'
import { useWords } from '@croupier/kit/words.ts'

/** A code as text, where there are no words for it: `LA_PARTAGE`. */
const spaced = (code: string) => code.replaceAll('_', ' ').toLowerCase()

/** What games, paytables, groups of spots and spots are called here. */
export function useTableWords() {
  const t = useWords('tables')
  const spots = useWords('spots')
  const said = (kind: string) => (code: string) => t(`${kind}.${code}`, { otherwise: spaced(code) })
  /** The tiles of a Pai Gow hand that is more than points stand for what it is called. */
  const score = (text: string) =>
    text.replaceAll(/(\d-\d)\.(\d-\d)/g, (_, one: string, other: string) =>
      t(`tile_hand.${handName(twoTilesOf([tileNamed(one), tileNamed(other)])) ?? 'pair'}`),
    ) || '–'
  /** A live game by its type; any other game comes with its name. */
  const gameOrName = (text: string) => t(`games.${text}`, { otherwise: text })
  /** A bet spot or a place on the table, as members read it. */
  const spot = (code: string) => spotName(spots, code)
  return { game: said('games'), gameOrName, paytable: said('paytables'), group: said('groups'), spot, score }
}

/** What a table is called in a language, or else in English. */
export const tableName = (
  { names, code }: { readonly names: Readonly<Record<string, string>>; readonly code: string },
  language: string,
) => names[language.slice(0, 2)] ?? names['en'] ?? code

/** Milliseconds as seconds: `20 s`, `1.5 s`. */
export const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`
