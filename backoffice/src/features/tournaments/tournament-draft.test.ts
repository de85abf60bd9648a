import type { DeskTournament } from '@croupier/contract/console-tournaments.ts'
import { expect, test } from 'vitest'
import { draftOf, emptyDraft, termsOf } from './tournament-draft.ts'

const ZONE = 'Asia/Manila'

const one: DeskTournament = {
  id: '0191f0a0-0000-7000-8000-000000000001',
  name: 'Dash',
  names: { en: 'Dash' },
  metric: 'turnover',
  category: 'RNG',
  games: ['DICE', 'LIMBO'],
  currency: 'PHP',
  stakeMin: '1.00',
  prizes: ['100.00', '50.00'],
  startsAt: '2026-11-22T16:00:00.000Z',
  endsAt: '2026-11-23T16:00:00.000Z',
  repeats: 'daily',
  state: 'draft',
  prizeTotal: '150.00',
  paidAt: null,
}

test('what was written down is typed the same and sent the same', () => {
  const { names, metric, category, games, stakeMin, prizes, startsAt, endsAt, repeats } = one
  const terms = { names, metric, category, games, stakeMin, prizes, startsAt, endsAt, repeats }
  expect(termsOf(draftOf(one, ZONE), ZONE)).toEqual(terms)
})

test('games and prizes are taken apart however they are typed; names left empty are no names', () => {
  const draft = {
    ...draftOf(one, ZONE),
    games: ' dice,limbo ',
    prizes: '100.00, 50.00',
    category: '',
    names: { en: 'A', vi: ' ' },
  }
  expect(termsOf(draft, ZONE)).toMatchObject({
    games: ['DICE', 'LIMBO'],
    prizes: ['100.00', '50.00'],
    category: null,
    names: { en: 'A' },
  })
})

test('a new one runs over the brand’s next day', () => {
  const now = Date.parse('2026-11-22T20:00:00Z')
  expect(emptyDraft(now, ZONE)).toMatchObject({ startsAt: '2026-11-24T00:00', endsAt: '2026-11-25T00:00' })
})
