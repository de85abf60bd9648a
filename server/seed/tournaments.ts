import type { Language } from '@croupier/contract/language.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { Tournament } from '#modules/rewards/rewards.ts'

const DAY_MS = 86_400_000
const SHARES = [30, 18, 12, 8, 6, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1] as const

const NAMES = {
  race: {
    en: 'Weekly turnover race',
    vi: 'Đua doanh thu cược hằng tuần',
    tl: 'Lingguhang karera ng taya',
    zh: '每周流水赛',
    ja: '週間ベットレース',
    th: 'แข่งยอดเดิมพันรายสัปดาห์',
    pt: 'Corrida semanal de apostas',
    id: 'Balapan taruhan mingguan',
  },
  multiplier: {
    en: 'Biggest multiplier of the day',
    vi: 'Hệ số nhân lớn nhất trong ngày',
    tl: 'Pinakamalaking multiplier ng araw',
    zh: '每日最大倍数',
    ja: '今日の最高倍率',
    th: 'ตัวคูณสูงสุดของวัน',
    pt: 'Maior multiplicador do dia',
    id: 'Pengali terbesar hari ini',
  },
} as const satisfies Record<string, Record<Language, string>>

/** What the demo brands start with: a race over the week and one over the day, each followed by the next. */
export function tournamentsOf(
  { id: brandId, merchant, currency, decimals }: Brand,
  idOf: (name: string) => string,
  now: Date,
): readonly Tournament[] {
  const units = (amount: string) => unitsOf(amount, decimals) ?? 0n
  // Money of the demo brands' size: a peso is some hundred dong.
  const [pool, least] = currency === 'VND' ? [units('20000000'), units('2000')] : [units('50000'), units('5')]
  const step = 10n ** BigInt(4 - decimals)
  const prizesOf = (whole: bigint) => SHARES.map((share) => ((whole * BigInt(share)) / 100n / step) * step)
  const day = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const until = (days: number) => new Date(day.getTime() + days * DAY_MS)
  const common = { brandId, asset: currency, games: [], stakeMin: least, startsAt: day }
  return [
    {
      ...common,
      id: idOf(`tournament/${merchant}/race`),
      names: NAMES.race,
      metric: 'turnover',
      category: null,
      prizes: prizesOf(pool),
      endsAt: until(7),
      repeats: 'weekly',
    },
    {
      ...common,
      id: idOf(`tournament/${merchant}/multiplier`),
      names: NAMES.multiplier,
      metric: 'multiplier',
      category: null,
      prizes: prizesOf(pool / 10n).slice(0, 5),
      endsAt: until(1),
      repeats: 'daily',
    },
  ]
}
