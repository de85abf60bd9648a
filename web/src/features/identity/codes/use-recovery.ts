import type { LoginResult } from '@croupier/contract/identity.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { type FormEvent, useState } from 'react'
import { enter } from '../../../parts/member/entry.ts'

/** What is said at each box of a recovery form. */
export type BoxMessages = Readonly<Partial<Record<string, string>>>

interface Recovery {
  /** What is wrong with the form before it is sent; nothing lets it go. */
  readonly troubles: () => Promise<BoxMessages>
  readonly send: () => Promise<LoginResult>
  readonly onDone: () => void
}

const AT_CODE = new Set(['code_wrong', 'code_expired'])

/** Sending a recovery form: faults at their boxes, and at the end the member is in. */
export function useRecovery({ troubles, send, onDone }: Recovery) {
  const { merchant } = useBrand()
  const [said, setSaid] = useState<BoxMessages>({})
  const [refused, setRefused] = useState<CallRefusal>()
  const [working, setWorking] = useState(false)

  const fail = (error: unknown) => {
    if (!(error instanceof CallRefusal)) throw error
    const atFields = Object.fromEntries(Object.entries(error.fields).map(([field, [fault]]) => [field, fault?.message]))
    if (AT_CODE.has(error.code)) setSaid({ verificationCode: error.message })
    else if (error.code === 'mobile_invalid') setSaid({ mobileNum: error.message })
    else if (Object.keys(atFields).length > 0) setSaid(atFields)
    else setRefused(error)
  }
  const recover = async () => {
    const found = await troubles()
    setSaid(found)
    if (Object.keys(found).length > 0) return
    await enter(await send(), merchant)
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    setWorking(true)
    setRefused(undefined)
    recover()
      .catch(fail)
      .finally(() => setWorking(false))
  }
  return { said, setSaid, refused, working, submit }
}

/** The boxes that were left empty, with what to say at each. */
export const emptyOf = (typed: Readonly<Record<string, unknown>>, words: BoxMessages): BoxMessages =>
  Object.fromEntries(Object.entries(words).filter(([box]) => String(typed[box] ?? '').trim() === ''))
