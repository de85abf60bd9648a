import { AGENT_PAGES } from '@croupier/contract/whitelabel.ts'
import { PALETTES } from '@croupier/contract/palettes.ts'
import type { SettingsText } from '../src/modules/brand/settings.ts'
import type { NewBrand } from '../src/modules/brand/store.ts'
import { demoReasons } from './reasons.ts'
import { strictPace } from './game-paces.ts'
import { field, PROFILE_FIELDS } from './registration-fields.ts'
import { liteProfile } from './resources.ts'
import { cloverPot } from './pots.ts'

/** The second demo brand proves the seam: other logo, colours, languages, menu, currency and limits, no code. Its policy is the strict one. */
export const sampa: NewBrand = {
  id: 2,
  merchant: 'SAMPA',
  name: 'SAMPA',
  currency: 'VND',
  decimals: 0,
  timeZone: 'Asia/Ho_Chi_Minh',
  languages: ['EN', 'TY'],
  hosts: [{ host: 'sampa.localhost', kind: 'member' }],
  look: {
    logo: 'sampa',
    wordmark: 'SAMPA',
    currencySign: '₫',
    signAfter: true,
    copyright: '© 2026 SAMPA. All rights reserved.',
    description: {
      en: 'A quiet room with two good games, both provably fair.',
      vi: 'Một phòng chơi yên tĩnh với hai trò chơi hay, đều có thể kiểm chứng.',
      tl: 'Tahimik na silid na may dalawang magandang laro, kapwa mapapatunayang patas.',
    },
    menu: ['RNG', 'INHOUSE', 'LIVE', 'FISH', 'PVP', 'BINGO', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'],
    tokens: PALETTES.jade,
  },
}

export const sampaSettings: SettingsText = {
  pots: [cloverPot('200000', '1000000')],
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
    'mobile_register',
    'mobile_password_register',
    'sms_verification',
    'password_login',
    'sms_code_login',
    'country_code_picker',
    'forgot_password_email',
    'forgot_password_phone',
    ...AGENT_PAGES,
  ],
  defaultCountry: 'VN',
  codes: { expiredMinutes: 3, perIpDay: 1000 },
  registration: {
    open: true,
    minimumAge: 18,
    fields: {
      ...PROFILE_FIELDS,
      username: field({ required: true, minLength: 4, maxLength: 20, patternId: 4 }),
      password: field({ required: true, minLength: 8, maxLength: 64, patternId: 5 }),
      mobileNum: field({ required: true, minLength: 9, maxLength: 11, patternId: 6 }),
    },
  },
  wording: {
    en: { 'home.join_title': 'Come in, the room is quiet', 'refusal.play_too_fast': 'No hurry. One round at a time.' },
    tl: { 'home.join_title': 'Tuloy, tahimik dito', 'refusal.play_too_fast': 'Huwag magmadali. Isa-isang round lang.' },
  },
  defaultPassword: 'a123456',
  payout: {
    providers: [
      { code: 'SONG', kind: 'bank', name: 'Ngân hàng Sông Xanh', digitsMin: 8, digitsMax: 14 },
      { code: 'NUI', kind: 'bank', name: 'Ngân hàng Núi Vàng', digitsMin: 8, digitsMax: 16 },
      { code: 'VITAY', kind: 'wallet', name: 'Ví Tay', digitsMin: 10, digitsMax: 11 },
    ],
  },
  cashier: {
    channels: [
      {
        code: 'VIETQR',
        rail: 'viet_qr',
        name: { en: 'VietQR', tl: 'VietQR' },
        text: { en: 'Usually under one minute', tl: 'Karaniwang wala pang isang minuto' },
        min: '50000',
        max: '50000000',
        amounts: ['100000', '200000', '500000', '1000000', '5000000'],
        to: { bank: 'Ngân hàng Sông Xanh', account: '0071000884471', name: 'SAMPA', bankCode: '970436' },
      },
      {
        code: 'BANK',
        rail: 'bank',
        name: { en: 'Bank transfer', tl: 'Bank transfer' },
        text: {
          en: 'Send a picture of the transfer; a person looks at it',
          tl: 'Magpadala ng larawan ng transfer; may titingin nito',
        },
        min: '200000',
        max: '500000000',
        amounts: ['500000', '1000000', '5000000'],
        minutes: 720,
        to: { bank: 'Ngân hàng Sông Xanh', account: '0071 0008 84471', name: 'SAMPA' },
      },
      {
        code: 'MEMBER',
        rail: 'matched',
        name: { en: 'Pay another member', tl: 'Magbayad sa ibang miyembro' },
        text: {
          en: 'You pay somebody who withdraws; the receiver confirms it',
          tl: 'Babayaran mo ang nagwi-withdraw; kukumpirmahin ng tatanggap',
        },
        min: '200000',
        max: '20000000',
        amounts: ['500000', '1000000', '2000000'],
        minutes: 30,
      },
    ],
    matching: { from: '500000', partMin: '100000' },
    withdrawal: {
      min: '100000',
      max: '100000000',
      dayMax: '300000000',
      twoFrom: '20000000',
    },
    limits: { creditAlone: '500000' },
    wallet: {
      isSingle: false,
      min: '1000',
      max: '100000000',
      vendors: [
        { code: 'BAHAY', name: 'Bahay Live' },
        { code: 'DAGAT', name: 'Dagat Fishing' },
        { code: 'PALARO', name: 'Palaro Slots' },
      ],
    },
  },
  reasons: demoReasons,
  verification: { beforePlay: false },
  gameLimits: {
    DICE: { stakeMin: '100', stakeMax: '50000000', stakeStep: '1', payoutCap: '10000000000', profile: 97 },
    LIMBO: { stakeMin: '100', stakeMax: '50000000', stakeStep: '1', payoutCap: '10000000000', profile: 97 },
    PLINKO: { stakeMin: '100', stakeMax: '50000000', stakeStep: '1', payoutCap: '10000000000', profile: 97 },
    KENO: { stakeMin: '100', stakeMax: '50000000', stakeStep: '1', payoutCap: '10000000000', profile: 97 },
    WHEEL: { stakeMin: '100', stakeMax: '50000000', stakeStep: '1', payoutCap: '10000000000', profile: 97 },
    MINES: { stakeMin: '100', stakeMax: '50000000', stakeStep: '1', payoutCap: '10000000000', profile: 97 },
    HI_LO: { stakeMin: '100', stakeMax: '50000000', stakeStep: '1', payoutCap: '10000000000', profile: 97 },
    CRASH: { stakeMin: '100', stakeMax: '50000000', stakeStep: '1', payoutCap: '10000000000', profile: 97 },
    LUCKY_TWENTY: {
      stakeMin: '200',
      stakeMax: '20000000',
      stakeStep: '20',
      payoutCap: '10000000000',
      jackpotSize: '25000000000',
    },
    JADE_WAYS: { stakeMin: '250', stakeMax: '10000000', stakeStep: '25', payoutCap: '10000000000' },
    STORM_TUMBLE: { stakeMin: '200', stakeMax: '5000000', stakeStep: '20', payoutCap: '10000000000' },
    TWIN_LANTERNS: { stakeMin: '100', stakeMax: '20000000', stakeStep: '10', payoutCap: '10000000000' },
    MOON_SCROLL: { stakeMin: '100', stakeMax: '5000000', stakeStep: '10', payoutCap: '10000000000' },
    HARBOUR_COINS: { stakeMin: '200', stakeMax: '10000000', stakeStep: '20', payoutCap: '10000000000' },
    BELL_STREET: { stakeMin: '100', stakeMax: '10000000', stakeStep: '5', payoutCap: '10000000000' },
  },
  site: {
    customerService: [{ csType: 'LIVECHAT', path: '/support', height: 500 }],
    contacts: [
      { kind: 'EMAIL', value: 'support@sampa.example' },
      { kind: 'PHONE', value: '+84 28 5550 142' },
      { kind: 'HOURS', value: '08:00–24:00' },
    ],
    resources: [liteProfile],
  },
  pace: strictPace,
}
