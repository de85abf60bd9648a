import type { DrawCalendar, DrawSchedule, DrawTimes } from './schedule.ts'
import { weekdayOf } from './zone-time.ts'

/** Whose lotteries they are: official Vietnamese stations, the house's own draws of that structure, South-East Asia, electronic. */
export type PrizeMode = 'Lott' | 'ZY' | 'SEA' | 'Elott'

export type LotteryAccountType = 'TCG_LOTTO_VN' | 'TCG_SEA' | 'ELOTT'

export type VietnamRegion = 'NORTH' | 'CENTRAL' | 'SOUTH'

/** Where results come from: the lottery's own chain, the official draw, or the draw of another lottery. */
export type DrawSource =
  | { readonly by: 'chain' }
  | { readonly by: 'official' }
  | { readonly by: 'lottery'; readonly gameCode: string }

/** A lottery as the platform has it. Schedules are what a fresh installation starts with; operators change them. */
export interface Lottery {
  readonly gameCode: string
  /** The key of its family. */
  readonly family: string
  readonly prizeMode: PrizeMode
  readonly accountType: LotteryAccountType
  readonly source: DrawSource
  readonly schedule: DrawSchedule
  /** Of Vietnamese stations, which are listed and opened by region. */
  readonly region?: VietnamRegion
}

const CHAIN: DrawSource = { by: 'chain' }
const OFFICIAL: DrawSource = { by: 'official' }

const MINUTE = 60
const VIETNAM = 'Asia/Ho_Chi_Minh'
const THAILAND = 'Asia/Bangkok'
const LAOS = 'Asia/Vientiane'
const MALAYSIA = 'Asia/Kuala_Lumpur'
const SINGAPORE = 'Asia/Singapore'
const CHINA = 'Asia/Shanghai'

/** Seconds between the end of sale and the draw (rulebook §15). */
const CUT_OFFS: Readonly<Record<number, number>> = { 1: 5, 3: 15, 5: 15, 10: 30, 20: 30 }
const CUT_OFF_VIETNAM = 10 * MINUTE
const CUT_OFF_LAOS = 10 * MINUTE
const CUT_OFF_P3 = 10 * MINUTE
const CUT_OFF_THAILAND = 30 * MINUTE
const CUT_OFF_FOUR_DIGIT = 30 * MINUTE

/** Every so many minutes, all day: the first draw comes when as many have passed, the last one at midnight. */
const allDay = (every: number, timeZone: string): DrawSchedule => ({
  timeZone,
  cutOffSeconds: CUT_OFFS[every] ?? 0,
  times: { kind: 'minutes', every, windows: [{ from: `00:${`${every}`.padStart(2, '0')}`, to: '24:00' }] },
})

const everyDay = (at: string): DrawTimes => ({ kind: 'days', at })

const north = { timeZone: VIETNAM, cutOffSeconds: CUT_OFF_VIETNAM }

/** Stations of the North by weekday: all of them are the lottery `VN_MB` (rulebook §16.1). */
const NORTHERN_STATIONS = ['HANOI', 'QUANG_NINH', 'BAC_NINH', 'HANOI', 'HAI_PHONG', 'NAM_DINH', 'THAI_BINH'] as const

/** The station that the North draws at on a day. */
export const northernStationOn = (day: string): (typeof NORTHERN_STATIONS)[number] =>
  NORTHERN_STATIONS[weekdayOf(day) - 1] ?? NORTHERN_STATIONS[0]

/** Weekdays of each station, from Monday (rulebook §16.1); the first ones of a day come first. */
const CENTRAL: Readonly<Record<string, readonly number[]>> = {
  VN_TTH: [1, 7],
  VN_PY: [1],
  VN_DLK: [2],
  VN_QNM: [2],
  VN_DNA: [3, 6],
  VN_KH: [3, 7],
  VN_BDI: [4],
  VN_QT: [4],
  VN_QB: [4],
  VN_GL: [5],
  VN_NT: [5],
  VN_QNG: [6],
  VN_DNO: [6],
  VN_KT: [7],
}

const SOUTH: Readonly<Record<string, readonly number[]>> = {
  VN_HCM: [1, 6],
  VN_DT: [1],
  VN_CM: [1],
  VN_BTR: [2],
  VN_VT: [2],
  VN_BL: [2],
  VN_DN: [3],
  VN_CT: [3],
  VN_ST: [3],
  VN_TN: [4],
  VN_AG: [4],
  VN_BTH: [4],
  VN_VL: [5],
  VN_BD: [5],
  VN_TV: [5],
  VN_LA: [6],
  VN_BP: [6],
  VN_HG: [6],
  VN_TG: [7],
  VN_KG: [7],
  VN_DL: [7],
}

const stations = (
  region: VietnamRegion,
  at: string,
  weekdaysOf: Readonly<Record<string, readonly number[]>>,
): Lottery[] => {
  const ofRegion: DrawCalendar = { times: everyDay(at) }
  return Object.entries(weekdaysOf).map(([gameCode, weekdays]) => ({
    gameCode,
    family: 'VN_SOUTH',
    prizeMode: 'Lott',
    accountType: 'TCG_LOTTO_VN',
    source: OFFICIAL,
    region,
    schedule: {
      timeZone: VIETNAM,
      cutOffSeconds: CUT_OFF_VIETNAM,
      times: { kind: 'days', at, weekdays },
      region: ofRegion,
    },
  }))
}

const vietnam: readonly Lottery[] = [
  {
    gameCode: 'VN_MB',
    family: 'VN_NORTH',
    prizeMode: 'Lott',
    accountType: 'TCG_LOTTO_VN',
    source: OFFICIAL,
    region: 'NORTH',
    schedule: { ...north, times: everyDay('18:15') },
  },
  ...stations('CENTRAL', '17:15', CENTRAL),
  ...stations('SOUTH', '16:15', SOUTH),
]

const own = (gameCode: string, family: string, schedule: DrawSchedule): Lottery => ({
  gameCode,
  family,
  prizeMode: 'ZY',
  accountType: 'TCG_LOTTO_VN',
  source: CHAIN,
  schedule,
})

const southEastAsian = (
  gameCode: string,
  family: string,
  { source, ...schedule }: DrawSchedule & { readonly source: DrawSource },
): Lottery => ({ gameCode, family, prizeMode: 'SEA', accountType: 'TCG_SEA', source, schedule })

/** The first and the sixteenth of a month. Days that are holidays are known when the year's calendar is published (rulebook §17.1). */
const thaiCalendar: DrawCalendar = {
  times: { kind: 'days', at: '15:00', monthDays: [1, 16] },
  shifts: { '2027-01-01': '2027-01-02', '2027-01-16': '2027-01-17', '2027-05-01': '2027-05-02' },
}

const fourDigit = (at: string): DrawTimes => ({ kind: 'days', at, weekdays: [3, 6, 7] })

const southEastAsia: readonly Lottery[] = [
  southEastAsian('TH_GLO', 'TH', {
    ...thaiCalendar,
    timeZone: THAILAND,
    cutOffSeconds: CUT_OFF_THAILAND,
    source: OFFICIAL,
  }),
  southEastAsian('TH_10M', 'TH', { ...allDay(10, THAILAND), source: CHAIN }),
  southEastAsian('LA_PATTANA', 'LA', {
    timeZone: LAOS,
    cutOffSeconds: CUT_OFF_LAOS,
    times: { kind: 'days', at: '20:30', weekdays: [1, 3, 5] },
    source: OFFICIAL,
  }),
  southEastAsian('LA_10M', 'LA', { ...allDay(10, LAOS), source: CHAIN }),
  // A draw that is shared is sold until the time of its source: numbers that are drawn earlier would be known to whoever bets.
  southEastAsian('SEA_HANOI', 'HN', {
    ...north,
    times: everyDay('18:15'),
    source: { by: 'lottery', gameCode: 'VN_MB' },
  }),
  southEastAsian('SEA_HANOI_SPECIAL', 'HN', { ...north, times: everyDay('17:30'), source: CHAIN }),
  southEastAsian('SEA_HANOI_VIP', 'HN', {
    ...north,
    times: everyDay('19:30'),
    source: { by: 'lottery', gameCode: 'HANOI_VIP' },
  }),
  southEastAsian('D4_MY', 'D4_MY', {
    timeZone: MALAYSIA,
    cutOffSeconds: CUT_OFF_FOUR_DIGIT,
    times: fourDigit('19:00'),
    source: OFFICIAL,
  }),
  southEastAsian('D4_SG', 'D4_SG', {
    timeZone: SINGAPORE,
    cutOffSeconds: CUT_OFF_FOUR_DIGIT,
    times: fourDigit('18:30'),
    source: OFFICIAL,
  }),
  southEastAsian('D4_10M', 'D4_HOUSE', { ...allDay(10, SINGAPORE), source: CHAIN }),
]

const electronic = (family: string, name: string, schedule: DrawSchedule): Lottery => ({
  gameCode: `${family}_${name}`,
  family,
  prizeMode: 'Elott',
  accountType: 'ELOTT',
  source: CHAIN,
  schedule,
})

const electronicEvery = (family: string, minutes: readonly number[]): Lottery[] =>
  minutes.map((every) => electronic(family, `${every}M`, allDay(every, CHINA)))

/** Every lottery of the platform, as the lobby lists them. A new one is an entry here and its words. */
export const lotteries: readonly Lottery[] = [
  ...vietnam,
  own('HANOI_VIP', 'VN_NORTH', { ...north, times: everyDay('19:30') }),
  own('HN_1M', 'VN_NORTH', allDay(1, VIETNAM)),
  own('HN_5M', 'VN_NORTH', allDay(5, VIETNAM)),
  own('SG_1M', 'VN_SOUTH', allDay(1, VIETNAM)),
  own('SG_5M', 'VN_SOUTH', allDay(5, VIETNAM)),
  ...southEastAsia,
  ...electronicEvery('SSC', [1, 3, 5, 10]),
  electronic('SSC', '20M', {
    timeZone: CHINA,
    cutOffSeconds: CUT_OFFS[20] ?? 0,
    times: {
      kind: 'minutes',
      every: 20,
      windows: [
        { from: '00:30', to: '03:10' },
        { from: '07:30', to: '23:50' },
      ],
    },
  }),
  electronic('P3', 'DAILY', { timeZone: CHINA, cutOffSeconds: CUT_OFF_P3, times: everyDay('21:15') }),
  ...electronicEvery('P3', [5]),
  ...['X5', 'K3', 'PK10', 'PC28', 'KL8'].flatMap((family) => electronicEvery(family, [1, 5])),
]

const byCode = new Map(lotteries.map((lottery) => [lottery.gameCode, lottery]))

/** The lottery of this code, if there is one. */
export const lotteryOf = (gameCode: string): Lottery | undefined => byCode.get(gameCode)
