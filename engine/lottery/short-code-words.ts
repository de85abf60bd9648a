import type { Lottery, VietnamRegion } from './lotteries.ts'
import { type NumberSet, pickNumbers } from './pickers.ts'

/** How the trade writes stations: what is meant of several follows from which are on sale. */
const STATION_WORDS: Readonly<Record<string, readonly string[]>> = {
  mb: ['VN_MB'],
  hn: ['VN_MB'],
  vip: ['HANOI_VIP'],
  hue: ['VN_TTH'],
  tth: ['VN_TTH'],
  py: ['VN_PY'],
  dlk: ['VN_DLK'],
  dl: ['VN_DL', 'VN_DLK'],
  qn: ['VN_QNM', 'VN_QNG'],
  qnm: ['VN_QNM'],
  qna: ['VN_QNM'],
  qng: ['VN_QNG'],
  dna: ['VN_DNA'],
  dn: ['VN_DN', 'VN_DNA'],
  kh: ['VN_KH'],
  bdi: ['VN_BDI'],
  bd: ['VN_BD', 'VN_BDI'],
  qt: ['VN_QT'],
  qb: ['VN_QB'],
  gl: ['VN_GL'],
  nt: ['VN_NT'],
  dno: ['VN_DNO'],
  kt: ['VN_KT'],
  tp: ['VN_HCM'],
  hcm: ['VN_HCM'],
  tphcm: ['VN_HCM'],
  sg: ['VN_HCM'],
  dt: ['VN_DT'],
  cm: ['VN_CM'],
  btr: ['VN_BTR'],
  bt: ['VN_BTR', 'VN_BTH'],
  vt: ['VN_VT'],
  bl: ['VN_BL'],
  ct: ['VN_CT'],
  st: ['VN_ST'],
  tn: ['VN_TN'],
  ag: ['VN_AG'],
  bth: ['VN_BTH'],
  vl: ['VN_VL'],
  tv: ['VN_TV'],
  la: ['VN_LA'],
  bp: ['VN_BP'],
  hg: ['VN_HG'],
  tg: ['VN_TG'],
  kg: ['VN_KG'],
}

/** All stations of a region, or its first ones: `mn`, `mt`, `2d`, `3dmt`. */
const REGION_WORDS: Readonly<Record<string, VietnamRegion>> = { mn: 'SOUTH', mt: 'CENTRAL' }

/** A word for stations, as it starts at a place of the text. */
export const STATION_PATTERN = /([234])d(?:ai)?(mn|mt)?(?![a-z])|[a-z]+/y

export type StationWord =
  | { readonly kind: 'stations'; readonly stations: readonly Lottery[] }
  /** No word for stations, one of none that is on sale, or one of several of them. */
  | { readonly kind: 'unknown' | 'closed' | 'ambiguous' }

/** What a word means among the lotteries on sale. */
export function stationsOf(word: string, onSale: readonly Lottery[]): StationWord {
  const [, count, part] = /^([234])d(?:ai)?(mn|mt)?$/.exec(word) ?? []
  const region = count ? (REGION_WORDS[part ?? 'mn'] ?? 'SOUTH') : REGION_WORDS[word]
  if (region) {
    const all = onSale.filter((lottery) => lottery.region === region)
    const wanted = count ? Number(count) : Math.max(all.length, 1)
    return all.length < wanted ? { kind: 'closed' } : { kind: 'stations', stations: all.slice(0, wanted) }
  }
  if (!Object.hasOwn(STATION_WORDS, word)) return { kind: 'unknown' }
  const stations = onSale.filter(({ gameCode }) => STATION_WORDS[word]?.includes(gameCode))
  if (stations.length > 1) return { kind: 'ambiguous' }
  return stations.length === 0 ? { kind: 'closed' } : { kind: 'stations', stations }
}

/** How the trade writes a method: which it is by the digits of the numbers, and of several that which the family has. */
export interface ShortMethod {
  readonly words: readonly string[]
  readonly byDigits: Readonly<Record<number, readonly string[]>>
  /** Its numbers are bet in all their orders (đảo). */
  readonly isPermuted?: true
}

/** The key of methods without numbers. */
export const NO_NUMBERS = 0

const LO = { 2: ['LO_2'], 3: ['LO_3'], 4: ['LO_4'] }

const SHORT_METHODS: readonly ShortMethod[] = [
  { words: ['b', 'bl', 'lo', 'bao', 'baolo'], byDigits: LO },
  { words: ['bd', 'bld', 'bdao', 'bldao', 'daolo', 'dlo'], byDigits: LO, isPermuted: true },
  { words: ['dd', 'dauduoi'], byDigits: { 2: ['DD'] } },
  { words: ['dau'], byDigits: { 1: ['HEAD_1'], 2: ['DE_G8', 'DE_G7'] } },
  { words: ['duoi', 'dui'], byDigits: { 1: ['TAIL_1'], 2: ['DE_DB'] } },
  { words: ['de'], byDigits: { 2: ['DE_DB'] } },
  { words: ['xc', 'xiuchu'], byDigits: { 3: ['XC'] } },
  { words: ['xcd', 'xcdao', 'dxc'], byDigits: { 3: ['XC'] }, isPermuted: true },
  { words: ['3c', '3cang'], byDigits: { 3: ['3C_DB'] } },
  { words: ['4c', '4cang'], byDigits: { 4: ['4C_DB'] } },
  { words: ['b7l', 'b7lo', '7l', '7lo'], byDigits: { 2: ['B7L'] } },
  { words: ['b8l', 'b8lo', '8l', '8lo'], byDigits: { 2: ['B8L'] } },
  { words: ['da', 'dat', 'dv'], byDigits: { 2: ['DA'] } },
  { words: ['dx', 'dax', 'daxien'], byDigits: { 2: ['DA_2'] } },
  ...[2, 3, 4].map((size) => ({ words: [`x${size}`, `xi${size}`, `xien${size}`], byDigits: { 2: [`XIEN_${size}`] } })),
  ...[4, 8, 10].map((size) => ({ words: [`tr${size}`, `truot${size}`], byDigits: { 2: [`TRUOT_${size}`] } })),
  { words: ['tong'], byDigits: { 1: ['TONG'] } },
  { words: ['tai'], byDigits: { [NO_NUMBERS]: ['TAI'] } },
  { words: ['xiu'], byDigits: { [NO_NUMBERS]: ['XIU'] } },
  { words: ['chan'], byDigits: { [NO_NUMBERS]: ['CHAN'] } },
  { words: ['le'], byDigits: { [NO_NUMBERS]: ['LE'] } },
]

const methodsByWord = new Map(SHORT_METHODS.flatMap((method) => method.words.map((word) => [word, method] as const)))
const longestFirst = [...methodsByWord.keys()].toSorted((one, other) => other.length - one.length)

/** A method’s word with no letter behind it, as it starts at a place of the text. */
export const METHOD_PATTERN = new RegExp(`(?:${longestFirst.join('|')})(?![a-z])`, 'y')

export const shortMethodOf = (word: string): ShortMethod | undefined => methodsByWord.get(word)

const TWO = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0'))

/** Words that stand for numbers of two digits. */
const SET_WORDS: Readonly<Record<string, NumberSet>> = { kep: 'KEP', tai: 'TAI', xiu: 'XIU', chan: 'CHAN', le: 'LE' }

export const SET_PATTERN = new RegExp(`(?:${Object.keys(SET_WORDS).join('|')})(?![a-z])`, 'y')

export function numbersNamed(word: string): readonly string[] {
  const set = SET_WORDS[word]
  return set ? pickNumbers(TWO, set) : []
}

export const BREAK_PATTERN = /[;\n]/y
export const BETWEEN_PATTERN = /[^a-z0-9;\n]/y
export const SERIES_PATTERN = /(\d+)(?:\s*\/\s*(\d+))?\s*(?:keo|bc|k)\s*(\d+)/y
export const NUMBER_PATTERN = /\d+/y
/** Thousands, with or without a letter, or millions; what a series begins with is no stake. */
export const STAKE_PATTERN =
  /\s*(\d{1,12}(?:\.\d(?!\d))?)(?!\d)(?:(tr)(?![a-z\d])|(?:ngan|ng|n|k)(?![a-z\d]))?(?!\s*(?:keo|bc|k\d))/y
export const WORD_PATTERN = /[a-z]+|./sy
