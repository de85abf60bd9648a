import type { Language } from '@croupier/contract/language.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { type LotteryAccountType, lotteries } from '@croupier/engine/lottery/lotteries.ts'
import { methodReturn } from '@croupier/engine/lottery/method-return.ts'
import { oddsAt, topMode } from '@croupier/engine/lottery/price.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { BrandVendor, NewGame, NewVendor, Offer } from '#modules/catalogue/store.ts'
import { LOTTERY_CATEGORY } from '#modules/lottery/category.ts'
import type { NewLottery } from '#modules/lottery/store.ts'
import { oddsText } from '#modules/lottery/terms.ts'
import { stationNames } from './station-names.ts'

type Names = Readonly<Record<Language, string>>

/** Names that are the same wherever Latin letters are read. */
const everywhere = (name: string, other: Partial<Names> = {}): Names => ({
  en: name,
  vi: name,
  zh: name,
  th: name,
  pt: name,
  id: name,
  ja: name,
  tl: name,
  ...other,
})

const FAMILIES: Readonly<Record<string, Names>> = {
  SSC: everywhere('SSC', { zh: '时时彩', ja: '時時彩', vi: 'SSC' }),
  P3: everywhere('Pick 3', { zh: '排列3', vi: 'Xếp hạng 3', th: 'ปิ๊ก 3', ja: 'ピック3' }),
  X5: everywhere('11x5', { zh: '11选5', vi: '11 chọn 5', ja: '11選5' }),
  K3: everywhere('Fast 3', { zh: '快3', vi: 'Xúc xắc K3', th: 'เร็ว 3', ja: '快3', pt: 'Rápido 3', id: 'Cepat 3' }),
  PK10: everywhere('PK10', { zh: 'PK拾', vi: 'Đua xe PK10', ja: 'PK10' }),
  PC28: everywhere('PC28', { zh: 'PC蛋蛋28', vi: 'PC 28' }),
  KL8: everywhere('Happy 8', {
    zh: '快乐8',
    vi: 'Vui vẻ 8',
    th: 'แฮปปี้ 8',
    ja: 'ハッピー8',
    pt: 'Feliz 8',
    id: 'Ceria 8',
  }),
  HN: everywhere('Hanoi', { zh: '河内', vi: 'Hà Nội', th: 'ฮานอย', ja: 'ハノイ', pt: 'Hanói' }),
  SG: everywhere('Saigon', { zh: '西贡', vi: 'Sài Gòn', th: 'ไซง่อน', ja: 'サイゴン', pt: 'Saigon' }),
  TH: everywhere('Thai', { zh: '泰国', vi: 'Thái Lan', th: 'หวยไทย', ja: 'タイ', pt: 'Tailândia', id: 'Thailand' }),
  LA: everywhere('Lao', { zh: '老挝', vi: 'Lào', th: 'หวยลาว', ja: 'ラオス', pt: 'Laos', id: 'Laos' }),
  D4: everywhere('4D', { zh: '4D 万字' }),
}

const WHOLE: Readonly<Record<string, Names>> = {
  VN_MB: everywhere('Northern Vietnam', {
    zh: '越南北部',
    vi: 'Miền Bắc',
    th: 'เวียดนามเหนือ',
    ja: 'ベトナム北部',
    pt: 'Vietnã do Norte',
    id: 'Vietnam Utara',
    tl: 'Hilagang Vietnam',
  }),
  TH_GLO: everywhere('Thai Government', {
    zh: '泰国政府彩',
    vi: 'Thái Lan chính phủ',
    th: 'รัฐบาลไทย',
    ja: 'タイ政府宝くじ',
    pt: 'Governo da Tailândia',
    id: 'Pemerintah Thailand',
    tl: 'Pamahalaan ng Thailand',
  }),
  LA_PATTANA: everywhere('Lao Pattana', { zh: '老挝发展', vi: 'Lào Pattana', th: 'ลาวพัฒนา', ja: 'ラオス・パッタナー' }),
  SEA_HANOI: everywhere('Hanoi', { zh: '河内', vi: 'Hà Nội', th: 'ฮานอย', ja: 'ハノイ', pt: 'Hanói' }),
  D4_MY: everywhere('Malaysia 4D', { zh: '马来西亚 4D', th: 'มาเลเซีย 4D', ja: 'マレーシア4D', pt: 'Malásia 4D' }),
  D4_SG: everywhere('Singapore 4D', {
    zh: '新加坡 4D',
    th: 'สิงคโปร์ 4D',
    ja: 'シンガポール4D',
    pt: 'Singapura 4D',
    id: 'Singapura 4D',
    tl: 'Singapore 4D',
  }),
  HANOI_VIP: everywhere('Hanoi VIP', {
    zh: '河内 VIP',
    vi: 'Hà Nội VIP',
    th: 'ฮานอย วีไอพี',
    ja: 'ハノイVIP',
    pt: 'Hanói VIP',
  }),
  SEA_HANOI_SPECIAL: everywhere('Hanoi Special', {
    zh: '河内特别',
    vi: 'Hà Nội đặc biệt',
    th: 'ฮานอยพิเศษ',
    ja: 'ハノイスペシャル',
    pt: 'Hanói Especial',
    id: 'Hanoi Spesial',
    tl: 'Hanoi Espesyal',
  }),
  SEA_HANOI_VIP: everywhere('Hanoi VIP 2–4', {
    zh: '河内 VIP 二至四位',
    vi: 'Hà Nội VIP 2–4 số',
    th: 'ฮานอย วีไอพี 2–4 ตัว',
    ja: 'ハノイVIP 2〜4桁',
    pt: 'Hanói VIP 2–4',
  }),
  P3_DAILY: everywhere('Pick 3 Daily', {
    zh: '排列3 每日',
    vi: 'Xếp hạng 3 hằng ngày',
    th: 'ปิ๊ก 3 รายวัน',
    ja: 'ピック3 デイリー',
    pt: 'Pick 3 diário',
    id: 'Pick 3 Harian',
    tl: 'Pick 3 Araw-araw',
  }),
}

const MINUTES: Readonly<Record<Language, (name: string, minutes: string) => string>> = {
  en: (name, minutes) => `${name} ${minutes} min`,
  vi: (name, minutes) => `${name} ${minutes} phút`,
  zh: (name, minutes) => `${name} ${minutes}分`,
  th: (name, minutes) => `${name} ${minutes} นาที`,
  pt: (name, minutes) => `${name} ${minutes} min`,
  id: (name, minutes) => `${name} ${minutes} menit`,
  ja: (name, minutes) => `${name} ${minutes}分`,
  tl: (name, minutes) => `${name} ${minutes} minuto`,
}

/** What a lottery is called. Throws where nothing is said of it. */
function namesOf(gameCode: string): Names {
  const whole = WHOLE[gameCode] ?? stationNames(gameCode)
  if (whole) return whole
  const [, family = '', minutes = ''] = /^([A-Z0-9]+)_(\d+)M$/.exec(gameCode) ?? []
  const names = FAMILIES[family]
  if (!names) throw new Error(`the lottery ${gameCode} has no name`)
  // Each language has its name and its word for minutes.
  return Object.fromEntries(
    Object.entries(MINUTES).map(([language, said]) => [language, said(names[language as Language], minutes)]),
  ) as Names
}

const DRAWN_BY = { chain: 'house', official: 'official', lottery: 'lottery' } as const

/** The lotteries of the platform, each after the one that its draws come from. */
export const allLotteries: readonly NewLottery[] = lotteries.map((lottery, position) => ({
  code: lottery.gameCode,
  family: lottery.family,
  prizeMode: lottery.prizeMode,
  vendor: lottery.accountType,
  names: namesOf(lottery.gameCode),
  schedule: lottery.schedule,
  drawnBy: DRAWN_BY[lottery.source.by],
  drawsFrom: lottery.source.by === 'lottery' ? lottery.source.gameCode : null,
  position,
}))

const VENDORS: Readonly<Record<LotteryAccountType, Omit<NewVendor, 'code'>>> = {
  ELOTT: { displayName: 'Electronic lottery', mark: 'digits' },
  TCG_LOTTO_VN: { displayName: 'Vietnam lottery', mark: 'lotus' },
  TCG_SEA: { displayName: 'South-East Asia lottery', mark: 'temple' },
}

export const lotteryVendors: readonly NewVendor[] = Object.entries(VENDORS).map(([code, vendor]) => ({
  code,
  ...vendor,
}))

/** When the house began to sell lotteries. */
const RELEASED = new Date('2026-11-26T00:00:00Z')

/** The lotteries as games of the catalogue, where they are listed, found and starred. */
export const lotteryGames: readonly NewGame[] = allLotteries.map(
  ({ code, vendor, prizeMode, names: { en, ...names } }) => ({
    code,
    vendorCode: vendor,
    name: en ?? code,
    names,
    category: LOTTERY_CATEGORY[prizeMode],
    kind: 'lottery',
    accountType: vendor,
    lines: 0,
    releasedAt: RELEASED,
  }),
)

/** Where a brand lists its lotteries. One without settings of them sells none. */
export const lotteryPlaces = ({ id: brandId, settings }: Pick<Brand, 'id' | 'settings'>): readonly BrandVendor[] =>
  settings.lottery
    ? lotteryVendors.flatMap(({ code: vendorCode }, at) =>
        [...new Set(lotteryGames.filter((game) => game.vendorCode === vendorCode).map(({ category }) => category))].map(
          (category) => ({ brandId, category, vendorCode, position: 1 + at, pointsRate: '1.00' }),
        ),
      )
    : []

/** Their places begin here, behind those of all vendors. */
const LOTTERY_FROM = 400
const TICKET_UNITS = 2n
const HUNDRED = new Fraction(100n)

/** What a brand sells: from its smallest ticket, with the return of the method that stands first. */
export const lotteryOffers = ({ id: brandId, settings }: Pick<Brand, 'id' | 'settings'>): readonly Offer[] => {
  const { lottery } = settings
  if (!lottery) return []
  const smallest = lottery.units.reduce((least, unit) => (unit < least ? unit : least))
  const top = topMode(Math.round(lottery.rebatePoint * 10))
  return allLotteries.map(({ code, family, prizeMode }, at) => ({
    brandId,
    gameCode: code,
    position: LOTTERY_FROM + at,
    hot: false,
    new: false,
    jackpot: false,
    rtp: usualReturn(family, top),
    stakeMin: prizeMode === 'Elott' ? TICKET_UNITS * smallest : lottery.stakeMin,
  }))
}

function usualReturn(family: string, top: number): string {
  const method = familyOf(family)?.methods[0]
  if (!method) throw new Error(`the family ${family} has no methods`)
  const byMode = method.tiers.some((tier) => tier.byMode)
  return oddsText(methodReturn(method, oddsAt(method.tiers, byMode ? { mode: top } : {})).mul(HUNDRED))
}
