import { amountText } from '@croupier/engine/money.ts'
import { z } from 'zod'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import type { News } from '#kernel/outbox.ts'
import { brandIn } from '#modules/brand/brand.ts'
import { tellOfMoney } from '#modules/identity/money-notices/money-notices.ts'
import { messageOf, mustReach, waysOf } from './rules.ts'
import * as store from './store.ts'

const Detail = z.object({ step: z.string() })

/** Tell members by mail and short message what came of their money: each thing once, by the ways that the brand has chosen. */
export async function notifyMembers(deps: Deps, { keys, detail }: Pick<News, 'keys' | 'detail'>): Promise<void> {
  const { step } = Detail.parse(detail)
  await runIsolated(deps, keys, (id) => inTransaction(deps.db, (tx) => tell(tx, deps, id, step)))
}

async function tell(tx: Tx, deps: Deps, requestId: string, step: string): Promise<void> {
  const request = await store.findRequest(tx, requestId)
  const template = request && messageOf(request.kind, step)
  if (!request || !template) return
  const { brandId, memberId, reference, asset } = request
  if (!(await store.insertNotification(tx, { requestId, what: template, brandId, memberId }, deps.now()))) return

  const brand = await brandIn(tx, deps, brandId)
  const amount = `${amountText(request.credited ?? request.amount, brand.decimals)} ${asset}`
  await tellOfMoney(tx, deps, {
    brand,
    memberId,
    template,
    language: await store.findLanguage(tx, requestId),
    fill: { reference, amount },
    ways: waysOf(template, brand.settings.cashier.notices),
    mustReach: mustReach(template),
  })
}
