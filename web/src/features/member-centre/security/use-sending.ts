import { security } from '@croupier/contract/security.ts'
import { type FieldErrors, Refused } from '@croupier/kit/calls.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** What a form has to say while and after it is sent. */
export interface Sending {
  readonly working: boolean
  /** Why it was refused, where that belongs to no field. */
  readonly refused: Refused | undefined
  readonly errorOf: (field: string) => string | undefined
  /** The password is asked for before this goes on. */
  readonly needsPassword: boolean
  /** Send it; again by itself once the password was given. */
  readonly send: (work: () => Promise<unknown>) => void
  readonly again: () => void
  readonly forget: () => void
}

/** Sends what a form has to say, keeps what the server said at its fields, and asks who is there where a fresh login is needed. */
export function useSending(onDone: () => unknown): Sending {
  const client = useQueryClient()
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [waiting, setWaiting] = useState<{ readonly work: () => Promise<unknown> }>()

  const send = (work: () => Promise<unknown>) => {
    if (working) return
    setWorking(true)
    setRefused(undefined)
    setWaiting(undefined)
    work()
      .then(() => client.invalidateQueries({ queryKey: keyOf(security) }))
      .then(onDone, (error: unknown) => {
        if (!(error instanceof Refused)) throw error
        if (error.code === 'fresh_login_required') setWaiting({ work })
        else setRefused(error)
      })
      .finally(() => setWorking(false))
  }
  const fields: FieldErrors = refused?.fields ?? {}
  return {
    working,
    refused: refused && Object.keys(fields).length === 0 ? refused : undefined,
    errorOf: (field) => fields[field]?.[0]?.message,
    needsPassword: waiting !== undefined,
    send,
    again: () => waiting && send(waiting.work),
    forget: () => setRefused(undefined),
  }
}
