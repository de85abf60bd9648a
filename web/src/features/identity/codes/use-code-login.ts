import type { LoginResult } from '@croupier/contract/identity.ts'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { type FormEvent, useState } from 'react'
import { useFinish } from '../use-login.ts'
import type { BoxMessages } from './use-recovery.ts'

const NOTHING = { mobileNum: '', verificationCode: '', rememberMe: false }
type TypedFields = typeof NOTHING

/** What is typed at a login by number and code, and what is said of it at each box. */
export function useNumberAndCode() {
  const [typed, setTyped] = useState(NOTHING)
  const [said, setSaid] = useState<BoxMessages>({})
  const type = (part: Partial<TypedFields>) => {
    setTyped((kept) => ({ ...kept, ...part }))
    setSaid({})
  }
  return { typed, type, said, setSaid }
}

interface CodeLogin {
  readonly form: ReturnType<typeof useNumberAndCode>
  /** What is wrong before anything is sent; nothing lets it go. */
  readonly troubles: () => Promise<BoxMessages>
  readonly logIn: () => Promise<LoginResult>
  /** A failure as this way of logging in words it. */
  readonly worded?: (error: unknown) => unknown
  readonly onDone: () => void
}

const AT: Readonly<Partial<Record<CallRefusal['code'], 'mobileNum' | 'verificationCode'>>> = {
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
  code_missing: 'verificationCode',
  mobile_invalid: 'mobileNum',
}

/** Sending a number with its code: faults at their boxes, and at the end the member is in. */
export function useCodeLogin({ form, troubles, logIn, worded = (error) => error, onDone }: CodeLogin) {
  const { typed, setSaid } = form
  const [refused, setRefused] = useState<CallRefusal>()
  const [working, setWorking] = useState(false)
  const finish = useFinish(typed.rememberMe, onDone)

  const fail = (thrown: unknown) => {
    const error = worded(thrown)
    if (!(error instanceof CallRefusal)) throw error
    const box = AT[error.code]
    if (box) setSaid({ [box]: error.message })
    else setRefused(error)
  }
  const enter = async () => {
    const found = await troubles()
    setSaid(found)
    if (Object.keys(found).length === 0) await finish(await logIn())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    setWorking(true)
    setRefused(undefined)
    enter()
      .catch(fail)
      .finally(() => setWorking(false))
  }
  return { refused, working, submit }
}
