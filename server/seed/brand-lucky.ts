import type { SettingsText } from '../src/modules/brand/settings.ts'
import type { NewMerchant } from '../src/modules/brand/store.ts'
import { field, PROFILE_FIELDS } from './registration-fields.ts'

/** The default demo brand: pesos, the stricter value of every standard, dice and slot at 99 %. */
export const lucky: NewMerchant = {
  id: 1,
  merchant: 'LUCKY',
  name: 'LUCKY',
  currency: 'PHP',
  decimals: 2,
  timeZone: 'Asia/Manila',
  languages: ['EN', 'VI'],
  minimumAge: 21,
  hosts: ['lucky.localhost'],
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
    },
    menu: ['LOTT', 'LIVE', 'COCKFIGHT', 'BINGO', 'SPORTS', 'FISH', 'INHOUSE', 'RNG', 'PVP', 'ESPORTS'],
    tokens: {
      dark: {
        'surface-0': '#0B1020', 'surface-1': '#121931', 'surface-2': '#1B2440', 'surface-3': '#263154', line: '#27325A',
        text: '#F2F4FC', 'text-dim': '#A3AECE', accent: '#F5B83D', 'accent-hi': '#FFCB60', 'accent-edge': '#F5B83D', 'on-accent': '#1C1204',
        'accent-text': '#F8C55C', 'accent-soft': 'rgba(245, 184, 61, 0.12)', win: '#3FDB9A', loss: '#FF8590', warn: '#FFA15C',
        info: '#77B9FF', count: '#D42B42', 'road-banker': '#F4606E', 'road-player': '#5AA2FF', 'road-tie': '#35C98A',
        shade: 'rgba(5, 8, 19, 0.6)',
      },
      light: {
        'surface-0': '#F7F5F0', 'surface-1': '#FFFFFF', 'surface-2': '#F1EDE4', 'surface-3': '#E6E0D2', line: '#DFD8C8',
        text: '#1A1F33', 'text-dim': '#596078', accent: '#F5B83D', 'accent-hi': '#FFCB60', 'accent-edge': '#A87000', 'on-accent': '#1C1204',
        'accent-text': '#855600', 'accent-soft': 'rgba(245, 184, 61, 0.2)', win: '#0B7247', loss: '#BC2438', warn: '#9C4A00',
        info: '#1A5AB0', count: '#D42B42', 'road-banker': '#D42B42', 'road-player': '#1F66D1', 'road-tie': '#0C7F4E',
        shade: 'rgba(26, 31, 51, 0.4)',
      },
    },
  },
}

export const luckySettings: SettingsText = {
  flags: ['direct_registration', 'username_register', 'password_login'],
  registration: {
    open: true,
    ageText: {
      en: 'I am {age} or older and accept the user agreement.',
      vi: 'Tôi từ {age} tuổi trở lên và đồng ý với thỏa thuận người dùng.',
      tl: 'Ako ay {age} taong gulang pataas at sumasang-ayon sa kasunduan ng user.',
    },
    fields: {
      username: field({ required: true, minLength: 4, maxLength: 15, patternId: 1 }),
      password: field({ required: true, minLength: 8, maxLength: 64, patternId: 5 }),
      ...PROFILE_FIELDS,
    },
  },
  challengeOn: { login: true, registration: true },
  defaultPassword: 'a123456',
  signUpCredit: '1000.00',
  gameLimits: {
    DICE: { stakeMin: '0.01', stakeMax: '50000.00', stakeStep: '0.01', payoutCap: '1000000.00', profile: 99 },
    LUCKY_TWENTY: {
      stakeMin: '0.20', stakeMax: '2000.00', stakeStep: '0.20', payoutCap: '1000000.00', profile: 99, jackpotSize: '25000000.00',
    },
  },
  pace: {
    enforced: false,
    DICE: { cycleMs: 5000, turbo: false, auto: false, instant: false },
    LUCKY_TWENTY: { cycleMs: 2500, turbo: false, auto: false, instant: false },
  },
}
