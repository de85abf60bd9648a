import { describe, expect, test } from 'vitest'
import { cardsOf, playOut, seededSource, sourceFrom } from '../test/table-play.ts'
import { isTwentyOne, totalOfCards, valueOf } from './blackjack-hands.ts'
import { actionOf } from './blackjack-chart.ts'
import { blackjackEdge, insuranceResults, sideResults } from './blackjack-odds.ts'
import { blackjack } from './blackjack.ts'
import { spotOdds } from './odds.ts'
import { settle } from './pay.ts'
import { spotOfOption } from './table-game.ts'
import type { Answer, TableEvent } from './table-game.ts'

/** The cards in the order of the shoe, and the options that the owners choose one after the other. */
const play = (cards: string, options = '', seats: readonly number[] = [1]) => {
  const chosen = options === '' ? [] : options.split(' ')
  return playOut(blackjack, () => sourceFrom(cardsOf(cards)), {
    seats,
    answer: ({ silence }, asked) => chosen[asked] ?? silence,
  })
}
type PlayedHand = ReturnType<typeof play>
const profit = ({ result }: PlayedHand, spot: string) =>
  Number(blackjack.judge(result, spot, 'STANDARD', new Set([spot])).decimal(2))
const questions = ({ stages }: PlayedHand) => stages.flatMap(({ asks }) => (asks ? [asks] : []))

describe('totals', () => {
  test.each([
    ['As Kh', 21, true],
    ['As 5h', 16, true],
    ['As 5h Kc', 16, false],
    ['As Ah', 12, true],
    ['10s Jh 2c', 22, false],
  ])('%s is %d', (cards, total, soft) => {
    expect(totalOfCards(cardsOf(cards))).toEqual({ total, soft })
  })

  test('21 of two cards is an ace and a ten or a picture', () => {
    expect(['As Kh', '10s Ah', '7s 7h', 'As 5h 5c'].map((cards) => isTwentyOne(cardsOf(cards)))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

// Dealt: seat, dealer open, seat, dealer face down, then what is drawn.
describe('a hand', () => {
  test.each<[string, string, string, number]>([
    ['21 of two cards pays three to two', 'As 9h Kc 9d', '', 1.5],
    ['and comes back against the dealer’s', 'As Kh Kc Ad', '', 0],
    ['21 of three cards pays one', '5s 9h 6c 9d 10c', 'hit', 1],
    ['21 of three cards is lost to the dealer’s 21 of two', '5s Kh 6c Ad', '', -1],
    ['more than the dealer wins', '10s 9h 9c 9d', 'stand', 1],
    ['as much comes back', '10s 9h 8c 9d', 'stand', 0],
    ['less is lost', '10s 9h 7c 9d', 'stand', -1],
    ['over 21 is lost, whatever the dealer has', '10s 6h 6c 10d Kc', 'hit', -1],
    ['the dealer goes over 21', '10s 6h 2c 10d Kc', 'stand', 1],
    ['the dealer draws to 16', '10s 6h 8c 10d 5c', 'stand', -1],
    ['the dealer stands on a soft 17', '10s Ah 8c 6d', 'over stand', 1],
    ['half comes back to whoever surrenders', '10s 9h 6c 9d', 'surrender', -0.5],
    ['no answer stands', '10s 9h 6c 9d', '', -1],
  ])('%s', (_, cards, options, paid) => {
    expect(profit(play(cards, options), 'seat1')).toBe(paid)
    expect(profit(play(cards, options), 'seat1_behind')).toBe(paid)
    expect(profit(play(cards, options), 'seat1_follow')).toBe(paid)
  })

  test('that doubles has one card more and wins or loses twice', () => {
    const played = play('5s 9h 6c 9d 10c', 'double')
    expect([profit(played, 'seat1'), profit(played, 'seat1_double')]).toEqual([1, 1])
    expect([profit(played, 'seat1_behind'), profit(played, 'seat1_follow')]).toEqual([1, 2])
    const short = play('5s 9h 6c 9d 2c', 'double')
    expect([profit(short, 'seat1'), profit(short, 'seat1_double'), profit(short, 'seat1_follow')]).toEqual([-1, -1, -2])
    expect(questions(short)).toHaveLength(1)
  })

  test('of two cards of a value may be split once, each hand doubled', () => {
    const played = play('8s 6h 8c 10d 3h Kh 8d 10s Kd', 'split double stand')
    expect(questions(played).map(({ place, options }) => [place, options.join(' ')])).toEqual([
      ['seat1', 'hit stand double split surrender'],
      ['seat1', 'hit stand double'],
      ['seat1_split', 'hit stand double'],
    ])
    expect(played.result.seats[0]).toEqual({
      seat: 1,
      first: cardsOf('8s 8c'),
      hands: [
        { cards: cardsOf('8s 3h Kh'), split: true, doubled: true, surrendered: false },
        { cards: cardsOf('8c 8d'), split: true, doubled: false, surrendered: false },
      ],
    })
    expect(['seat1', 'seat1_double', 'seat1_split', 'seat1_split_double'].map((spot) => profit(played, spot))).toEqual([
      1, 1, 1, -1,
    ])
    expect([profit(played, 'seat1_follow'), profit(played, 'seat1_behind')]).toEqual([3, 1])
  })

  test('of split aces has one card more each, and 21 in it pays one', () => {
    const played = play('As 6h Ac 10d Kh 5d Kd', 'split')
    expect(questions(played)).toHaveLength(1)
    expect([profit(played, 'seat1'), profit(played, 'seat1_split')]).toEqual([1, 1])
    expect(profit(play('As 6h Ac 10d Kh 5d 5c', 'split'), 'seat1')).toBe(0)
  })

  test('of a king and a ten may be split, of a five and a six not', () => {
    expect(questions(play('Ks 6h 10c 10d Kh'))[0]!.options).toContain('split')
    expect(questions(play('5s 6h 6c 10d Kh'))[0]!.options).not.toContain('split')
  })

  test('that was hit may only be hit again or stand', () => {
    expect(questions(play('2s 6h 3c 10d 4h Kh', 'hit'))[1]!.options).toEqual(['hit', 'stand'])
  })
})

describe('a round', () => {
  test('asks all seats for insurance first and at once, and it pays two', () => {
    const played = play('10s 9s Ah 9c 8c Kd', '', [3, 5])
    expect(questions(played)).toEqual([
      {
        kind: 'insurance',
        of: 'seats',
        seats: [3, 5],
        options: ['insure', 'decline'],
        silence: 'decline',
        bets: { insure: 'insurance' },
      },
    ])
    expect(spotOfOption(questions(played)[0]!, 'insure', 5)).toBe('seat5_insurance')
    expect([profit(played, 'seat3'), profit(played, 'seat3_insurance'), profit(played, 'seat5')]).toEqual([-1, 2, -1])
    expect(profit(play('10s Ah 9c 9d', 'over stand'), 'seat1_insurance')).toBe(-1)
  })

  test('where nobody plays a seat, what was bet behind it comes back', () => {
    const played = play('10s 9h 9c 9d', 'stand', [2])
    expect(['seat1_behind', 'seat1_follow', 'seat1_21_3'].map((spot) => profit(played, spot))).toEqual([0, 0, -1])
  })

  test('ends at once where the dealer has 21: nobody plays, and only the first stakes are lost', () => {
    const played = play('8s Kh 8c Ad')
    expect(questions(played)).toEqual([])
    expect(profit(played, 'seat1')).toBe(-1)
    expect(profit(played, 'seat1_follow')).toBe(-1)
    const [held] = settle(blackjack, played.result, [{ spot: 'seat1_follow', stake: 10_0000n }], {
      paytable: 'STANDARD',
      unit: 100n,
    })
    expect(held).toEqual({ outcome: 'lost', payout: 30_0000n })
  })

  test('keeps the dealer’s second card to itself until all have played', () => {
    const { stages } = play('10s 9h 6c 7d 2c 5d', 'hit stand')
    expect(stages).toHaveLength(3)
    for (const { events } of stages.slice(0, 2)) expect(JSON.stringify(events)).not.toContain('7d')
    expect(stages[2]!.events.filter(({ kind }) => kind === 'card_shown')).toEqual([
      { kind: 'card_shown', takes: 1, to: 'dealer', card: '7d' },
    ])
  })

  test('deals only to the seats that play, in their order, and asks them in it', () => {
    const played = play('10s 9s 9h 6c 7c 9d 5c', 'stand stand', [7, 2])
    expect(played.stages[0]!.events.map((event) => ('to' in event ? event.to : ''))).toEqual([
      'seat2',
      'seat7',
      'dealer',
      'seat2',
      'seat7',
      'dealer',
    ])
    expect(questions(played).map(({ seat }) => seat)).toEqual([2, 7])
    expect(profit(played, 'seat1')).toBe(-1)
  })

  test('has no card for the dealer where nobody is left to beat', () => {
    expect(play('10s 6h 6c 10d Kc', 'hit').result.dealer).toHaveLength(2)
    expect(play('As 6h Kc 10d').result.dealer).toHaveLength(2)
    expect(play('10s 6h 6c 10d', 'surrender').result.dealer).toHaveLength(2)
  })

  test('takes no answer that was not asked for', () => {
    const source = () => sourceFrom(cardsOf('10s 9h 6c 7d 2c 5d'))
    const answers = [{ kind: 'play', seat: 2, option: 'hit' }]
    expect(() => blackjack.deal(source(), answers, [1], 'STANDARD')).toThrow('is no answer')
    expect(() => blackjack.deal(source(), [{ kind: 'play', seat: 1, option: 'split' }], [1], 'STANDARD')).toThrow(
      'is no answer',
    )
    const ace = () => sourceFrom(cardsOf('10s Ah 6c 7d 2c 5d'))
    expect(() => blackjack.deal(ace(), [{ kind: 'play', seat: 1, option: 'hit' }], [1], 'STANDARD')).toThrow(
      'is no answer',
    )
  })
})

test.each<[string, string, number]>([
  ['two kings of spades', 'Ks 9h Ks 9d', 25],
  ['two black kings', 'Ks 9h Kc 9d', 12],
  ['a red and a black one', 'Ks 9h Kh 9d', 6],
  ['a king and a queen', 'Ks 9h Qs 9d', -1],
])('Perfect Pairs with %s', (_, cards, paid) => {
  expect(profit(play(cards, 'stand'), 'seat1_perfect_pairs')).toBe(paid)
})

test.each<[string, string, number]>([
  ['three nines of hearts', '9h 9h 9h 9d', 100],
  ['a straight flush', '8h 9h 7h 9d', 40],
  ['three nines', '9h 9s 9h 9d', 30],
  ['a straight', 'Ks Ah Qh 5d', 10],
  ['the lowest straight', '2s Ah 3h 5d', 10],
  ['a flush with a pair', '9h 2h 9h 9d', 5],
  ['nothing', '9h 2h 9s 9d', -1],
])('21+3 with %s', (_, cards, paid) => {
  expect(profit(play(`${cards} 10h 10h 10h`), 'seat1_21_3')).toBe(paid)
})

describe('by the chart of the rulebook', () => {
  test.each<[readonly number[], number, string]>([
    [[10, 6], 10, 'R'],
    [[10, 6], 7, 'H'],
    [[5, 4], 3, 'D'],
    [[1, 7], 3, 'D'],
    [[1, 7], 2, 'S'],
    [[1, 7], 9, 'H'],
    [[1, 1], 1, 'P'],
    [[8, 8], 10, 'P'],
    [[9, 9], 7, 'S'],
    [[5, 5], 9, 'D'],
    [[10, 10], 6, 'S'],
    [[10, 2], 4, 'S'],
  ])('%j against %d is played %s', (values, open, action) => {
    const split = values[0] === values[1]
    expect(actionOf(values, open, { double: true, split, surrender: true })).toBe(action)
  })

  test('what is not allowed is hit, or stood where a soft hand would double', () => {
    const none = { double: false, split: false, surrender: false }
    expect(actionOf([10, 6], 10, none)).toBe('H')
    expect(actionOf([6, 3, 2], 6, none)).toBe('H')
    expect(actionOf([1, 3, 4], 4, none)).toBe('S')
    expect(actionOf([8, 8], 6, none)).toBe('S')
  })

  test('the main bet costs 0.4117 per cent of a stake, without surrender 0.4877', () => {
    expect(blackjackEdge({ surrender: true })).toBeCloseTo(0.0041173871, 10)
    expect(blackjackEdge({ surrender: false })).toBeCloseTo(0.004876748, 9)
  })

  test('many rounds that are played as the server plays them win what is counted', () => {
    const rounds = 1000
    const won = Array.from({ length: rounds }, (_, seed) => byChart(seed + 1))
    const mean = won.reduce((sum, each) => sum + each, 0) / rounds
    // Four standard errors of a deviation of 1.13.
    expect(Math.abs(mean + 0.0041)).toBeLessThan((4 * 1.13) / Math.sqrt(rounds))
  })

  test('the side bets and insurance return exactly what the rulebook says', () => {
    const results = sideResults()
    const returns = ['seat1_perfect_pairs', 'seat1_21_3'].map((spot) => `${spotOdds(blackjack, spot, { results }).rtp}`)
    expect(returns).toEqual(['398/415', '119489/124085'])
    expect(`${spotOdds(blackjack, 'seat1_insurance', { results: insuranceResults() }).rtp}`).toBe('384/415')
  })
})

const options = { H: 'hit', S: 'stand', D: 'double', P: 'split', R: 'surrender' } as const

/** What a round wins whose seat plays by the chart, from the cards that have been shown to it. */
function byChart(seed: number): number {
  const source = seededSource(blackjack, seed)
  const answers: Answer[] = []
  for (;;) {
    const { events, asks, result } = blackjack.deal(source(), answers, [1], 'STANDARD')
    if (result) return Number(blackjack.judge(result, 'seat1_follow', 'STANDARD', new Set()).decimal(1))
    if (!asks) throw new Error('a round without an end')
    const seat = 1
    if (asks.kind === 'insurance') answers.push({ kind: asks.kind, seat: 0, option: 'over' })
    else {
      const values = handAt(events, asks.place ?? '')
      const [open = 0] = handAt(events, 'dealer')
      const [double = false, split = false, surrender = false] = ['double', 'split', 'surrender'].map((each) =>
        asks.options.includes(each),
      )
      answers.push({ kind: asks.kind, seat, option: options[actionOf(values, open, { double, split, surrender })] })
    }
  }
}

/** The values of the cards that lie at a place; a split has taken the second one to a place of its own. */
function handAt(events: readonly TableEvent[], place: string): number[] {
  const hands = new Map<string, number[]>()
  for (const event of events) {
    if (!('to' in event)) continue
    const to = String(event.to)
    const hand = hands.get(to) ?? []
    hands.set(to, hand)
    if (event.kind === 'card' && 'card' in event) hand.push(valueOf(cardsOf(String(event.card))[0]!))
    if (event.kind === 'split') hands.set(`${to}_split`, hand.splice(1))
  }
  return hands.get(place) ?? []
}
