import { blackjack } from '@croupier/engine/tables/blackjack.ts'
import { holdem } from '@croupier/engine/tables/holdem.ts'
import { expect, test } from 'vitest'
import { openQuestionOf } from './open-question.ts'
import { bettableSpotsOf } from './bettable-spots.ts'
import type { LiveTable } from './use-live-table.ts'

const until = '2026-11-22T10:00:12.000Z'
const answered = { kind: 'insurance', seat: 0, option: 'over' }
const base = {
  kind: 'call',
  of: 'each',
  seat: null,
  seats: [],
  place: null,
  options: ['call', 'fold'],
  silence: 'fold',
} as const
const call = { ...base, options: [...base.options], seats: [], bets: { call: 'call' }, until }
const insurance = {
  ...call,
  kind: 'insurance',
  of: 'seats' as const,
  seats: [2, 5, 7],
  options: ['insure', 'decline'],
  silence: 'decline',
  bets: { insure: 'insurance' },
}
const pair = {
  ...call,
  kind: 'play',
  of: 'seat' as const,
  seat: 5,
  place: 'seat5',
  options: ['hit', 'stand', 'double', 'split'],
  silence: 'stand',
  bets: { double: 'seat5_double', split: 'seat5_split' },
}

type Round = NonNullable<LiveTable['round']>
type OwnAnswers = LiveTable['mine']['answers']

/** A table that asks this, as far as it matters to who is asked. */
const tableWith = (question: Round['question'], answers: OwnAnswers = [], before: Round['answers'] = []) => ({
  // What else a round has is not looked at.
  round: { roundId: 'r', question, answers: before } as unknown as Round,
  mine: { bets: [], answers, seats: [] },
})
const having = (game: typeof holdem | typeof blackjack, own: Readonly<Record<string, bigint>>, unit = 100n) => ({
  spots: game.spots('STANDARD'),
  own: new Map(Object.entries(own)),
  unit,
})

test('whoever has an ante is asked to call with twice as much', () => {
  expect(openQuestionOf(tableWith(call), having(holdem, { ante: 50_0000n }))).toEqual({
    id: 'r 0 0',
    kind: 'call',
    of: 'each',
    seat: undefined,
    place: undefined,
    options: [
      { option: 'call', spot: 'call', cost: 100_0000n },
      { option: 'fold', spot: undefined, cost: 0n },
    ],
    silence: 'fold',
    given: undefined,
    until: Date.parse(until),
  })
})

test('who has bet nothing, or on the bonus alone, is not asked; nor is anybody between questions', () => {
  expect(openQuestionOf(tableWith(call), having(holdem, {}))).toBeUndefined()
  expect(openQuestionOf(tableWith(call), having(holdem, { aa_bonus: 50_0000n }))).toBeUndefined()
  expect(openQuestionOf(tableWith(null), having(holdem, { ante: 50_0000n }))).toBeUndefined()
})

test('an own answer is shown after it was given, and one to an earlier question is not', () => {
  const given = { kind: 'call', seat: null, option: 'fold', place: 0 }
  expect(openQuestionOf(tableWith(call, [given]), having(holdem, { ante: 50_0000n }))?.given).toBe('fold')
  const later = tableWith(pair, [{ kind: 'play', seat: 5, option: 'hit', place: 0 }], [answered])
  expect(openQuestionOf(later, having(blackjack, { seat5: 10_0000n }))?.given).toBeUndefined()
})

test('of several own seats the first that has not answered is asked, and insurance is half its stake', () => {
  const own = { seat2: 10_0000n, seat7: 25_0000n }
  const first = openQuestionOf(tableWith(insurance), having(blackjack, own))
  expect(first).toMatchObject({ seat: 2, options: [{ spot: 'seat2_insurance', cost: 5_0000n }, { option: 'decline' }] })
  const said = [{ kind: 'insurance', seat: 2, option: 'decline', place: 0 }]
  const second = openQuestionOf(tableWith(insurance, said), having(blackjack, own, 10_000n))
  expect(second).toMatchObject({ seat: 7, given: undefined, options: [{ cost: 12_0000n }, {}] })
  const both = [...said, { kind: 'insurance', seat: 7, option: 'insure', place: 0 }]
  expect(openQuestionOf(tableWith(insurance, both), having(blackjack, own))?.given).toBe('decline')
})

test('a seat is asked through its owner, and what costs as much as nothing is no option', () => {
  expect(
    openQuestionOf(tableWith(pair), having(blackjack, { seat4: 10_0000n, seat5_behind: 10_0000n })),
  ).toBeUndefined()
  const side = openQuestionOf(tableWith(pair), having(blackjack, { seat5_perfect_pairs: 10_0000n }))
  expect(side?.options.map(({ option }) => option)).toEqual(['hit', 'stand'])
  const full = openQuestionOf(tableWith(pair), having(blackjack, { seat5: 10_0000n }))
  expect(full?.options.map(({ option, cost }) => [option, cost])).toEqual([
    ['hit', 0n],
    ['stand', 0n],
    ['double', 10_0000n],
    ['split', 10_0000n],
  ])
})

test('chips lie on own seats, behind others, and never where an answer puts them', () => {
  const seats = [1, 3].map((seat) => ({ seat, player: 'a***b' }))
  const spots = blackjack.spots('STANDARD')
  const layable = bettableSpotsOf({ seats, mine: { bets: [], answers: [], seats: [3] } }, spots)
  expect([...layable].toSorted()).toEqual(
    ['seat1_behind', 'seat1_follow', 'seat3', 'seat3_21_3', 'seat3_perfect_pairs'].toSorted(),
  )
  const antes = bettableSpotsOf({ seats: [], mine: { bets: [], answers: [], seats: [] } }, holdem.spots('STANDARD'))
  expect([...antes]).toEqual(['ante', 'aa_bonus'])
})
