import { describe, expect, test } from 'vitest'
import { type GameFilter, fits, type OfferedGame, offeredTo, ORDERS, pageOf, stakeSteps } from './rules.ts'

const place = {
  category: 'RNG',
  code: 'FRUIT',
  displayName: 'Fruit',
  mark: 'papaya',
  aliases: [],
  closedCountries: ['FR'],
  pointsRate: '1.20',
  opens: 'page',
} as const
const game = (over: Partial<OfferedGame> = {}): OfferedGame => ({
  code: 'A',
  name: 'A',
  names: {},
  category: 'RNG',
  kind: 'video_slot',
  accountType: 'FRUIT',
  vendorCode: 'FRUIT',
  lines: 20,
  isGame: 'GAME',
  defaultPlayType: '',
  devices: ['desktop'],
  tags: ['classic'],
  releasedAt: new Date(0),
  position: 1,
  hot: false,
  new: true,
  jackpot: false,
  rtp: '96.0000',
  stakeMin: 10_000n,
  place,
  plays: 0,
  ...over,
})
const ALL: GameFilter = {
  code: undefined,
  category: undefined,
  vendor: undefined,
  kind: undefined,
  tag: undefined,
  mark: 'all',
  favourites: new Set(['A']),
  stakeAtMost: undefined,
  linesAtLeast: undefined,
  stakeOf: ({ stakeMin }) => stakeMin ?? 0n,
}

test.each([
  [undefined, undefined, true],
  ['VN', 'desktop', true],
  ['FR', 'desktop', false],
  ['VN', 'mobile', false],
] as const)('from %s on %s a game is offered: %s', (country, device, expected) => {
  expect(offeredTo(game(), { country, device })).toBe(expected)
})

test.each([
  [{}, true],
  [{ code: 'B' }, false],
  [{ category: 'LIVE' }, false],
  [{ vendor: 'OTHER' }, false],
  [{ kind: 'video_slot' }, true],
  [{ kind: 'crash' }, false],
  [{ tag: 'classic' }, true],
  [{ tag: 'fast' }, false],
  [{ mark: 'new' }, true],
  [{ mark: 'hot' }, false],
  [{ mark: 'favourite' }, true],
  [{ mark: 'favourite', favourites: new Set<string>() }, false],
  [{ stakeAtMost: 10_000n }, true],
  [{ stakeAtMost: 9_999n }, false],
  [{ linesAtLeast: 20 }, true],
  [{ linesAtLeast: 21 }, false],
] as const)('asked for %o, a game fits: %s', (asked, expected) => {
  expect(fits(game(), { ...ALL, ...asked })).toBe(expected)
})

test('what is played most comes first, then what is hot, then by the brand’s order', () => {
  const games = [
    game({ code: 'LAST', position: 3 }),
    game({ code: 'HOT', position: 9, hot: true }),
    game({ code: 'PLAYED', position: 8, plays: 5 }),
    game({ code: 'FIRST', position: 1 }),
  ]
  expect(games.toSorted(ORDERS.popular()).map(({ code }) => code)).toEqual(['PLAYED', 'HOT', 'FIRST', 'LAST'])
})

test.each([
  ['the first page alone is longer', { pageNo: 1, pageSize: 18, firstPageSize: 21 }, { from: 0, to: 21 }],
  [
    'the second page goes on where the first one ended',
    { pageNo: 2, pageSize: 18, firstPageSize: 21 },
    { from: 21, to: 39 },
  ],
  [
    'the third page goes on where the second one ended',
    { pageNo: 3, pageSize: 18, firstPageSize: 21 },
    { from: 39, to: 57 },
  ],
  ['pages are of one size where nothing else is asked for', { pageNo: 2, pageSize: 24 }, { from: 24, to: 48 }],
])('%s', (_, page, part) => {
  expect(pageOf(page, 60)).toMatchObject(part)
})

test.each([
  [0, 0],
  [21, 1],
  [22, 2],
  [39, 2],
  [40, 3],
])('%i games with 21 first and 18 after fill %i pages', (found, totalPages) => {
  expect(pageOf({ pageNo: 1, pageSize: 18, firstPageSize: 21 }, found).totalPages).toBe(totalPages)
})

describe('the steps of the smallest bet', () => {
  test.each<[why: string, stakes: readonly bigint[], steps: readonly bigint[]]>([
    ['there are none without games', [], []],
    ['nor where all games are alike', [2_000n, 2_000n], []],
    ['they are round, and the last keeps something out', [100n, 2_500n, 10_000n], [100n, 5_000n]],
    ['one that would keep every game is none', [1_000n, 2_000n, 2_500n], [1_000n, 2_000n]],
    ['of many some are taken, the first and the last among them', [1n, 2n, 5n, 10n, 20n, 50n, 90n], [1n, 5n, 10n, 50n]],
  ])('%s', (_why, stakes, steps) => expect(stakeSteps(stakes)).toEqual(steps))
})

test('a game that says no smallest stake makes no step: one finer than the currency would fail the whole menu', () => {
  expect(stakeSteps([0n, 10_000n, 50_000n])).toEqual(stakeSteps([10_000n, 50_000n]))
})
