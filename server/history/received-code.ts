import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { unseal } from '#kernel/secret.ts'
import { MESSAGE } from '#modules/identity/codes/codes.ts'
import { findNewestTo } from '#modules/identity/codes/store.ts'

const Text = z.object({ text: z.string() })

/** The code that was last sent to a number or e-mail, as its owner reads it. */
export async function codeTo(deps: Deps, to: string): Promise<string> {
  const sealed = (await findNewestTo(deps.db, to))?.sealed
  const text = sealed ? Text.parse(JSON.parse(await unseal(deps, MESSAGE, sealed))).text : ''
  const code = /\d{6}/.exec(text)?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${to}`)
  return code
}
