import type { LiveTableEvent } from '@croupier/contract/tables.ts'
import { suitSign } from './card-words.ts'
import type { Words } from '@croupier/kit/spot-name.ts'
import { spotName } from '@croupier/kit/spot-name.ts'

/** Laid aside before the first card is dealt; no hand. */
const ASIDE = 'first'

/** Tiles that are called by their pips. */
const PIPS = /^[\d-]+$/

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** Something that happened on the table, in words: `Banker: 9♣`. */
export function eventText(t: Words, event: LiveTableEvent): string {
  const { to, card, tile, dice, number, red, rest, high, low } = event
  const where = typeof to === 'string' && to !== ASIDE ? spotName(t, to) : ''
  const pieces = [
    typeof card === 'string' ? `${card.slice(0, -1)}${suitSign(card)}` : '',
    typeof tile === 'string' && PIPS.test(tile) ? tile : '',
    texts(dice).join(' + '),
    typeof number === 'number' ? String(number) : '',
    typeof red === 'number' ? spotName(t, `red_${red}`) : '',
    typeof rest === 'number' ? spotName(t, `fan_${rest}`) : '',
    [texts(high), texts(low)].flatMap((tiles) => (tiles.length > 0 ? tiles.join(' ') : [])).join(' · '),
  ]
  return [where, pieces.filter((piece) => piece !== '').join(' ')].filter((part) => part !== '').join(': ')
}
