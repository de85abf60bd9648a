import { sendLoginCode } from '@croupier/contract/codes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useChallenge } from '../use-challenge.ts'
import { useCountries } from './countries.ts'
import { isMobile } from './phone.ts'
import { useCode } from './use-code.ts'
import type { BoxMessages } from './use-recovery.ts'

interface MobileCode {
  readonly typed: string
  readonly purpose: 'login' | 'recover_phone'
  readonly say: (said: BoxMessages) => void
}

/** A mobile number of a member, and the code that is sent to it. */
export function useMobileCode({ typed, purpose, say }: MobileCode) {
  const t = useWords('codes')
  const countries = useCountries()
  const challenge = useChallenge(true)
  const code = useCode(purpose)
  const { countryDialingCode } = countries.country
  const who = { mobileNum: typed.trim(), countryDialingCode }

  /** What is wrong with the number, at its box. */
  const trouble = async (): Promise<BoxMessages> => {
    if (who.mobileNum === '') return { mobileNum: t('mobile_required') }
    return (await isMobile(who.mobileNum, countryDialingCode)) ? {} : { mobileNum: t('mobile_invalid') }
  }
  const sendCode = () => {
    void trouble().then((found) => {
      say(found)
      if (Object.keys(found).length > 0) return
      const wish = purpose === 'login' ? {} : ({ purpose: 'recover' } as const)
      code.request(async () => ask(sendLoginCode, { body: { ...who, ...wish, challenge: await challenge.take() } }))
    })
  }
  return { who, trouble, countries, code, sendCode }
}
