import type { Db } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { findAffiliate } from './store.ts'

export interface Invitation {
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
  readonly domain?: string | undefined
}

/** The upline of somebody who comes by an agent's code; refused where the brand checks codes and one of them is not valid. */
export async function referrerOf(
  db: Db,
  { id: brandId, settings }: Brand,
  { affiliateCode, referralCode, domain }: Invitation,
): Promise<Verdict<string | null>> {
  const codes = [affiliateCode, referralCode].filter((code) => code !== undefined)
  const found = await Promise.all(codes.map((code) => findAffiliate(db, { brandId, code, domain })))
  if (settings.flags.includes('affiliate_check') && found.includes(undefined)) return no('invitation_code_error')
  return yes(found.find((one) => one?.kind === 'affiliate')?.memberId ?? null)
}
