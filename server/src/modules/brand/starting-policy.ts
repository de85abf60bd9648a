import { CURRENCIES, type Currency } from '@croupier/contract/currencies.ts'
import type { Language } from '@croupier/contract/language.ts'
import type { SettingsText } from './settings.ts'
import { writtenOut } from './put-setting.ts'

/** What is said beside the agree box, by language tag. */
export const AGE_TEXT: Readonly<Record<Language, string>> = {
  en: 'I am {age} or older and accept the user agreement.',
  vi: 'Tôi từ {age} tuổi trở lên và đồng ý với thỏa thuận người dùng.',
  tl: 'Ako ay {age} taong gulang pataas at sumasang-ayon sa kasunduan ng user.',
  zh: '我已年满 {age} 岁并接受用户协议。',
  ja: '私は{age}歳以上で、利用規約に同意します。',
  th: 'ฉันอายุ {age} ปีขึ้นไปและยอมรับข้อตกลงผู้ใช้',
  pt: 'Tenho {age} anos ou mais e aceito o contrato do usuário.',
  id: 'Saya berusia {age} tahun ke atas dan menyetujui perjanjian pengguna.',
}

const field = (minLength: number, maxLength: number, patternId: number) => ({
  enabled: true,
  required: true,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: '*',
})

interface Start {
  readonly currency: Currency
  readonly minimumAge: number
}

interface Model {
  readonly decimals: number
  readonly text: SettingsText
}

/**
 * The policy that a brand begins with: the strict value of everything, no registrations and no way to pay in until somebody opens
 * them. From the brand it is modelled on come the lists of reasons, and the limits of games where both count money alike; a pot is
 * not taken over, because it is money.
 */
export function startingPolicy({ currency, minimumAge }: Start, model: Model | undefined): SettingsText {
  const { decimals, country } = CURRENCIES[currency]
  const text = model && (writtenOut(model.text) as SettingsText)
  const limits = text && model.decimals === decimals ? text.gameLimits : undefined
  return {
    flags: ['direct_registration', 'username_register', 'password_login'],
    defaultCountry: country,
    registration: {
      open: false,
      minimumAge,
      ageText: AGE_TEXT,
      fields: { username: field(4, 15, 1), password: field(8, 64, 5) },
    },
    ...(text?.reasons && { reasons: text.reasons }),
    ...(limits && {
      gameLimits: Object.fromEntries(
        Object.entries(limits).map(([code, limit]) => [code, limit && { ...limit, jackpotSize: null }]),
      ),
    }),
  }
}
