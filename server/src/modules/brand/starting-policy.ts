import { CURRENCIES, type Currency } from '@croupier/contract/currencies.ts'
import type { SettingsText } from './settings.ts'
import { writtenOut } from './put-setting.ts'

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
