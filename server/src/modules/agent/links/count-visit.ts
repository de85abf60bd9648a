import { createHmac } from 'node:crypto'
import type { visitAgentLink as call } from '@croupier/contract/agent-links.ts'
import { inTransaction } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { addressBlock } from '#kernel/origin.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { keyFor } from '#kernel/secret.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { addVisit } from './store.ts'

/** Count that the page of registration was opened by a link, once a day for each address. The answer tells nothing. */
export async function countVisit(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { id: brandId, timeZone } = await brandOf(deps, ask.brandId)
  const day = dayOf(deps.now(), timeZone)
  const code = ask.body.code.trim().toUpperCase()
  // Another key and another day make another hash: nobody is followed from one link or day to the next.
  const visitor = createHmac('sha256', keyFor(deps, 'link visitor'))
    .update(`${brandId} ${code} ${day} ${addressBlock(ask.ip)}`)
    .digest('base64url')
  await inTransaction(deps.db, (tx) => addVisit(tx, { brandId, code, day, visitor }))
  return {}
}
