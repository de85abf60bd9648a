import { FACES } from './faces.ts'

/** The words of a group, as `useWords` says them. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Spots that are named by what they cover: the rest of the key is numbers. */
const FAMILIES = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first_four',
  'line',
  'dozen',
  'column',
  'triple',
  'double',
  'total',
  'number',
  'two',
  'three',
  'pair',
  'four',
  'fan',
  'nim',
  'kwok',
  'nga',
  'ssh',
  'red',
] as const

const NUMBERED = new RegExp(`^(${FAMILIES.join('|')})((?:_\\d+)+)$`)
const FACED = new RegExp(`^(single|two|three|double|triple)((?:_(?:${FACES.join('|')}))+)$`)
const SIDED = /^(dragon|tiger|(?:banker|player)[1-3]?)_([a-z_0-9]+)$/

/** What a winning hand is: it is no spot, but a round is called by it. */
const HAND = /^hand_([a-z_]+)$/
const SEATED = /^seat(\d)(?:_([a-z_0-9]+))?$/

/** What a spot is called in these words: by its own word where it has one, or else by the parts of its key. */
export function spotName(t: Words, spot: string): string {
  const own = t(`spot.${spot}`, { otherwise: '' })
  if (own !== '') return own
  const numbered = NUMBERED.exec(spot)
  if (numbered) return t(`family.${numbered[1]}`, { numbers: partsOf(numbered[2]).join('-') })
  const faced = FACED.exec(spot)
  if (faced) {
    const faces = partsOf(faced[2]).map((face) => t(`face.${face}`))
    return t(`faces.${faced[1]}`, { faces: faces.join(' + ') })
  }
  const hand = HAND.exec(spot)
  if (hand) return t(`hand.${hand[1]}`)
  const seated = SEATED.exec(spot)
  if (seated) {
    const side = t('seat', { seat: seated[1] ?? '' })
    return seated[2] === undefined ? side : t('of_side', { side, what: t(`spot.${seated[2]}`) })
  }
  const sided = SIDED.exec(spot)
  if (sided) return t('of_side', { side: t(`spot.${sided[1]}`), what: t(`spot.${sided[2]}`) })
  return t(`spot.${spot}`)
}

/** The seat that a spot is at, if it is at one. */
export function seatOf(spot: string): number | undefined {
  const seat = SEATED.exec(spot)?.[1]
  return seat === undefined ? undefined : Number(seat)
}

/** What a bet is called, whichever seat it is at. */
export const betName = (t: Words, spot: string): string =>
  seatOf(spot) === undefined ? spotName(t, spot) : t(`spot.${SEATED.exec(spot)?.[2] ?? 'main'}`)

const partsOf = (text = '') => text.split('_').filter((part) => part !== '')

/** The numbers in a spot's key: 1, 2 of `split_1_2`. */
export const numbersIn = (spot: string): readonly number[] =>
  [...spot.matchAll(/_(\d+)/g)].map(([, text]) => Number(text))
