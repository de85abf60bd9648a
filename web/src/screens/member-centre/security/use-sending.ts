import { security } from '@croupier/contract/security.ts'
import { type FieldErrors, CallRefusal } from '@croupier/kit/calls.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFreshly } from '../../../features/identity/security/fresh-login.tsx'

/** What a form has to say while and after it is sent. */
export interface SendState {
  readonly working: boolean
  /** Why it was refused, where that belongs to no field. */
  readonly refused: CallRefusal | undefined
  readonly errorOf: (field: string) => string | undefined
  /** Asks who is there; to be drawn beside the form. */
  readonly dialog: ReactNode
  /** Send it; again by itself once the password was given, where a fresh login is needed. */
  readonly send: (work: () => Promise<unknown>) => void
  readonly forget: () => void
}

/** Sends what a form has to say, keeps what the server said at its fields, and asks who is there where a fresh login is needed. */
export function useSending(onDone: () => unknown): SendState {
  const client = useQueryClient()
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const { freshly, dialog } = useFreshly()

  const send = (work: () => Promise<unknown>) => {
    if (working) return
    setWorking(true)
    setRefused(undefined)
    freshly(work)
      .then(() => client.invalidateQueries({ queryKey: keyOf(security) }))
      .then(onDone, (error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error
        // Whoever would not say who they are knows why it did not go on.
        if (error.code !== 'fresh_login_required') setRefused(error)
      })
      .finally(() => setWorking(false))
  }
  const fields: FieldErrors = refused?.fields ?? {}
  return {
    working,
    refused: refused && Object.keys(fields).length === 0 ? refused : undefined,
    errorOf: (field) => fields[field]?.[0]?.message,
    dialog,
    send,
    forget: () => setRefused(undefined),
  }
}
