import { type Currency, CURRENCIES } from '@croupier/contract/currencies.ts'
import type { ActionSubject, AuditActor } from '#kernel/audit.ts'
import { record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import { z } from 'zod'
import { Settings } from './settings.ts'
import { startingPolicy } from './starting-policy.ts'
import * as store from './store.ts'

/** A brand as somebody asks for it. */
export interface BrandOrder extends Omit<store.NewBrand, 'id' | 'currency' | 'decimals'> {
  readonly currency: Currency
  readonly minimumAge: number
}

export interface BrandMaking {
  readonly doer: AuditActor
  readonly reason: string
  readonly note: string
  /** The brand whose games, texts and reasons the new one begins with. */
  readonly modelId: number | undefined
  /** Usernames of the operators who work in it from the first moment. */
  readonly operators: readonly string[]
}

export const subjectOf = (merchant: string): ActionSubject => ({ type: 'brand', id: merchant, name: merchant })

/** Codes and hosts that this brand could not have; no other brand is made until the transaction is over. */
export async function findTaken(tx: Tx, hosts: store.NewBrand['hosts']) {
  const id = await store.nextId(tx)
  const merchants = new Set((await store.findBrands(tx)).map(({ merchant }) => merchant))
  return { id, taken: { merchants, hosts: await store.findTakenHosts(tx, hosts, id) } }
}

/** Write a new brand down with the policy it begins with; its audit log begins here, and all modules hear of it. */
export async function writeBrand(
  tx: Tx,
  { id, minimumAge, ...order }: BrandOrder & { readonly id: number },
  { doer, reason, note, modelId, operators }: BrandMaking,
  now: Date,
): Promise<void> {
  const { decimals } = CURRENCIES[order.currency]
  await store.saveBrand(tx, { ...order, id, decimals }, now)

  const model = (await store.findBrands(tx)).find((one) => one.id === modelId)
  const policy = startingPolicy({ ...order, minimumAge }, model && { decimals: model.decimals, text: model.settings })
  const settings = z.encode(Settings, z.decode(Settings, policy))
  const version = { brandId: id, settings, version: 1, before: undefined, changedBy: doer.name, reason }
  await store.insertVersion(tx, version, now)

  const { merchant, name, currency, timeZone, languages, hosts } = order
  await announce(tx, [
    { topic: 'brand_changed', brandId: id, keys: ['1'] },
    { topic: 'brand_made', brandId: id, keys: [...operators], detail: { modelId: modelId ?? null } },
  ])
  const after = { name, currency, timeZone, languages, minimumAge, hosts, operators }
  await record(
    tx,
    doer,
    { brandId: id, action: 'brand.create', subject: subjectOf(merchant), reason, note, after },
    now,
  )
}
