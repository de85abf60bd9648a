import type { Spot } from '@croupier/engine/tables/table-game.ts'
import type { Words } from '@croupier/kit/spot-name.ts'

/** A rule as it is printed in the cloth: what is named, and what it pays for how much. */
export interface PrintedRule {
  /** The key of its name among the words of tables. */
  readonly name: string
  readonly pay: string
  readonly of: string
}

/** What tables have printed: a spot, its name where the spot has none of its own, and which of its pays is meant. */
const PRINTED: Readonly<
  Record<string, readonly { readonly spot: string; readonly name: string; readonly best?: true }[]>
> = {
  BACCARAT: [
    { spot: 'banker', name: 'spot.banker' },
    { spot: 'tie', name: 'spot.tie' },
  ],
  DRAGON_TIGER: [
    { spot: 'tie', name: 'spot.tie' },
    { spot: 'suited_tie', name: 'spot.suited_tie' },
  ],
  ROULETTE: [{ spot: 'straight_0', name: 'straight_up' }],
  SICBO: [{ spot: 'any_triple', name: 'spot.any_triple' }],
  BLACKJACK: [
    { spot: 'seat1', name: 'count.blackjack', best: true },
    { spot: 'seat1_insurance', name: 'spot.insurance' },
  ],
}

/** A table's name as it is printed: without what sets it apart from others, for which there is no room beside the tray. */
export const printedName = (name: string): string => name.split(' · ', 1)[0] ?? name

/** The rules that a table has printed. One that pays in several ways is not printed, unless its best way is what it is known for. */
export function printedRules(gameCode: string, spots: readonly Spot[]): readonly PrintedRule[] {
  return (PRINTED[gameCode] ?? []).flatMap(({ spot, name, best }) => {
    const pays = spots.find(({ key }) => key === spot)?.pays ?? []
    const pay = best || pays.length === 1 ? pays.at(-1) : undefined
    return pay === undefined ? [] : [{ name, ...inTrade(pay) }]
  })
}

// One and a half to one is said as three to two, 0.95 to one is not said as 19 to 20.
function inTrade(pay: string): { readonly pay: string; readonly of: string } {
  return pay.endsWith('.5') ? { pay: String(Number(pay) * 2), of: '2' } : { pay, of: '1' }
}

/** A printed rule in words. */
export const printedText = (t: Words, decimal: (text: string) => string, { name, pay, of }: PrintedRule): string =>
  t('printed_pays', { spot: t(name), pay: decimal(pay), of })
