import type * as contract from '@croupier/contract/console-draws.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { readResultNotice } from '../../outside/bureau.ts'
import * as store from './store.ts'

/** Keep what the results bureau says; said again, nothing more happens, and a correction stands beside what it corrects. */
export async function hearResult(deps: Deps, { body }: Ask<typeof contract.hearResult>): Promise<EmptyReply> {
  const notice = must(await readResultNotice(deps.config, body.notice, deps.now()))
  await inTransaction(deps.db, (tx) => store.insertNotice(tx, notice, deps.now()))
  return {}
}
