import { useBrand } from '@croupier/kit/brand.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useRef, useState } from 'react'
import { useStatus } from '../../../parts/site/use-status.ts'
import type { useCode } from '../codes/use-code.ts'
import { captchaToken } from './captcha-window.ts'
import { sendVerificationCode, signInWithPhoneNumber } from './identity-toolkit.ts'
import { PhoneProviderError, wordedTrouble } from './phone-error.ts'

/** Whatever the provider says: before a minute is over nobody asks it again. */
const COUNTDOWN_MINUTES = 1

interface Proof {
  readonly phone: string
  readonly code: string
  readonly idToken: string
}

/**
 * A code by which the brand's phone-code provider proves a number, where there is one. `send` asks for it, `tokenFor` makes a
 * token of what was typed.
 */
export function useProviderCode(code: ReturnType<typeof useCode>) {
  const t = useWords('codes')
  const { merchant } = useBrand()
  const language = useLanguage()
  const now = useStatus()?.info.phoneProvider
  // Whoever has begun with a provider goes on with it, whatever the brand decides meanwhile.
  const [kept] = useState(now)
  const provider = kept ?? now
  const sentTo = useRef<{ readonly phone: string; readonly sessionInfo: string }>(undefined)
  const proved = useRef<Proof>(undefined)

  /** The same trouble in the words for it. */
  const worded = (error: unknown) => wordedTrouble(error, (why) => t(`phone_${why}`))
  const askable = () => {
    if (!provider) throw new PhoneProviderError('not_allowed')
    return { provider, language }
  }

  const send = (phone: string) =>
    code.request(async () => {
      try {
        const asking = askable()
        const ticked = asking.provider.captcha ? { recaptchaToken: await captchaToken(merchant) } : {}
        sentTo.current = { phone, sessionInfo: await sendVerificationCode(asking, { phoneNumber: phone, ...ticked }) }
        return { expiredMinutes: COUNTDOWN_MINUTES }
      } catch (error) {
        throw worded(error)
      }
    })

  /** A code works once at the provider, so its token is kept: a form that is refused for something else is sent again with it. */
  const tokenFor = async (phone: string | undefined, typed: string): Promise<string> => {
    if (phone === undefined) throw new PhoneProviderError('invalid_number')
    const digits = typed.trim()
    if (digits === '') throw new PhoneProviderError('missing_code')
    const before = proved.current
    if (before?.phone === phone && before.code === digits) return before.idToken
    if (sentTo.current?.phone !== phone) throw new PhoneProviderError('code_expired')
    const idToken = await signInWithPhoneNumber(askable(), sentTo.current.sessionInfo, digits)
    proved.current = { phone, code: digits, idToken }
    return idToken
  }
  return { offered: kept !== undefined, send, tokenFor, worded }
}
