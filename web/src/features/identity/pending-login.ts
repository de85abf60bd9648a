import { VERIFY_METHODS, type VerifyMethod } from '@croupier/contract/mfa.ts'
import type { CallRefusal } from '@croupier/kit/calls.ts'

/** A login that needs one further proof. */
export interface PendingLogin {
  readonly ticket: string
  readonly methods: readonly VerifyMethod[]
}

/** What a refused login says of the proof it wants; undefined where it was refused for something else. */
export function pendingLoginOf({ code, value: { ticket, methods } }: CallRefusal): PendingLogin | undefined {
  if (code !== 'verification_required' || typeof ticket !== 'string' || !Array.isArray(methods)) return undefined
  // In the server's order: the strongest first.
  return { ticket, methods: methods.flatMap((named) => VERIFY_METHODS.filter((method) => method === named)) }
}
