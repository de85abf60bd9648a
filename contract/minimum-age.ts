import type { Language } from './language.ts'

/** The least age of a member, where a brand says nothing else. */
export const MINIMUM_AGE = 21

/** What a brand may say instead. */
export const AGE_BOUNDS = { least: 18, most: 99 } as const

/** What is said beside the agree box of registration, where a brand does not say it in its own way. */
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
