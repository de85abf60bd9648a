import { affiliate, sendRegistrationCode } from '@croupier/contract/codes.ts'
import { register, registerMobile } from '@croupier/contract/identity.ts'
import type { RegistrationWay } from '@croupier/contract/registration.ts'
import { useBrand, useFlag } from '@croupier/kit/brand.tsx'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { dayAt } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { type FormEvent, useState } from 'react'
import { AGREED_AT_FIRST } from './agreement.ts'
import { useCaptcha } from './captcha-field.tsx'
import { useCountries } from './codes/countries.ts'
import { internationalNumber } from './codes/phone.ts'
import { useCode } from './codes/use-code.ts'
import { showDialog } from '../../parts/member/dialog.ts'
import { enter } from '../../parts/member/entry.ts'
import { type Box, boxesOf, isOptional, type Setting, textOf, troublesOf, type TypedFields } from './registration.ts'
import { useProviderCode } from './provider/use-provider-code.ts'
import { useInvitationCodes } from './invitation-codes.ts'
import { useChallenge } from './use-challenge.ts'

type BoxMessages = Readonly<Partial<Record<Box | 'agree', string>>>

export type Registration = ReturnType<typeof useRegistration>

/** The state of the registration form: what was typed, what is wrong with it, what the server said, and sending it. */
export function useRegistration(setting: Setting, way: RegistrationWay, onDone: () => void) {
  const { timeZone } = useBrand()
  const boxes = boxesOf(setting)
  const answers = useAnswers(setting)
  const { typed, said, setSaid, setLeft, agree } = answers
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const [working, setWorking] = useState(false)
  const fold = useFold(setting, boxes)
  const [warning, setWarning] = useState<CallRefusal>()
  const countries = useCountries()
  const dialingCode = countries.country.countryDialingCode
  const code = useCode('register')
  const provider = useProviderCode(code)
  const { picture, refresh, send, take } = useSending(setting, { way, boxes, dialingCode, provider })
  const sms = useSms(typed, dialingCode, { take, setSaid, code, provider })
  const troubles = troublesOf(setting, typed, dayAt(serverNow(), timeZone))

  const fail = (thrown: unknown) => {
    const error = provider.offered && boxes.includes('verificationCode') ? provider.worded(thrown) : thrown
    if (!(error instanceof CallRefusal)) throw error
    if (error.code === 'invitation_code_error') return setWarning(error)
    const atFields = saidBy(error, boxes)
    setSaid(atFields)
    // What is said at its field needs no second sentence above.
    setRefused(Object.keys(atFields).length > 0 ? undefined : error)
    fold.show(Object.keys(atFields))
    return refresh()
  }

  const finish = () => {
    onDone()
    showDialog('welcome')
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    setLeft(new Set(boxes))
    fold.show([...troubles.keys()])
    const first = [...troubles.keys()][0] ?? (agree ? undefined : 'agree')
    if (first) return focusOn(event.currentTarget, first)
    if (working) return
    setWorking(true)
    setRefused(undefined)
    send(typed, agree)
      .then(finish, fail)
      .finally(() => setWorking(false))
  }

  const unanswered = Object.keys(said).filter(
    (box) => box !== 'agree' && !boxes.some((one) => one === box && troubles.has(one)),
  )
  const openCount = troubles.size + unanswered.length + (agree ? 0 : 1)
  const sending = { tried, refused, working, submit, warning, forgive: () => setWarning(undefined) }
  return { ...answers, ...fold, ...sending, ...sms, countries, troubles, picture, refresh, openCount }
}

interface Sms {
  readonly take: () => Promise<{ readonly challenge?: string }>
  readonly setSaid: (said: BoxMessages) => void
  readonly code: ReturnType<typeof useCode>
  readonly provider: ReturnType<typeof useProviderCode>
}

/** Asking for the code that proves the number: by the brand's phone-code provider, where it has one. */
function useSms(typed: TypedFields, countryDialingCode: string, { take, setSaid, code, provider }: Sms) {
  const t = useWords('codes')
  const mobileNo = textOf(typed, 'mobileNum')
  const username = textOf(typed, 'username')

  const sendCode = async () => {
    const { offered } = provider
    if (mobileNo === '') return setSaid({ mobileNum: t(offered ? 'phone_missing_number' : 'mobile_required') })
    const phone = await internationalNumber(mobileNo, countryDialingCode)
    if (phone === undefined) return setSaid({ mobileNum: t(offered ? 'phone_invalid_number' : 'mobile_invalid') })
    if (offered) return provider.send(phone)
    const named = username === '' ? {} : { username }
    return code.request(async () =>
      ask(sendRegistrationCode, { body: { mobileNo, countryDialingCode, ...named, ...(await take()) } }),
    )
  }
  return { code, sendCode: () => void sendCode() }
}

function useAnswers(setting: Setting) {
  const [typed, setTyped] = useState<TypedFields>(useInvitation(setting))
  const [left, setLeft] = useState<ReadonlySet<Box>>(new Set())
  const [said, setSaid] = useState<BoxMessages>({})
  const [agree, setAgree] = useState(AGREED_AT_FIRST)
  const type = (box: Box, text: string) => {
    setTyped((kept) => ({ ...kept, [box]: text }))
    setSaid(({ [box]: _, ...kept }) => kept)
  }
  const leave = (box: Box) => {
    if (textOf(typed, box) !== '') setLeft((kept) => new Set(kept).add(box))
  }
  return { typed, type, left, leave, setLeft, said, setSaid, agree, setAgree }
}

/** What a brand would merely like to know does not stand between a visitor and an account. */
function useFold(setting: Setting, boxes: readonly Box[]) {
  const [invited] = useState(useInvitation(setting))
  const [unfolded, setUnfolded] = useState(false)
  const shown = unfolded ? boxes : boxes.filter((box) => !isOptional(setting, box) || box in invited)
  const show = (needed: readonly string[]) => {
    if (boxes.some((box) => needed.includes(box) && !shown.includes(box))) setUnfolded(true)
  }
  return { shown, folded: boxes.length - shown.length, unfold: () => setUnfolded(true), show }
}

interface RegistrationForm {
  readonly way: RegistrationWay
  readonly boxes: readonly Box[]
  readonly dialingCode: string
  readonly provider: ReturnType<typeof useProviderCode>
}

/** What was typed, by field. */
type Texts = Readonly<Record<string, string>>

function useSending(setting: Setting, { way, boxes, dialingCode, provider }: RegistrationForm) {
  const { merchant } = useBrand()
  const checked = useFlag('affiliate_check')
  const challenge = useChallenge(setting.challenge)
  const captcha = useCaptcha(boxes.includes('captcha'))
  const take = async () => (setting.challenge ? { challenge: await challenge.take() } : {})

  /** With the provider's token in place of its code, where it has sent one. */
  const proved = async ({ verificationCode, ...texts }: Texts) => {
    if (verificationCode === undefined) return texts
    if (!provider.offered) return { ...texts, verificationCode }
    const phone = await internationalNumber(texts['mobileNum'] ?? '', dialingCode)
    const firebaseIdToken = await provider.tokenFor(phone, verificationCode)
    return { ...texts, firebaseChannel: 'sms' as const, firebaseIdToken }
  }

  const send = async (typed: TypedFields, agree: boolean) => {
    const texts: Texts = Object.fromEntries(
      boxes.map((box) => [box, textOf(typed, box)]).filter(([, text]) => text !== ''),
    )
    if (checked) for (const box of ['affiliateCode', 'referralCode']) await check(texts[box])
    const here = { domain: location.host, registerUrl: location.href, registerMethod: 'WEB', login: true } as const
    const proof = captcha.picture ? { captchaId: captcha.picture.captchaId } : {}
    const phone = texts['mobileNum'] === undefined ? {} : { countryDialingCode: dialingCode }
    const body = { ...(await proved(texts)), ...phone, ...here, ...proof, ...(await take()), agree }
    const joined = way === 'mobile' ? ask(registerMobile, { body }) : ask(register, { body })
    await enter(await joined, merchant)
  }
  const refresh = () => {
    if (boxes.includes('captcha')) captcha.refresh()
  }
  return { picture: captcha.picture, refresh, send, take }
}

/** An invitation that is not valid here stops the form before anything is sent. */
async function check(code: string | undefined): Promise<void> {
  if (code !== undefined) await ask(affiliate, { query: { code, domain: location.host } })
}

/** An invitation's code, from the address, where the brand's form has a box for it. */
function useInvitation({ fields }: Setting): TypedFields {
  const codes = useInvitationCodes()
  return Object.fromEntries(Object.entries(codes).filter(([box]) => fields[box as keyof typeof codes]?.enabled))
}

const AT_CODE: ReadonlySet<string> = new Set(['code_wrong', 'code_expired', 'code_missing'])

function saidBy(error: CallRefusal, boxes: readonly Box[]): BoxMessages {
  if (error.code === 'username_taken') return { username: error.message }
  if (AT_CODE.has(error.code)) return { verificationCode: error.message }
  if (error.code === 'mobile_taken' || error.code === 'mobile_invalid') return { mobileNum: error.message }
  if (error.code === 'captcha_failed' && boxes.includes('captcha')) return { captcha: error.message }
  const known = [...boxes, 'agree' as const].map((box) => [box, error.fields[box]?.[0]?.message] as const)
  return Object.fromEntries(known.filter(([, message]) => message !== undefined))
}

function focusOn(form: HTMLFormElement, name: string) {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
