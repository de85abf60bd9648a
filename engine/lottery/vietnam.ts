import { DIGITS } from './digits.ts'
import type { LotteryFamily, LotteryMethod, PrizeRow } from './family.ts'
import {
  absent,
  type DigitReader,
  firstDigits,
  lastDigits,
  lastTwo,
  numbers,
  type ShownNumber,
  together,
} from './vietnam-methods.ts'

/** The prizes of a region in the order in which they are drawn from chance: the special one first (settled points, *Chance*). */
const NORTH: readonly PrizeRow[] = [
  { key: 'DB', count: 1, digits: 5 },
  { key: 'G1', count: 1, digits: 5 },
  { key: 'G2', count: 2, digits: 5 },
  { key: 'G3', count: 6, digits: 5 },
  { key: 'G4', count: 4, digits: 4 },
  { key: 'G5', count: 6, digits: 4 },
  { key: 'G6', count: 3, digits: 3 },
  { key: 'G7', count: 4, digits: 2 },
]

const SOUTH: readonly PrizeRow[] = [
  { key: 'DB', count: 1, digits: 6 },
  { key: 'G1', count: 1, digits: 5 },
  { key: 'G2', count: 1, digits: 5 },
  { key: 'G3', count: 2, digits: 5 },
  { key: 'G4', count: 7, digits: 5 },
  { key: 'G5', count: 1, digits: 4 },
  { key: 'G6', count: 3, digits: 4 },
  { key: 'G7', count: 1, digits: 3 },
  { key: 'G8', count: 1, digits: 2 },
]

/** Where the numbers of each prize stand in a result. */
function placesOf(prizes: readonly PrizeRow[]): (key: string) => readonly number[] {
  const rows = prizes.flatMap(({ key, count }) => Array.from({ length: count }, () => key))
  return (wanted) => rows.flatMap((key, place) => (key === wanted ? [place] : []))
}

/** Odds where the regions differ, in hundredths. */
interface RegionOdds {
  readonly lo1k: number
  readonly together: readonly [number, number, number]
  readonly absent: readonly [number, number, number]
  readonly pairs: number
}

interface VietnamRegion {
  readonly prizes: readonly PrizeRow[]
  readonly odds: RegionOdds
}

/** The methods that both regions have. */
function commonMethods({ prizes, odds }: VietnamRegion): LotteryMethod[] {
  const places = placesOf(prizes)
  const inAll = (digits: number, read: DigitReader): ShownNumber[] =>
    prizes.filter((prize) => prize.digits >= digits).flatMap(({ key }) => places(key).map((place) => ({ place, read })))
  const special = (read: DigitReader): ShownNumber[] => places('DB').map((place) => ({ place, read }))
  const [place = 0] = places('DB')
  const pairs = inAll(2, lastDigits(2))
  return [
    numbers({ key: 'LO_2', group: 'LO', odds: 9900 }, { digits: 2, shown: pairs }),
    numbers({ key: 'LO_2_1K', group: 'LO', odds: odds.lo1k }, { digits: 2, shown: pairs, once: true }),
    numbers({ key: 'LO_2_HEAD', group: 'LO', odds: 9900 }, { digits: 2, shown: inAll(3, firstDigits(2)) }),
    numbers({ key: 'LO_3', group: 'LO', odds: 96_000 }, { digits: 3, shown: inAll(3, lastDigits(3)) }),
    numbers({ key: 'LO_4', group: 'LO', odds: 920_000 }, { digits: 4, shown: inAll(4, lastDigits(4)) }),
    lastTwo(
      { key: 'DE_DB', group: 'DE', odds: 9900 },
      {
        place,
        choices: Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0')),
        wins: (choice, number) => choice === number,
      },
    ),
    numbers({ key: 'DE_DB_HEAD', group: 'DE', odds: 9900 }, { digits: 2, shown: special(firstDigits(2)) }),
    numbers({ key: '3C_DB', group: 'CANG', odds: 96_000 }, { digits: 3, shown: special(lastDigits(3)) }),
    numbers({ key: '3C_DB_HEAD', group: 'CANG', odds: 96_000 }, { digits: 3, shown: special(firstDigits(3)) }),
    numbers({ key: '4C_DB', group: 'CANG', odds: 920_000 }, { digits: 4, shown: special(lastDigits(4)) }),
    lastTwo(
      { key: 'HEAD_1', group: 'HEAD_TAIL', odds: 980 },
      { place, choices: DIGITS, wins: (choice, [tens]) => choice === tens },
    ),
    lastTwo(
      { key: 'TAIL_1', group: 'HEAD_TAIL', odds: 980 },
      { place, choices: DIGITS, wins: (choice, number) => number.endsWith(choice) },
    ),
    ...([2, 3, 4] as const).map((size, at) =>
      together({ key: `XIEN_${size}`, group: 'XIEN', odds: odds.together[at] ?? 0 }, { together: size, shown: pairs }),
    ),
    ...([4, 8, 10] as const).map((size, at) =>
      absent({ key: `TRUOT_${size}`, group: 'TRUOT', odds: odds.absent[at] ?? 0 }, { together: size, shown: pairs }),
    ),
    together({ key: 'DA', group: 'DA', odds: odds.pairs }, { together: 2, shown: pairs, charged: pairs.length }),
    lastTwo({ key: 'TAI', group: 'SIDES', odds: 196 }, { place, choices: [], wins: (_, number) => number >= '50' }),
    lastTwo({ key: 'XIU', group: 'SIDES', odds: 196 }, { place, choices: [], wins: (_, number) => number < '50' }),
    lastTwo(
      { key: 'CHAN', group: 'SIDES', odds: 196 },
      { place, choices: [], wins: (_, number) => Number(number) % 2 === 0 },
    ),
    lastTwo(
      { key: 'LE', group: 'SIDES', odds: 196 },
      { place, choices: [], wins: (_, number) => Number(number) % 2 === 1 },
    ),
    lastTwo(
      { key: 'TONG', group: 'SIDES', odds: 980 },
      {
        place,
        choices: DIGITS,
        wins: (choice, [tens, units]) => (Number(tens) + Number(units)) % 10 === Number(choice),
      },
    ),
  ]
}

/** Looks at the prizes of these names, each by its last digits. */
const tails = (prizes: readonly PrizeRow[], keys: readonly string[], digits: number): ShownNumber[] =>
  keys.flatMap((key) => placesOf(prizes)(key).map((place) => ({ place, read: lastDigits(digits) })))

const north: VietnamRegion = {
  prizes: NORTH,
  odds: { lo1k: 363, together: [1700, 7000, 30_000], absent: [288, 900, 1630], pairs: 46_000 },
}

const south: VietnamRegion = {
  prizes: SOUTH,
  odds: { lo1k: 544, together: [3400, 20_000, 125_000], absent: [200, 430, 630], pairs: 65_000 },
}

/** The North: 27 numbers (rulebook §16). */
export const vietnamNorth: LotteryFamily = {
  key: 'VN_NORTH',
  draw: { kind: 'digits' },
  prizes: NORTH,
  methods: [
    ...commonMethods(north),
    numbers({ key: 'DE_G1', group: 'DE', odds: 9900 }, { digits: 2, shown: tails(NORTH, ['G1'], 2) }),
    numbers(
      { key: 'DE_G1_HEAD', group: 'DE', odds: 9900 },
      { digits: 2, shown: placesOf(NORTH)('G1').map((place) => ({ place, read: firstDigits(2) })) },
    ),
    numbers({ key: 'DE_G7', group: 'DE', odds: 9900 }, { digits: 2, shown: tails(NORTH, ['G7'], 2) }),
    numbers({ key: 'DD', group: 'DE', odds: 9900 }, { digits: 2, shown: tails(NORTH, ['G7', 'DB'], 2) }),
    numbers({ key: 'B8L', group: 'LO', odds: 9900 }, { digits: 2, shown: tails(NORTH, ['G7', 'G6', 'DB'], 2) }),
    numbers({ key: 'XC', group: 'CANG', odds: 96_000 }, { digits: 3, shown: tails(NORTH, ['G6', 'DB'], 3) }),
  ],
}

const STATION_SIZE = SOUTH.reduce((sum, { count }) => sum + count, 0)

/** The South and the Centre: 18 numbers a station (rulebook §16). */
export const vietnamSouth: LotteryFamily = {
  key: 'VN_SOUTH',
  draw: { kind: 'digits' },
  prizes: SOUTH,
  methods: [
    ...commonMethods(south),
    numbers({ key: 'DE_G8', group: 'DE', odds: 9900 }, { digits: 2, shown: tails(SOUTH, ['G8'], 2) }),
    numbers({ key: 'DD', group: 'DE', odds: 9900 }, { digits: 2, shown: tails(SOUTH, ['G8', 'DB'], 2) }),
    numbers(
      { key: 'B7L', group: 'LO', odds: 9900 },
      { digits: 2, shown: tails(SOUTH, ['G8', 'G7', 'G6', 'G5', 'DB'], 2) },
    ),
    numbers({ key: 'XC', group: 'CANG', odds: 96_000 }, { digits: 3, shown: tails(SOUTH, ['G7', 'DB'], 3) }),
    // Both stations, one result after the other.
    together(
      { key: 'DA_2', group: 'DA', odds: 37_500 },
      {
        together: 2,
        draws: 2,
        charged: 2 * STATION_SIZE,
        shown: Array.from({ length: 2 * STATION_SIZE }, (_, place) => ({ place, read: lastDigits(2) })),
      },
    ),
  ],
}
