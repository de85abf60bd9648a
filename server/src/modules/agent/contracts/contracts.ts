import type { WaitingContracts } from '@croupier/contract/agent-contract-requests.ts'
import type { Db } from '#kernel/database.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { isAgent } from '#modules/identity/hierarchy/hierarchy.ts'
import { foresee } from './foresee.ts'
import { stateOf } from './rules.ts'
import * as store from './store.ts'
import { termsOf } from './terms.ts'

interface Asker {
  readonly memberId: string
  readonly agentType: number
}

/** As many as may wait of the one above: a kind and group has one offer at most. */
const MOST = { pageNo: 1, pageSize: 100 }

/** What waits for an agent's answer to the one above, by kind and group; nothing for others. */
export async function waitingContracts(
  db: Db,
  { memberId, agentType }: Asker,
  { brand, now }: { readonly brand: Brand; readonly now: Date },
): Promise<WaitingContracts> {
  const found: WaitingContracts = {
    divtypereq: {},
    dailysalreqtype: {},
    contracthoursalreq: {},
    realtimesalreqtype: {},
  }
  if (!isAgent(agentType)) return found
  const filter = { memberId, kind: null, group: null, side: 'own', waitingAt: now } as const
  for (const row of await store.findContracts(db, filter, MOST)) {
    const isOffer = stateOf(row, now) === 'offered'
    const foresight = isOffer
      ? await foresee(db, { ...row, terms: termsOf(row.terms, brand.decimals) }, { brand, now })
      : undefined
    const waiting = {
      status: isOffer ? ('P' as const) : ('V' as const),
      downlineHigherRate: (foresight?.falling.length ?? 0) > 0,
    }
    addTo(found, row, waiting)
  }
  return found
}

interface WaitingFlags {
  readonly status: 'P' | 'V'
  readonly downlineHigherRate: boolean
}

function addTo(found: WaitingContracts, { id, group, terms }: store.ContractRow, waiting: WaitingFlags): void {
  switch (terms.kind) {
    case 'dividend': {
      const tiers = terms.tiers.map(({ netLoss, validBets, active, rate }) => ({
        ...waiting,
        minimumBet: validBets,
        netLoss,
        activeMember: active,
        contractRate: rate,
      }))
      found.divtypereq[group] = [...(found.divtypereq[group] ?? []), ...tiers]
      break
    }
    case 'daily': {
      const details = terms.tiers.map((tier) => ({ ...salaryRate(terms.rateType, tier), betVolume: tier.validBets }))
      found.dailysalreqtype[group] = [...(found.dailysalreqtype[group] ?? []), { ...waiting, id, details }]
      break
    }
    case 'hourly': {
      const rates = terms.tiers.map((tier) => ({ ...salaryRate(terms.rateType, tier), minimumBet: tier.validBets }))
      const one = { ...waiting, contractId: id, hourSalaryRates: rates }
      found.contracthoursalreq[group] = [...(found.contracthoursalreq[group] ?? []), one]
      break
    }
    case 'realtime': {
      const { winRate, lossRate, singleBet: singleBetAmount } = terms
      const one = { ...waiting, contractId: id, winRate, lossRate, singleBetAmount }
      found.realtimesalreqtype[group] = [...(found.realtimesalreqtype[group] ?? []), one]
      break
    }
  }
}

interface SalaryPay {
  readonly active: number
  readonly rate?: string | undefined
  readonly amount?: string | undefined
}

/** A share or an amount, by the rate type. */
const salaryRate = (rateType: 'P' | 'F', { active, rate = '', amount = '' }: SalaryPay) => ({
  activeMember: active,
  rateType,
  rate: rateType === 'P' ? rate : amount,
})
