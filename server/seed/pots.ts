import type { Language } from '@croupier/contract/language.ts'

/** A pot that must fall, paid from promotion: a thousandth of each stake. */
export const cloverPot = (seed: string, mustFallBy: string) => ({
  code: 'CLOVER',
  names: {
    en: 'Clover pot',
    vi: 'Hũ Cỏ May Mắn',
    tl: 'Clover pot',
    zh: '四叶草奖池',
    ja: 'クローバーポット',
    th: 'พอตใบโคลเวอร์',
    pt: 'Pote do trevo',
    id: 'Pot semanggi',
  } satisfies Record<Language, string>,
  share: 1000,
  seed,
  mustFallBy,
})
