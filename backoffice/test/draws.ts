import type { ReplyOf } from '@croupier/contract/call.ts'
import type { deskDraw, deskDraws, DeskDraw, DrawCorrection, drawPayouts } from '@croupier/contract/console-draws.ts'
import { idOf, NOW } from './open-console.tsx'

type Detail = ReplyOf<typeof deskDraw>
type Entry = Detail['entries'][number]

/** A result of the North as it was drawn. */
export const NUMBERS: readonly string[] = [
  '48213 90571 33068 71924 15530 82247 60913 47785 09362 28841',
  '5107 8836 2290 6614 4471 0925 7738 3168 5562 1049',
  '807 215 634 62 08 93 47',
].flatMap((line) => line.split(' '))
/** The place at which somebody has typed two digits the wrong way round. */
export const DIFFERENT = 17
export const WRONG: readonly string[] = NUMBERS.with(DIFFERENT, '3186')

const PRIZES = [
  { key: 'DB', count: 1, digits: 5 },
  { key: 'G1', count: 1, digits: 5 },
  { key: 'G2', count: 2, digits: 5 },
  { key: 'G3', count: 6, digits: 5 },
  { key: 'G4', count: 4, digits: 4 },
  { key: 'G5', count: 6, digits: 4 },
  { key: 'G6', count: 3, digits: 3 },
  { key: 'G7', count: 4, digits: 2 },
]

/** An official draw whose result is due. */
export const drawOf = (of: Partial<DeskDraw> = {}): DeskDraw => ({
  drawId: idOf(7),
  gameCode: 'VN_MB',
  name: 'Northern, Nam Định',
  family: 'VN_NORTH',
  drawnBy: 'official',
  issueNo: '20260304',
  openAt: '2026-03-03T11:35:00.000Z',
  closeAt: '2026-03-04T04:35:00.000Z',
  drawAt: '2026-03-04T04:45:00.000Z',
  status: 'closed',
  entries: 'none',
  lines: 18_402,
  stakes: '1284600.00',
  exposure: '9870000.00',
  paid: null,
  ...of,
})

/** A part of the screen with these. */
export const drawsOf = (list: readonly DeskDraw[]): ReplyOf<typeof deskDraws> => ({
  pageNum: 1,
  totalPages: 1,
  total: list.length,
  list: [...list],
  counts: { due: list.length, open: 14, unsettled: 0, corrections: 1 },
})

/** An entry of somebody; without numbers it is hidden. */
export const entryOf = (place: 1 | 2, numbers: readonly string[] | null, own: boolean): Entry => ({
  place,
  by: own ? 'Ines' : 'Paolo Dizon',
  own,
  version: 1,
  at: NOW,
  numbers: numbers && [...numbers],
})

/** A draw as it is opened. */
export const detailOf = (draw: Partial<DeskDraw> = {}, of: Partial<Detail> = {}): Detail => ({
  draw: drawOf(draw),
  prizes: PRIZES,
  numbers: null,
  entries: [],
  differences: [],
  notices: [],
  checks: { soldInTime: true, isNew: null, noticeAgrees: null },
  release: 'two_people',
  possible: { enter: true, release: false, void: true, correct: false },
  corrections: [],
  ...of,
})

/** A draw on whose result two people have entered something, the second of them the operator. */
export const bothEntered = (first: readonly string[], second: readonly string[]): Detail => {
  const isSame = first.every((number, at) => number === second[at])
  return detailOf(
    { entries: isSame ? 'agree' : 'differ' },
    {
      entries: [entryOf(1, first, false), entryOf(2, second, true)],
      differences: isSame ? [] : [DIFFERENT],
      checks: { soldInTime: true, isNew: true, noticeAgrees: { agree: isSame ? 27 : 26, of: 27 } },
      notices: [{ version: 1, at: NOW, numbers: [...NUMBERS] }],
      possible: { enter: true, release: isSame, void: true, correct: false },
    },
  )
}

/** A draw that has been paid. */
export const settledDraw = (of: Partial<Detail> = {}): Detail =>
  detailOf(
    { status: 'settled', entries: null },
    {
      numbers: [...NUMBERS],
      entries: [entryOf(1, NUMBERS, false), entryOf(2, NUMBERS, true)],
      possible: { enter: false, release: false, void: true, correct: true },
      ...of,
    },
  )

export const PAYOUTS: ReplyOf<typeof drawPayouts> = {
  methods: [
    { method: 'LO_2', lines: 9000, stakes: '612400.00', prizes: '588060.00' },
    { method: 'DE_DB', lines: 7000, stakes: '318200.00', prizes: '297000.00' },
    { method: 'XIEN_2', lines: 2402, stakes: '354000.00', prizes: '221968.00' },
  ],
  lines: 18_402,
  stakes: '1284600.00',
  prizes: '1107028.00',
}

/** A correction that runs. */
export const correctionOf = (of: Partial<DrawCorrection> = {}): DrawCorrection => ({
  correctionId: idOf(9),
  gameCode: 'VN_MB',
  name: 'Northern, Nam Định',
  issueNo: '20260304',
  kind: 'void',
  numbersBefore: null,
  numbersAfter: null,
  state: 'running',
  bets: 18_402,
  done: 4200,
  failed: 0,
  sums: [
    { currency: 'PHP', returned: '1284600.00', taken: '588060.00', owed: '0.00' },
    { currency: 'VND', returned: '90000000', taken: '0', owed: '0' },
  ],
  reason: 'not_held',
  askedBy: 'operator01',
  confirmedBy: 'operator05',
  at: NOW,
  ...of,
})
