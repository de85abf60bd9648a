import { expect, test } from 'vitest'
import { familyOf } from './families.ts'
import { lotteries, type Lottery, lotteryOf, northernStationOn } from './lotteries.ts'
import { issuesOfDay } from './schedule.ts'

const codesOf = (wanted: (lottery: Lottery) => boolean) => lotteries.filter(wanted).map(({ gameCode }) => gameCode)

test('every code of the specification is there once, with its family', () => {
  const named =
    `VN_MB VN_HCM VN_LA VN_DNA HANOI_VIP HN_1M HN_5M SG_1M SG_5M TH_GLO TH_10M LA_PATTANA LA_10M SEA_HANOI SEA_HANOI_SPECIAL
    SEA_HANOI_VIP D4_MY D4_SG D4_10M SSC_1M SSC_3M SSC_5M SSC_10M SSC_20M P3_DAILY P3_5M X5_1M X5_5M K3_1M K3_5M PK10_1M PK10_5M
    PC28_1M PC28_5M KL8_1M KL8_5M`.split(/\s+/)
  expect(named.filter((gameCode) => !lotteryOf(gameCode))).toEqual([])
  expect(new Set(lotteries.map(({ gameCode }) => gameCode)).size).toBe(lotteries.length)
  expect(lotteries.filter(({ family }) => !familyOf(family))).toEqual([])
  const stations = codesOf(({ region }) => region !== undefined)
  expect([...stations, ...named].filter((gameCode) => !lotteryOf(gameCode))).toEqual([])
  expect(codesOf(({ gameCode }) => ![...stations, ...named].includes(gameCode))).toEqual([])
})

test('each weekday has the stations of the rulebook', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
  const drawn = (region: string) =>
    days.map((day) => codesOf((one) => one.region === region && issuesOfDay(one.schedule, day).length > 0).join(' '))
  expect(days.map(northernStationOn)).toEqual([
    'HANOI',
    'QUANG_NINH',
    'BAC_NINH',
    'HANOI',
    'HAI_PHONG',
    'NAM_DINH',
    'THAI_BINH',
  ])
  expect(drawn('NORTH')).toEqual(days.map(() => 'VN_MB'))
  expect(drawn('CENTRAL')).toEqual([
    'VN_TTH VN_PY',
    'VN_DLK VN_QNM',
    'VN_DNA VN_KH',
    'VN_BDI VN_QT VN_QB',
    'VN_GL VN_NT',
    'VN_DNA VN_QNG VN_DNO',
    'VN_TTH VN_KH VN_KT',
  ])
  expect(drawn('SOUTH')).toEqual([
    'VN_HCM VN_DT VN_CM',
    'VN_BTR VN_VT VN_BL',
    'VN_DN VN_CT VN_ST',
    'VN_TN VN_AG VN_BTH',
    'VN_VL VN_BD VN_TV',
    'VN_HCM VN_LA VN_BP VN_HG',
    'VN_TG VN_KG VN_DL',
  ])
})

test('sale ends as long before the draw as the rulebook says', () => {
  const cutOff = (gameCode: string) => {
    const [issue] = issuesOfDay(lotteryOf(gameCode)!.schedule, '2026-12-16')
    return issue && (issue.drawAt.getTime() - issue.closeAt.getTime()) / 1000
  }
  const wanted = {
    SSC_1M: 5,
    SSC_3M: 15,
    SG_5M: 15,
    D4_10M: 30,
    SSC_20M: 30,
    VN_MB: 600,
    HANOI_VIP: 600,
    SEA_HANOI: 600,
    LA_PATTANA: 600,
    TH_GLO: 1800,
    D4_MY: 1800,
  }
  expect(Object.fromEntries(Object.keys(wanted).map((gameCode) => [gameCode, cutOff(gameCode)]))).toEqual(wanted)
})

// Whoever could bet on a shared draw after its source has closed would know the numbers.
test('a shared draw has the source’s structure, day and hours', () => {
  const shared = lotteries.flatMap((lottery) =>
    lottery.source.by === 'lottery' ? [{ lottery, source: lotteryOf(lottery.source.gameCode)! }] : [],
  )
  expect(shared.map(({ lottery }) => lottery.gameCode)).toEqual(['SEA_HANOI', 'SEA_HANOI_VIP'])
  for (const { lottery, source } of shared) {
    expect(source.source.by).not.toBe('lottery')
    expect(familyOf(lottery.family)?.prizes).toEqual(familyOf(source.family)?.prizes)
    expect(issuesOfDay(lottery.schedule, '2026-11-21')).toEqual(issuesOfDay(source.schedule, '2026-11-21'))
  }
})

test('what is official waits for people, all else comes from chains; prize modes are those of the accounts', () => {
  expect(codesOf(({ source, region }) => source.by === 'official' && region === undefined)).toEqual([
    'TH_GLO',
    'LA_PATTANA',
    'D4_MY',
    'D4_SG',
  ])
  const pairs = new Set(lotteries.map(({ prizeMode, accountType }) => `${prizeMode} ${accountType}`))
  expect([...pairs]).toEqual(['Lott TCG_LOTTO_VN', 'ZY TCG_LOTTO_VN', 'SEA TCG_SEA', 'Elott ELOTT'])
})
