import { randomUUID } from 'node:crypto'
import type { Call } from '@croupier/contract/call.ts'
import { adjustBalance } from '@croupier/contract/console-actions.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import { operators, operatorSelf, saveOperator } from '@croupier/contract/operator.ts'
import { reasonsOf } from '@croupier/contract/reasons.ts'
import { walletTransfer } from '@croupier/contract/vendors.ts'
import { afterAll, expect } from 'vitest'
import { luckySettings } from '../../seed/brand-lucky.ts'
import { confirmed } from '../approvals.ts'
import { crashPlay } from '../crash.ts'
import { matchWorld } from '../matches.ts'
import { operatorIn } from '../operators.ts'
import { HASTE, LUCKY, setPolicy } from '../policy.ts'
import { tablePlay } from '../tables.ts'
import { tournamentsOf } from '../tournaments.ts'
import { callersIn } from '../vendor-callers.ts'
import { openTestVendors } from '../vendor-wallet.ts'

/** What one sends with a call, as far as it is not the reason that the brand lists for it. */
export interface CommandRequest {
  readonly token?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** A call and how a request is prepared with which it succeeds. */
export type CommandExample = readonly [Call, () => Promise<CommandRequest>]

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`

/** One world with everything that operators work on: payments, matches, wallets and games of vendors, crash and live tables. */
export async function openHouse() {
  const vendors = await openTestVendors()
  afterAll(() => vendors.close())
  const task = { name: 'stamp_letter', work: async () => undefined }
  const base = await matchWorld({}, { config: vendors.config, modules: [{ tasks: [task] }] })
  const { ask, clock, deps } = base
  vendors.setClock(clock.now)
  const seats = await callersIn(base)
  const crash = await crashPlay(base)
  const tournaments = await tournamentsOf(base)
  await setPolicy(deps, LUCKY, {
    tables: { links: 100 },
    awards: { aloneMax: '100', dayMax: '250', max: '1000' },
    rateLimits: { ...HASTE.rateLimits, letter: { points: 100_000, seconds: 1 } },
  })
  const play = await tablePlay(base, 'DT1')

  /** Every withdrawal is looked at and paid by hand, and members have wallets with vendors. */
  const deskPolicy = (brandId = LUCKY) =>
    setPolicy(deps, brandId, {
      cashier: {
        ...luckySettings.cashier,
        channels: (luckySettings.cashier?.channels ?? []).filter(({ rail }) => rail !== 'matched'),
        matching: {},
        withdrawal: {
          ...luckySettings.cashier?.withdrawal,
          turnoverPercent: 0,
          reviewFrom: null,
          twoFrom: '3000',
          payout: 'by_hand',
        },
        wallet: { ...luckySettings.cashier?.wallet, isSingle: false },
        line: { up: 'everyone', down: true, min: '10', max: '100000', dayMax: null, verified: false },
      },
    })
  await deskPolicy()

  const tokens = new Map<string, string>()
  /** The session of an operator; another one where the clock has ended theirs. */
  const session = async (username: string): Promise<string> => {
    const known = tokens.get(username)
    if (known && (await ask(operatorSelf, { token: known })).status === 200) return known
    const token = await operatorIn(base, username)
    tokens.set(username, token)
    return token
  }
  const ana = () => session('operator01')

  const listed = new Map<string, string>()
  /** The first reason that the brand lists for a call. */
  async function reasonFor(call: Call, merchant = 'LUCKY'): Promise<string | undefined> {
    const action = reasonsOf(call)
    if (action === undefined) return undefined
    const key = `${merchant} ${action}`
    const { value } = listed.has(key)
      ? { value: undefined }
      : await ask(reasons, { token: await ana(), query: { deed: action }, headers: { merchant } })
    if (value) listed.set(key, value.list[0]?.code ?? '')
    return listed.get(key)
  }

  /** Send a prepared request, with a reason where the call takes one. */
  async function send(call: Call, request: CommandRequest, { token, merchant = 'LUCKY' }: Sender = {}) {
    const reason = await reasonFor(call, merchant)
    const because = reason === undefined ? {} : { reason, note: 'As agreed' }
    const body = request.body ?? (call.body && reason !== undefined ? {} : undefined)
    return ask(call, {
      token: token ?? request.token ?? (await ana()),
      headers: { merchant },
      ...(request.params && { params: request.params as never }),
      ...(request.query && { query: request.query as never }),
      ...(body && { body: { ...because, ...body } as never }),
    })
  }

  /** The session of an operator who may do nothing: they have no role. */
  async function barred(): Promise<string> {
    const token = await ana()
    const one = (await ask(operators, { token })).value.list.find(({ username }) => username === 'operator04')
    if (!one) throw new Error('there is no operator04')
    const { id: operatorId, name, email, brands, networks, state } = one
    if (one.roles.length > 0) {
      const body = { name, email, brands: [...brands], networks: [...networks], state, roles: [] }
      const answer = await send(saveOperator, { params: { operatorId }, body })
      expect(answer.errorCode).toBeUndefined()
    }
    return session('operator04')
  }

  /** Something that waits for a second person. */
  async function waiting(): Promise<string> {
    const { id: memberId } = await base.member()
    const body = { id: randomUUID(), direction: 'up', amount: '999.00' }
    const asked = await send(adjustBalance, { params: { memberId }, body })
    return String(asked.extra['approvalId'])
  }

  return {
    ...base,
    callers: seats.callers,
    sitDown: seats.sitDown,
    vendors,
    crash,
    play,
    tournaments,
    task,
    deskPolicy,
    session,
    ana,
    lea: () => session('operator05'),
    send,
    barred,
    waiting,
    confirm: async (approvalId: string) =>
      confirmed(base, { token: await session('operator05'), params: { approvalId }, body: { note: 'Looked at' } }),
    move: ({ token }: { readonly token: string }, amount: string, vassalage = 'BAHAY') =>
      ask(walletTransfer, { token, body: { id: randomUUID(), vassalage, direction: 'in', amount } }),
  }
}

interface Sender {
  readonly token?: string
  readonly merchant?: string
}

export type House = Awaited<ReturnType<typeof openHouse>>
