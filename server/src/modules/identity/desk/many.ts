import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Verdict } from '#kernel/refusal.ts'
import type { DeskDeed } from './deed.ts'
import { freeze } from './freeze.ts'
import { mark } from './mark.ts'
import { signOut } from './sign-out.ts'

/** What may be done to many members, to each by itself. */
export interface Many {
  readonly deed: 'freeze' | 'sign_out' | 'tag'
  readonly tags: readonly string[]
}

type One = (tx: Tx, deps: Deps, deed: DeskDeed, tags: readonly string[]) => Promise<Verdict<unknown>>

const DEEDS: Readonly<Record<Many['deed'], One>> = {
  freeze,
  sign_out: (tx, deps, deed) => signOut(tx, deps, deed),
  tag: (tx, deps, deed, added) => mark(tx, deps, deed, { added }),
}

/** Do it to one of them. */
export const doOne = (tx: Tx, deps: Deps, one: DeskDeed, { deed, tags }: Many): Promise<Verdict<unknown>> =>
  DEEDS[deed](tx, deps, one, tags)
