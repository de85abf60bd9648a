import { AGENT_PAGES } from '@croupier/contract/whitelabel.ts'
import { PALETTES } from '@croupier/contract/palettes.ts'
import type { SettingsText } from '../src/modules/brand/settings.ts'
import type { NewBrand } from '../src/modules/brand/store.ts'
import { senCashier } from './cashier-sen.ts'
import { livelyPace } from './game-paces.ts'
import { cloverPot } from './pots.ts'
import { demoReasons } from './reasons.ts'
import { field, PROFILE_FIELDS } from './registration-fields.ts'
import { liteProfile } from './resources.ts'

/** The third demo brand is the one for Vietnam: dong, Vietnamese first, lottery first, VietQR. */
export const sen: NewBrand = {
  id: 3,
  merchant: 'SEN',
  name: 'Sen',
  currency: 'VND',
  decimals: 0,
  timeZone: 'Asia/Ho_Chi_Minh',
  languages: ['VI', 'CN', 'EN', 'TH'],
  hosts: [{ host: 'sen.localhost', kind: 'member' }],
  look: {
    logo: 'sen',
    wordmark: 'SEN',
    currencySign: '₫',
    signAfter: true,
    copyright: '© 2026 SEN. All rights reserved.',
    description: {
      vi: 'Xổ số, sòng bài trực tuyến và trò chơi tự phát triển. Nạp bằng VietQR, mọi ván đều kiểm chứng được.',
      zh: '彩票、真人娱乐与自营游戏。支持 VietQR 存款，自营游戏每一局都可验证。',
      en: 'Lottery, live tables and games of our own. Deposit by VietQR; every in-house round can be verified.',
      th: 'หวย คาสิโนสด และเกมของเราเอง ฝากผ่าน VietQR และตรวจสอบเกมของเราได้ทุกรอบ',
    },
    menu: ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'ESPORTS', 'COCKFIGHT', 'BINGO'],
    tokens: PALETTES.lotus,
  },
}

/** What players in Vietnam look for first: Tài Xỉu, Xóc Đĩa, Bầu Cua, Rồng Hổ, baccarat. */
export const senFirst: readonly string[] = ['SICBO', 'SE_DIE', 'YU_SIA_XIE', 'DRAGON_TIGER', 'BACCARAT']

const instant = {
  stakeMin: '1000',
  stakeMax: '50000000',
  stakeStep: '1000',
  payoutCap: '10000000000',
} as const
const slot = {
  stakeMin: '2000',
  stakeMax: '10000000',
  stakeStep: '2000',
  payoutCap: '10000000000',
} as const

export const senSettings: SettingsText = {
  pots: [cloverPot('500000', '5000000')],
  agent: { rebateTop: { lottery: 8, casino: 0.5 } },
  lottery: {
    rebatePoint: 8,
    stakeMin: '1000',
    stakeMax: '2000000',
    units: ['1000', '100', '10', '1'],
    prizeMax: '50000000000',
  },
  flags: [
    'free_play',
    'direct_registration',
    'username_register',
    'password_login',
    'sms_code_login',
    'country_code_picker',
    'forgot_password_email',
    'forgot_password_phone',
    'affiliate_check',
    ...AGENT_PAGES,
  ],
  defaultCountry: 'VN',
  freePlay: { balance: '10000000' },
  codes: { expiredMinutes: 3, perIpDay: 1000 },
  registration: {
    open: true,
    minimumAge: 18,
    fields: {
      ...PROFILE_FIELDS,
      username: field({ required: true, minLength: 4, maxLength: 15, patternId: 1 }),
      password: field({ required: true, minLength: 8, maxLength: 64, patternId: 5 }),
      mobileNum: field({ minLength: 9, maxLength: 11, patternId: 6 }),
      affiliateCode: field({ minLength: 3, maxLength: 20, patternId: 4 }),
      referralCode: field({ minLength: 3, maxLength: 20, patternId: 4 }),
    },
  },
  defaultPassword: 'a123456',
  payout: {
    providers: [
      { code: 'SONG', kind: 'bank', name: 'Ngân hàng Sông Xanh', digitsMin: 8, digitsMax: 14 },
      { code: 'NUI', kind: 'bank', name: 'Ngân hàng Núi Vàng', digitsMin: 8, digitsMax: 16 },
      { code: 'BIEN', kind: 'bank', name: 'Ngân hàng Biển Đông', digitsMin: 9, digitsMax: 15 },
      { code: 'VITAY', kind: 'wallet', name: 'Ví Tay', digitsMin: 10, digitsMax: 11 },
    ],
  },
  cashier: senCashier,
  adjustment: { dayMax: '20000000', max: '200000000' },
  awards: { aloneMax: '2000000', dayMax: '20000000', max: '200000000' },
  tournaments: { max: '2000000000' },
  reasons: demoReasons,
  signUpCredit: '58000',
  realityCheck: { everyMinutes: [60, 30, 120, 240], enforced: false },
  verification: { beforePlay: false },
  gameLimits: {
    DICE: instant,
    LIMBO: instant,
    PLINKO: instant,
    KENO: instant,
    WHEEL: instant,
    MINES: instant,
    HI_LO: instant,
    CRASH: instant,
    LUCKY_TWENTY: { ...slot, jackpotSize: '25000000000' },
    JADE_WAYS: { ...slot, stakeMin: '2500', stakeStep: '2500' },
    STORM_TUMBLE: { ...slot, stakeMax: '5000000' },
    TWIN_LANTERNS: slot,
    MOON_SCROLL: { ...slot, stakeMax: '5000000' },
    HARBOUR_COINS: slot,
    BELL_STREET: slot,
  },
  site: {
    customerService: [
      { csType: 'LIVECHAT', path: '/support' },
      { csType: 'VIP', path: '/support?line=VIP' },
    ],
    contacts: [
      { kind: 'EMAIL', value: 'hotro@sen.example' },
      { kind: 'PHONE', value: '+84 24 5550 188' },
      { kind: 'HOURS', value: '24/7' },
    ],
    resources: [liteProfile],
  },
  pace: livelyPace,
}
