import { AGENT_PAGES } from '@croupier/contract/whitelabel.ts'
import { RISK_CHECKS } from '@croupier/contract/risk-check.ts'
import type { Language } from '@croupier/contract/language.ts'
import { PALETTES } from '@croupier/contract/palettes.ts'
import type { SettingsText } from '../src/modules/brand/settings.ts'
import type { NewBrand } from '../src/modules/brand/store.ts'
import { luckyCashier } from './cashier-lucky.ts'
import { demoReasons } from './reasons.ts'
import { livelyPace } from './game-paces.ts'
import { field, PROFILE_FIELDS } from './registration-fields.ts'
import { liteProfile } from './resources.ts'
import { cloverPot } from './pots.ts'

/** The default demo brand: pesos, dice and slot at 99%, and the pace that players of the region expect. */
export const lucky: NewBrand = {
  id: 1,
  merchant: 'LUCKY',
  name: 'LUCKY',
  currency: 'PHP',
  decimals: 2,
  timeZone: 'Asia/Manila',
  languages: ['EN', 'CN', 'JA', 'TH', 'VI', 'PT', 'ID', 'TY'],
  hosts: [
    { host: 'lucky.localhost', kind: 'member' },
    { host: 'agents.lucky.localhost', kind: 'agent' },
  ],
  look: {
    logo: 'lucky',
    wordmark: 'LUCKY',
    currencySign: '₱',
    signAfter: false,
    copyright: '© 2026 LUCKY. All rights reserved.',
    description: {
      en: 'Honest odds and a ledger that always adds up. Every in-house round can be verified after it is played.',
      vi: 'Tỷ lệ trung thực và sổ cái luôn khớp. Mọi ván chơi nội bộ đều có thể kiểm chứng sau khi chơi.',
      tl: 'Tapat na tsansa at ledger na laging tugma. Bawat in-house na round ay mabeberipika pagkatapos laruin.',
      zh: '赔率公道，账目分毫不差。自营游戏的每一局都可事后验证。',
      ja: '誠実なオッズと、常に合う帳簿。オリジナルゲームはすべてのラウンドをプレイ後に検証できます。',
      th: 'อัตราจ่ายที่ซื่อตรงและบัญชีที่ลงตัวเสมอ ตรวจสอบเกมของเราได้ทุกรอบหลังเล่นจบ',
      pt: 'Chances honestas e contas que sempre fecham. Toda rodada dos nossos originais pode ser verificada depois.',
      id: 'Peluang yang jujur dan pembukuan yang selalu cocok. Setiap ronde game orisinal bisa diverifikasi setelahnya.',
    } satisfies Record<Language, string>,
    menu: ['ELOTT', 'LOTT', 'LIVE', 'COCKFIGHT', 'BINGO', 'SPORTS', 'FISH', 'INHOUSE', 'RNG', 'PVP', 'ESPORTS'],
    tokens: PALETTES.gold,
  },
}

export const luckySettings: SettingsText = {
  pots: [cloverPot('500.00', '2500.00')],
  agent: { rebateTop: { lottery: 8, casino: 0.5 } },
  lottery: {
    rebatePoint: 8,
    stakeMin: '1.00',
    stakeMax: '2000.00',
    units: ['1', '0.1', '0.01'],
    prizeMax: '10000000.00',
  },
  flags: [
    'direct_registration',
    'free_play',
    'username_register',
    'password_login',
    'sms_code_login',
    'phone_code_provider',
    'third_party_google',
    'third_party_facebook',
    'country_code_picker',
    'forgot_password_email',
    'forgot_password_phone',
    'affiliate_check',
    ...AGENT_PAGES,
  ],
  defaultCountry: 'PH',
  codes: { expiredMinutes: 3, perIpDay: 1000 },
  registration: {
    open: true,
    fields: {
      username: field({ required: true, minLength: 4, maxLength: 15, patternId: 1 }),
      password: field({ required: true, minLength: 8, maxLength: 64, patternId: 5 }),
      ...PROFILE_FIELDS,
      affiliateCode: field({ minLength: 3, maxLength: 20, patternId: 4 }),
      referralCode: field({ minLength: 3, maxLength: 20, patternId: 4 }),
    },
  },
  defaultPassword: 'a123456',
  payout: {
    providers: [
      { code: 'PERLAS', kind: 'bank', name: 'Banco Perlas', digitsMin: 10, digitsMax: 12 },
      { code: 'ISLA', kind: 'bank', name: 'Isla Savings', digitsMin: 10, digitsMax: 16 },
      { code: 'BUKANG', kind: 'bank', name: 'Bukang Liwayway Bank', digitsMin: 10, digitsMax: 14 },
      { code: 'PITAKA', kind: 'wallet', name: 'Pitaka', digitsMin: 11, digitsMax: 11 },
      { code: 'SALAPI', kind: 'wallet', name: 'Salapi Pay', digitsMin: 11, digitsMax: 11 },
    ],
  },
  cashier: luckyCashier,
  risk: { on: RISK_CHECKS.filter((check) => check !== 'first_withdrawal') },
  reasons: demoReasons,
  signUpCredit: '1000.00',
  realityCheck: { everyMinutes: [60, 30, 120, 240], enforced: false },
  verification: { beforePlay: false },
  gameLimits: {
    DICE: { stakeMin: '0.01', stakeMax: '50000.00', stakeStep: '0.01', payoutCap: '1000000.00' },
    LIMBO: { stakeMin: '0.01', stakeMax: '50000.00', stakeStep: '0.01', payoutCap: '1000000.00' },
    PLINKO: { stakeMin: '0.01', stakeMax: '50000.00', stakeStep: '0.01', payoutCap: '1000000.00' },
    KENO: { stakeMin: '0.01', stakeMax: '50000.00', stakeStep: '0.01', payoutCap: '1000000.00' },
    WHEEL: { stakeMin: '0.01', stakeMax: '50000.00', stakeStep: '0.01', payoutCap: '1000000.00' },
    MINES: { stakeMin: '0.01', stakeMax: '50000.00', stakeStep: '0.01', payoutCap: '1000000.00' },
    HI_LO: { stakeMin: '0.01', stakeMax: '50000.00', stakeStep: '0.01', payoutCap: '1000000.00' },
    CRASH: { stakeMin: '0.10', stakeMax: '50000.00', stakeStep: '0.01', payoutCap: '1000000.00' },
    LUCKY_TWENTY: {
      stakeMin: '0.20',
      stakeMax: '2000.00',
      stakeStep: '0.20',
      payoutCap: '1000000.00',
      jackpotSize: '25000000.00',
    },
    JADE_WAYS: { stakeMin: '0.25', stakeMax: '1000.00', stakeStep: '0.25', payoutCap: '1000000.00' },
    STORM_TUMBLE: { stakeMin: '0.20', stakeMax: '500.00', stakeStep: '0.20', payoutCap: '1000000.00' },
    TWIN_LANTERNS: { stakeMin: '0.10', stakeMax: '2000.00', stakeStep: '0.10', payoutCap: '1000000.00' },
    MOON_SCROLL: { stakeMin: '0.10', stakeMax: '500.00', stakeStep: '0.10', payoutCap: '1000000.00' },
    HARBOUR_COINS: { stakeMin: '0.20', stakeMax: '1000.00', stakeStep: '0.20', payoutCap: '1000000.00' },
    BELL_STREET: { stakeMin: '0.10', stakeMax: '1000.00', stakeStep: '0.05', payoutCap: '1000000.00' },
  },
  site: {
    customerService: [
      { csType: 'LIVECHAT', path: '/support' },
      { csType: 'VIP', path: '/support?line=VIP' },
    ],
    contacts: [
      { kind: 'EMAIL', value: 'support@lucky.example' },
      { kind: 'PHONE', value: '+63 2 8555 0142' },
      { kind: 'HOURS', value: '24/7' },
    ],
    resources: [liteProfile],
  },
  pace: livelyPace,
}
