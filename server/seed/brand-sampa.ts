import type { SettingsText } from '../src/modules/brand/settings.ts'
import type { NewMerchant } from '../src/modules/brand/store.ts'
import { field, PROFILE_FIELDS } from './registration-fields.ts'

/** The second demo brand proves the seam: other logo, colours, languages, menu, currency and limits, no code. */
export const sampa: NewMerchant = {
  id: 2,
  merchant: 'SAMPA',
  name: 'SAMPA',
  currency: 'VND',
  decimals: 0,
  timeZone: 'Asia/Ho_Chi_Minh',
  languages: ['EN', 'TY'],
  minimumAge: 18,
  hosts: ['sampa.localhost'],
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
    menu: ['RNG', 'INHOUSE', 'LIVE', 'FISH', 'PVP', 'BINGO', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT'],
    tokens: {
      dark: {
        'surface-0': '#071512', 'surface-1': '#0D1F1B', 'surface-2': '#152D27', 'surface-3': '#1F3E36', line: '#244840',
        text: '#F0F8F5', 'text-dim': '#9DBCB2', accent: '#35D0A5', 'accent-hi': '#5CE3BE', 'accent-edge': '#35D0A5', 'on-accent': '#03231A',
        'accent-text': '#5ADDB9', 'accent-soft': 'rgba(53, 208, 165, 0.12)', win: '#B4E05C', loss: '#FF8E97', warn: '#FFB45E',
        info: '#8CC3FF', count: '#C92A45', 'road-banker': '#F4606E', 'road-player': '#6AABFF', 'road-tie': '#B4E05C',
        shade: 'rgba(2, 10, 8, 0.6)',
      },
      light: {
        'surface-0': '#F2F7F4', 'surface-1': '#FFFFFF', 'surface-2': '#E8F0EC', 'surface-3': '#DAE7E1', line: '#CFDFD8',
        text: '#10241E', 'text-dim': '#4B635A', accent: '#35D0A5', 'accent-hi': '#5CE3BE', 'accent-edge': '#0A8467', 'on-accent': '#03231A',
        'accent-text': '#07634D', 'accent-soft': 'rgba(53, 208, 165, 0.2)', win: '#3F6300', loss: '#B01F37', warn: '#8A4300',
        info: '#1754A6', count: '#C92A45', 'road-banker': '#C92A45', 'road-player': '#1F62C6', 'road-tie': '#3F6300',
        shade: 'rgba(16, 36, 30, 0.4)',
      },
    },
  },
}

export const sampaSettings: SettingsText = {
  // Registration by mobile, and the sending of codes that it needs, open this brand's door.
  flags: ['password_login'],
  registration: {
    open: false,
    ageText: {
      en: 'I am {age} or older and accept the user agreement.',
      tl: 'Ako ay {age} taong gulang pataas at sumasang-ayon sa kasunduan ng user.',
    },
    fields: {
      ...PROFILE_FIELDS,
      username: field({ required: true, minLength: 4, maxLength: 20, patternId: 4 }),
      password: field({ required: true, minLength: 8, maxLength: 64, patternId: 5 }),
      mobileNum: field({ required: true, minLength: 9, maxLength: 11, patternId: 6 }),
    },
  },
  challengeOn: { login: true, registration: true },
  defaultPassword: 'a123456',
  signUpCredit: null,
  gameLimits: {
    DICE: { stakeMin: '100', stakeMax: '50000000', stakeStep: '1', payoutCap: '10000000000', profile: 97 },
    LUCKY_TWENTY: { stakeMin: '200', stakeMax: '20000000', stakeStep: '20', payoutCap: '10000000000', profile: 99, jackpotSize: '25000000000' },
  },
  pace: {
    enforced: false,
    DICE: { cycleMs: 1000, turbo: true, auto: true, instant: true },
    LUCKY_TWENTY: { cycleMs: 2500, turbo: true, auto: true, instant: false },
  },
}
