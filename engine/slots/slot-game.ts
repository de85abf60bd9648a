import type { Words } from '../chance.ts'
import { amountText } from '../money.ts'
import type { Round } from '../round.ts'
import { accepted, declined, fieldOf } from '../studio-game.ts'
import type { Draw, OneStepGame, WireEvent } from '../studio-game.ts'
import type { SlotEvent } from './events.ts'
import type { Strip } from './reels.ts'
import type { SlotBet } from './stake.ts'

/** A spin, or the title's feature at its price instead. */
export interface BuyChoices {
  readonly bought: boolean
}

/** What a title says of itself to the studio. */
interface SlotTitle {
  readonly code: string
  readonly name: string
  readonly paytableVersion: string
  /** In per cent with four decimals, as the title's odds compute it. */
  readonly rtp: string
}

type SlotDescription = Pick<
  OneStepGame<unknown, SlotEvent>,
  'multiStep' | 'profiles' | 'jackpot' | 'topPayout' | 'wire' | 'drawn'
>

const described: SlotDescription = {
  multiStep: false,
  profiles: [],
  jackpot: false,
  topPayout: () => undefined,
  wire: slotWire,
  drawn: slotDrawn,
}

interface PlainTitle extends SlotTitle {
  readonly play: (bet: SlotBet, words: Words) => Round<SlotEvent>
  readonly draws: readonly Draw[]
}

/** A title without choices as the studio plays it. */
export const plainSlot = ({
  rtp,
  play,
  draws,
  ...title
}: PlainTitle): OneStepGame<Record<string, never>, SlotEvent> => ({
  ...described,
  ...title,
  sample: {},
  rtp: () => rtp,
  accept: () => accepted({}),
  cost: ({ stake }) => stake,
  play,
  draws: () => draws,
})

interface BuyTitle extends SlotTitle {
  /** What the feature costs, in stakes. */
  readonly price: number
  readonly play: (bet: SlotBet & BuyChoices, words: Words) => Round<SlotEvent>
  readonly draws: (choices: BuyChoices) => readonly Draw[]
}

/** A title whose feature can be bought. */
export const buySlot = ({ rtp, play, draws, price, ...title }: BuyTitle): OneStepGame<BuyChoices, SlotEvent> => ({
  ...described,
  ...title,
  sample: { bought: false },
  rtp: () => rtp,
  accept: (choices) => {
    const bought = fieldOf(choices, 'bought')
    return typeof bought === 'boolean'
      ? accepted({ bought })
      : declined('bought', 'invalid', 'neither a spin nor a bought feature')
  },
  cost: ({ stake, choices }) => stake * BigInt(choices.bought ? price : 1),
  play: ({ choices, ...bet }, words) => play({ ...bet, bought: choices.bought }, words),
  draws: ({ choices }) => draws(choices),
})

/** How the stops of these reels are read. */
export const reelDraws = (strips: readonly Strip[]): Draw[] =>
  strips.map((strip, reel) => ({ name: 'reel', of: BigInt(strip.length), index: reel + 1 }))

/** A round's events for JSON: money as decimal strings, everything else as it is. */
function slotWire(events: readonly SlotEvent[], decimals: number): readonly WireEvent[] {
  const textOf = (value: unknown): unknown => {
    if (typeof value === 'bigint') return amountText(value, decimals)
    if (Array.isArray(value)) return value.map(textOf)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, textOf(each)]))
  }
  return events.map((event) => ({
    ...Object.fromEntries(Object.entries(event).map(([name, each]) => [name, textOf(each)])),
    kind: event.kind,
  }))
}

/** What was drawn: the stops of every spin, the cells of every drop, what was chosen, multiplied and held. */
function slotDrawn(events: readonly unknown[]): readonly string[] {
  return events.flatMap((event) => drawnBy(event) ?? [])
}

function drawnBy(event: unknown): string | undefined {
  const stops = listOf(fieldOf(event, 'stops'))
  switch (fieldOf(event, 'kind')) {
    case 'spun': {
      const by = fieldOf(event, 'multiplier')
      const drawn = stops.length > 0 ? stops.join(' ') : cellsText(event)
      return by === undefined ? drawn : `${drawn} ×${String(by)}`
    }
    case 'tumbled':
      return cellsText(event)
    case 'multiplied':
      return `×${String(fieldOf(event, 'by'))}`
    case 'feature_started':
      return textOrNone(fieldOf(event, 'symbol'))
    case 'held':
      return listOf(fieldOf(event, 'coins'))
        .map((coin) => `${String(fieldOf(coin, 'column'))}:${String(fieldOf(coin, 'row'))}`)
        .join(' ')
    default:
      return undefined
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const textOrNone = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const cellsText = (event: unknown): string =>
  listOf(fieldOf(event, 'window'))
    .map((column) => listOf(column).join(' '))
    .join(' | ')
