import type { GameEvent } from '@croupier/contract/studio.ts'
import { cardText } from '@croupier/engine/instant/hi-lo.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import type { Round } from '../../parts/rounds/round.ts'

/** A line of a round's story: keys of words and what fills them. Amounts are named so that the screen writes them as money. */
export interface RoundEntry {
  readonly kind: 'placed' | 'event' | 'paid' | 'ended'
  readonly key: string
  readonly note?: string
  readonly fill: Readonly<Record<string, string | number>>
  readonly money: Readonly<Record<string, string>>
  readonly at?: string
}

type EntryText = Pick<RoundEntry, 'key' | 'note' | 'fill' | 'money' | 'at'>

const spun = (event: Extract<GameEvent, { kind: 'spun' }>): EntryText => ({
  key: event.free ? 'spun_free' : event.index > 0 ? 'held' : 'spun',
  note:
    event.awarded > 0
      ? 'spun_awarded'
      : event.wins.length === 0 && event.scatters > 0 && unitsFrom(event.scatterAmount) > 0n
        ? 'spun_pays'
        : 'spun_wins',
  fill: { index: event.index, step: event.index, count: event.awarded > 0 ? event.awarded : event.wins.length },
  money: { amount: event.amount },
})

const pays = (key: string, fill: EntryText['fill']): EntryText => ({ key, note: 'pays_times', fill, money: {} })

const STORIES: { readonly [K in GameEvent['kind']]: (event: Extract<GameEvent, { kind: K }>) => EntryText } = {
  rolled: ({ roll, over, target, multiplier }) => ({
    key: 'rolled',
    note: over ? 'rolled_over' : 'rolled_under',
    fill: { roll, target, multiplier },
    money: {},
  }),
  risen: ({ result, target }) => ({ key: 'risen', note: 'risen_target', fill: { result, target }, money: {} }),
  dropped: ({ bucket, multiplier }) => pays('dropped', { bucket: bucket + 1, multiplier }),
  numbers_drawn: ({ drawn, hits, multiplier }) => ({
    key: 'numbers_drawn',
    note: 'numbers_hit',
    fill: { drawn: drawn.join(', '), count: hits.length, multiplier },
    money: {},
  }),
  wheel_stopped: ({ index, multiplier }) => pays('wheel_stopped', { segment: index + 1, multiplier }),
  tile_opened: ({ tile, safe, multiplier }) => ({
    key: safe ? 'tile_gem' : 'tile_mine',
    ...(safe ? { note: 'worth_times' } : {}),
    fill: { tile: tile + 1, multiplier },
    money: {},
  }),
  mines_shown: ({ mines }) => ({
    key: 'mines_shown',
    fill: {
      tiles: mines
        .map((tile) => tile + 1)
        .toSorted((one, other) => one - other)
        .join(', '),
    },
    money: {},
  }),
  card_shown: ({ card, after, right, multiplier }) => ({
    key: after === 'deal' ? 'card_deal' : after === 'skip' ? 'card_skip' : right ? 'card_right' : 'card_wrong',
    ...(right && Number(multiplier) > 0 ? { note: 'worth_times' } : {}),
    fill: { card: cardText(card), multiplier },
    money: {},
  }),
  spun,
  tumbled: ({ step, wins, amount }) => ({
    key: 'tumbled',
    note: 'spun_wins',
    fill: { step, count: wins.length },
    money: { amount },
  }),
  multiplied: ({ by, from, amount }) => ({
    key: 'multiplied',
    note: 'multiplied_note',
    fill: { by },
    money: { from, amount },
  }),
  expanded: ({ columns, amount }) => ({
    key: 'expanded',
    note: 'spun_pays',
    fill: { count: columns.length },
    money: { amount },
  }),
  feature_started: ({ feature, bought, count }) => ({
    key: `feature_${feature}`,
    ...(bought ? { note: 'feature_bought' } : {}),
    fill: { count },
    money: {},
  }),
  held: ({ step, coins }) => ({ key: 'held', note: 'held_note', fill: { step, count: coins.length }, money: {} }),
  collected: ({ amount }) => ({ key: 'collected', note: 'spun_pays', fill: {}, money: { amount } }),
  jackpot_won: ({ amount }) => ({ key: 'jackpot_won', note: 'spun_pays', fill: {}, money: { amount } }),
  launched: ({ at }) => ({ key: 'launched', fill: {}, money: {}, at }),
  left: ({ multiplier, byItself, payout }) => ({
    key: byItself ? 'left_by_itself' : 'left_by_hand',
    note: 'spun_pays',
    fill: { multiplier },
    money: { amount: payout },
  }),
  crashed: ({ point }) => ({ key: 'crashed', fill: { point }, money: {} }),
  capped: ({ at }) => ({ key: 'capped', note: 'capped_note', fill: {}, money: { amount: at } }),
}

// Each kind's story takes that kind's event; the record above says so for every kind.
const storyOf = (event: GameEvent): EntryText => (STORIES[event.kind] as (event: GameEvent) => EntryText)(event)

type RoundFacts = Pick<
  Round,
  'events' | 'stake' | 'payout' | 'startedAt' | 'closedAt' | 'status' | 'proof' | 'bets' | 'withVendor' | 'told'
>

/** What happened in a round, from the bet to its end. */
export function roundEntriesOf(round: RoundFacts): readonly RoundEntry[] {
  const placed: RoundEntry = {
    kind: 'placed',
    key: 'bet_placed',
    ...(round.proof ? { note: 'seed_committed' } : {}),
    fill: { hash: round.proof?.serverSeedHash.slice(0, 8) ?? '' },
    money: { stake: round.stake },
    at: round.startedAt,
  }
  const events = inTime(round.events).map((event): RoundEntry => ({ kind: 'event', ...storyOf(event) }))
  const told: readonly RoundEntry[] = round.told
    ? [{ kind: 'event', key: 'vendor_told', fill: { outcome: round.told.outcome }, money: {} }]
    : []
  return [placed, ...events, ...told, { ...ending(round), ...(round.closedAt ? { at: round.closedAt } : {}) }]
}

/** Each bet of a flight has its own events: those that left lower left earlier. */
function inTime(events: RoundFacts['events']): readonly GameEvent[] {
  const leaving = events
    .filter((event) => event.kind === 'left')
    .toSorted((one, other) => Number(one.multiplier) - Number(other.multiplier))
    .values()
  return events.map((event) => (event.kind === 'left' ? (leaving.next().value ?? event) : event))
}

function ending({ status, stake, payout, bets, withVendor }: RoundFacts): RoundEntry {
  const end = (key: string): RoundEntry => ({ kind: 'ended', key, fill: {}, money: {} })
  if (status === 'void') return end('round_void')
  if (withVendor && bets.some((bet) => bet.status === 'open')) return end('round_with_vendor')
  // A vendor's bets may be decided long before it says that the round is over.
  if (!withVendor && status === 'interrupted') return end('round_interrupted')
  if (!withVendor && status !== 'closed') return end('round_open')
  if (unitsFrom(payout) === 0n) return end('round_lost')
  return {
    kind: unitsFrom(payout) > unitsFrom(stake) ? 'paid' : 'ended',
    key: 'round_paid',
    fill: {},
    money: { amount: payout },
  }
}
