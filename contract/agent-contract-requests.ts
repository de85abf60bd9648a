import { z } from 'zod'
import { ContractGroup, ContractState, RateType } from './agent-contracts.ts'
import { get, post } from './call.ts'
import { Id } from './field.ts'

/** Accept an offer, or keep a contract whose end is asked for; reject an offer; agree to the end. */
const ProcessStatus = z.enum(['A', 'R', 'C'])
export type ProcessStatus = z.output<typeof ProcessStatus>

/** Two of the specification's addresses are asked by GET and change something: as every call they need the header of the session. */
const processing = {
  actor: 'member',
  whileRestrained: true,
  reply: z.strictObject({ contractId: Id, state: ContractState }),
  refusals: ['not_logged_in', 'forbidden', 'not_found', 'offer_over', 'rate_above_own', 'contract_stands'],
} as const

export const processDividend = get('/wps/relay/MCS2_processDividendReq', {
  ...processing,
  summary: 'Answer the offer of a dividend, or the wish to end one, of a group',
  limit: 'write',
  query: z.object({ type: ContractGroup, status: ProcessStatus }),
})

const ByEitherName = { id: Id.optional(), contractId: Id.optional(), status: ProcessStatus }

export const processDailySalary = get('/wps/relay/MCS2_processDailySalContract', {
  ...processing,
  summary: 'Answer the offer of a daily salary, or the wish to end one',
  limit: 'write',
  query: z.object(ByEitherName),
})

export const processHourlySalary = post('/wps/relay/MCS2_processContractHourSalary', {
  ...processing,
  summary: 'Answer the offer of an hourly salary, or the wish to end one',
  body: z.strictObject(ByEitherName),
})

export const processRealTimeSalary = post('/wps/relay/MCSFE_processRealTimeSalaryContract', {
  ...processing,
  summary: 'Answer the offer of a real-time salary, or the wish to end one',
  body: z.strictObject(ByEitherName),
})

/** Of an offer (P) or of a contract whose end is asked for (V). */
const WaitingStatus = z.enum(['P', 'V'])
const waiting = { status: WaitingStatus, downlineHigherRate: z.boolean() }
const salaryRate = { activeMember: z.number().int(), rateType: RateType, rate: z.string() }

/** What waits of contracts with the one above, by kind and group, as the specification names it; empty where nothing does. */
export const WaitingContracts = z.strictObject({
  divtypereq: z.record(
    z.string(),
    z.array(
      z.strictObject({
        ...waiting,
        minimumBet: z.string(),
        netLoss: z.string(),
        activeMember: z.number().int(),
        contractRate: z.string(),
      }),
    ),
  ),
  dailysalreqtype: z.record(
    z.string(),
    z.array(
      z.strictObject({
        ...waiting,
        id: Id,
        details: z.array(z.strictObject({ ...salaryRate, betVolume: z.string() })),
      }),
    ),
  ),
  contracthoursalreq: z.record(
    z.string(),
    z.array(
      z.strictObject({
        ...waiting,
        contractId: Id,
        hourSalaryRates: z.array(z.strictObject({ ...salaryRate, minimumBet: z.string() })),
      }),
    ),
  ),
  realtimesalreqtype: z.record(
    z.string(),
    z.array(
      z.strictObject({
        ...waiting,
        contractId: Id,
        winRate: z.string(),
        lossRate: z.string(),
        singleBetAmount: z.string(),
      }),
    ),
  ),
})
export type WaitingContracts = z.output<typeof WaitingContracts>
