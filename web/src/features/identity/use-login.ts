import type { AskedOf } from '@croupier/contract/call.ts'
import { type LoginResult, login } from '@croupier/contract/identity.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { timesAsked } from '@croupier/kit/challenge.ts'
import { useWords } from '@croupier/kit/words.ts'
import { type FormEvent, useState } from 'react'
import { useModal } from '../../parts/modals/modals.ts'
import { useCaptcha } from './captcha-field.tsx'
import { enter } from '../../parts/member/entry.ts'
import { noteRemembered } from '../../parts/member/remembered.ts'
import { useChallenge } from './use-challenge.ts'
import { type PendingLogin, pendingLoginOf } from './pending-login.ts'
import { takeWaiting } from '../../parts/member/waiting.ts'

const NOTHING = { username: '', password: '', captcha: '', rememberMe: false }
type TypedFields = typeof NOTHING
type LoginField = 'username' | 'password' | 'captcha'

/** What is typed at the login where the brand has one, what came of it, and where it leads. `onDone` is called when somebody is in. */
export function useLogin(onDone: () => void, { offered }: { readonly offered: boolean }) {
  const t = useWords('identity')
  const [typed, setTyped] = useState(NOTHING)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const [working, setWorking] = useState(false)
  const [captchaNeeded, setCaptchaNeeded] = useState(false)
  const { step, waiting, verify, unlock, restart } = useSteps()
  const finish = useFinish(typed.rememberMe, onDone)
  const challenge = useChallenge(offered)
  const { picture, refresh } = useCaptcha(captchaNeeded)

  const missing = missingIn(typed, captchaNeeded)
  const shown: Partial<Record<LoginField, string>> = tried
    ? Object.fromEntries(missing.map((name) => [name, t(`${name}_required`)]))
    : {}

  const logIn = async () => {
    const { username, password, captcha, rememberMe } = typed
    const proof = captchaNeeded && picture ? { captcha: captcha.trim(), captchaId: picture.captchaId } : {}
    const body = { type: 'username' as const, username: username.trim(), password, rememberMe, ...proof }
    const loggedIn = await send(body, challenge.take)
    await finish(loggedIn)
  }

  const fail = (error: unknown) => {
    if (!(error instanceof CallRefusal)) throw error
    const wanted = pendingLoginOf(error)
    if (wanted) return verify(wanted)
    setRefused(error)
    setTyped((kept) => ({ ...kept, captcha: '' }))
    // A captcha that is asked for now has not been left empty yet.
    setTried(false)
    if (captchaNeeded) refresh()
    return error.value['captcha'] === true ? setCaptchaNeeded(true) : undefined
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (missing.length > 0) return focusOn(event.currentTarget, missing[0])
    if (working) return undefined
    setWorking(true)
    setRefused(undefined)
    return void logIn()
      .catch(fail)
      .finally(() => setWorking(false))
  }

  const type = (part: Partial<TypedFields>) => setTyped((kept) => ({ ...kept, ...part }))
  const back = (why?: CallRefusal) => {
    restart()
    setRefused(why)
  }
  const ways = { step, waiting, finish, back, unlock }
  return { ...ways, typed, type, shown, refused, working, captchaNeeded, picture, refresh, submit }
}

const missingIn = (typed: TypedFields, captchaNeeded: boolean): readonly LoginField[] =>
  (['username', 'password', ...(captchaNeeded ? ['captcha' as const] : [])] as const).filter(
    (name) => typed[name].trim() === '',
  )

type Body = Omit<Extract<AskedOf<typeof login, 'body'>, { type: 'username' }>, 'challenge'>

const send = async (body: Body, take: (times?: number) => Promise<string>): Promise<LoginResult> =>
  ask(login, { body: { ...body, challenge: await take() } }).catch(async (error: unknown) => {
    // The visitor took longer than the challenge lives, or much was missed before: solve another without a word.
    const times = timesAsked(error)
    if (times === undefined) throw error
    return ask(login, { body: { ...body, challenge: await take(times) } })
  })

/** Somebody is in: the tab keeps the session, and what waited for it goes on. */
export function useFinish(rememberMe: boolean, onDone: () => void) {
  const { merchant } = useBrand()
  const { current } = useModal()
  return async (loggedIn: LoginResult) => {
    if (rememberMe) noteRemembered()
    await enter(loggedIn, merchant)
    // In the place of the member centre the popup gives way by itself as soon as somebody is logged in.
    if (current === 'loginPopupModal') onDone()
    else takeWaiting()
  }
}

function useSteps() {
  const [step, setStep] = useState<'log_in' | 'verify' | 'unlock'>('log_in')
  const [waiting, setWaiting] = useState<PendingLogin>()
  return {
    step,
    waiting,
    verify: (wanted: PendingLogin) => {
      setWaiting(wanted)
      setStep('verify')
    },
    unlock: () => setStep('unlock'),
    restart: () => setStep('log_in'),
  }
}

function focusOn(form: HTMLFormElement, name: LoginField | undefined) {
  const input = name && form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
