import type { Words } from '@croupier/engine/chance.ts'
import { actionOf } from '@croupier/engine/tables/blackjack-chart.ts'
import type { Action } from '@croupier/engine/tables/blackjack-chart.ts'
import { valueOf } from '@croupier/engine/tables/blackjack-hands.ts'
import { blackjackEdge, insuranceResults, sideResults } from '@croupier/engine/tables/blackjack-odds.ts'
import type { BlackjackResult } from '@croupier/engine/tables/blackjack-play.ts'
import { blackjack } from '@croupier/engine/tables/blackjack.ts'
import { cardOf } from '@croupier/engine/tables/cards.ts'
import { anteOdds, cardPokerResults, playsWith } from '@croupier/engine/tables/card-poker-odds.ts'
import { cardPoker } from '@croupier/engine/tables/card-poker.ts'
import { callOdds, fiveCardCounts } from '@croupier/engine/tables/holdem-odds.ts'
import { holdem } from '@croupier/engine/tables/holdem.ts'
import { spotOdds } from '@croupier/engine/tables/odds.ts'
import { fairBelow } from '@croupier/engine/tables/source.ts'
import type { Answer, Question, Source, Stage, TableGame } from '@croupier/engine/tables/table-game.ts'
import type { BetGroup, MeasuredBet } from './bets.ts'
import { fractionOf } from './table-bets.ts'

// Bets whose owner is asked in the middle of the round, played by the way that the exact figure is counted for.

/** A round from the same cards as often as somebody answers, as the dealer deals it. */
function rounds<R>(game: TableGame<R>, words: Words) {
  const cards = Array.from({ length: game.deck?.size ?? 0 }, (_, card) => card)
  let drawn = 0
  // Shuffled as far as it is looked at: most of a shoe would never be seen.
  const cardAt = (place: number): number => {
    for (; drawn <= place; drawn += 1) {
      const other = drawn + fairBelow(cards.length - drawn, words)
      ;[cards[drawn], cards[other]] = [cards[other] ?? 0, cards[drawn] ?? 0]
    }
    return cards[place] ?? 0
  }
  const source = (): Source => {
    let taken = game.deck?.burn ?? 0
    return { below: () => 0, take: () => cardAt(taken++) }
  }
  return (answer: (question: Question, stage: Stage<R>) => string): R => {
    const answers: Answer[] = []
    for (;;) {
      const stage = game.deal(source(), answers, [1], game.paytables[0] ?? '')
      if (stage.result !== undefined) return stage.result
      if (!stage.asks) throw new Error(`${game.code} neither asks nor ends`)
      const { kind, of, seat = 0 } = stage.asks
      answers.push({ kind, seat, option: of === 'seat' ? answer(stage.asks, stage) : 'over' })
    }
  }
}

const over = (): string => 'over'

/** What comes back of one stake where these spots lie, each for so many of it. */
function returned<R>(game: TableGame<R>, result: R, laid: Readonly<Record<string, number>>, paytable = ''): number {
  const mine = new Set(Object.keys(laid))
  return Object.entries(laid).reduce(
    (sum, [spot, stakes]) => sum + stakes * fractionOf(game.judge(result, spot, paytable, mine)),
    1,
  )
}

function cardPokerBets(): BetGroup {
  const results = cardPokerResults()
  const { paytables } = cardPoker
  const named = (bet: string) => ({ game: cardPoker.code, bet })
  return {
    bets: [
      { ...named('ante, played with Q-6-4 or better'), exact: 1 - fractionOf(anteOdds(results).edge) },
      ...paytables.map((paytable) => ({
        ...named(`${paytable} pair_plus`),
        exact: fractionOf(spotOdds(cardPoker, 'pair_plus', { results, paytable }).rtp),
      })),
    ],
    play(words, paid) {
      const result = rounds(cardPoker, words)(over)
      paid[0] = playsWith(result.player) ? returned(cardPoker, result, { ante: 1, play: 1 }) : 0
      for (const [at, paytable] of paytables.entries())
        paid[at + 1] = returned(cardPoker, result, { pair_plus: 1 }, paytable)
    },
  }
}

/** To count the calls takes half a minute. */
function holdemBets(counted: boolean): BetGroup {
  const named = (bet: string) => ({ game: holdem.code, bet })
  const odds = counted ? callOdds() : undefined
  const bonus: MeasuredBet = { ...named('aa_bonus'), exact: 1 + fractionOf(fiveCardCounts().bonus) }
  if (!odds)
    return {
      bets: [bonus],
      play: (words, paid) => void (paid[0] = returned(holdem, rounds(holdem, words)(over), { aa_bonus: 1 })),
    }
  return {
    bets: [
      bonus,
      { ...named('ante, called every time'), exact: 1 - fractionOf(odds.alwaysEdge) },
      { ...named('ante, called where calling is better'), exact: 1 - fractionOf(odds.edge) },
    ],
    play(words, paid) {
      const result = rounds(holdem, words)(over)
      const called = returned(holdem, result, { ante: 1, call: 2 })
      paid[0] = returned(holdem, result, { aa_bonus: 1 })
      paid[1] = called
      paid[2] = odds.isCall(result.player, result.board.slice(0, 3)) ? called : 0
    },
  }
}

const options: Readonly<Record<Action, string>> = { H: 'hit', S: 'stand', D: 'double', P: 'split', R: 'surrender' }

/** What the chart says to this question. */
function byChart({ options: allowed, place = '' }: Question, { events }: Stage, surrender: boolean): string {
  const hands = handsOf(events)
  const values = (at: string) => (hands.get(at) ?? []).map(valueOf)
  const can = (option: string) => allowed.includes(option)
  const rules = { double: can('double'), split: can('split'), surrender: surrender && can('surrender') }
  return options[actionOf(values(place), values('dealer')[0] ?? 0, rules)]
}

/** The cards that lie at each place, by what has been shown. */
function handsOf(events: Stage['events']): ReadonlyMap<string, readonly number[]> {
  const hands = new Map<string, readonly number[]>()
  for (const event of events) {
    const { kind, to = '', card = '' }: { readonly kind: string; readonly to?: string; readonly card?: string } = event
    const lying = hands.get(to) ?? []
    if (kind === 'card') hands.set(to, [...lying, cardOf(card) ?? 0])
    if (kind === 'split') hands.set(to, lying.slice(0, 1)).set(`${to}_split`, lying.slice(1))
  }
  return hands
}

const seat = 'seat1'
/** How often the dealer shows an ace. */
const offered = 1 / 13

function blackjackBets(): BetGroup {
  const side = sideResults()
  const of = (spot: string, results = side) => fractionOf(spotOdds(blackjack, `${seat}_${spot}`, { results }).rtp)
  const named = (bet: string) => ({ game: blackjack.code, bet })
  return {
    bets: [
      { ...named('by the chart'), exact: 1 - blackjackEdge({ surrender: true }) },
      { ...named('by the chart, never surrendered'), exact: 1 - blackjackEdge({ surrender: false }) },
      { ...named('bet behind that follows'), exact: 1 - blackjackEdge({ surrender: true }) },
      { ...named('bet behind'), exact: 1 - blackjackEdge({ surrender: true, behind: true }) },
      { ...named('perfect pairs'), exact: of('perfect_pairs') },
      { ...named('21+3'), exact: of('21_3') },
      { ...named('insurance wherever it is offered'), exact: 1 + offered * (of('insurance', insuranceResults()) - 1) },
    ],
    play(words, paid) {
      const play = rounds(blackjack, words)
      const result = play((question, stage) => byChart(question, stage, true))
      paid[0] = owned(result)
      paid[1] = owned(play((question, stage) => byChart(question, stage, false)))
      paid[2] = returned(blackjack, result, { [`${seat}_follow`]: 1 })
      paid[3] = returned(blackjack, result, { [`${seat}_behind`]: 1 })
      paid[4] = returned(blackjack, result, { [`${seat}_perfect_pairs`]: 1 })
      paid[5] = returned(blackjack, result, { [`${seat}_21_3`]: 1 })
      paid[6] = valueOf(result.dealer[0] ?? 0) === 1 ? returned(blackjack, result, { [`${seat}_insurance`]: 1 }) : 1
    },
  }
}

/** What comes back of the owner's stake with what doubled and split it. */
function owned(result: BlackjackResult): number {
  const [one, other] = result.seats[0]?.hands ?? []
  const laid = {
    [seat]: 1,
    ...(one?.doubled ? { [`${seat}_double`]: 1 } : {}),
    ...(other ? { [`${seat}_split`]: 1 } : {}),
    ...(other?.doubled ? { [`${seat}_split_double`]: 1 } : {}),
  }
  return returned(blackjack, result, laid)
}

/** Every such bet. Without `counted` those are left out whose exact return takes half a minute to count. */
export const askedBets = ({ counted }: { readonly counted: boolean }): readonly BetGroup[] => [
  cardPokerBets(),
  holdemBets(counted),
  blackjackBets(),
]
