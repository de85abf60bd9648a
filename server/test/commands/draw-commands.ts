import { randomUUID } from 'node:crypto'
import * as draws from '@croupier/contract/console-draws.ts'
import { setLotterySale } from '@croupier/contract/console-lotteries.ts'
import * as numbers from '@croupier/contract/console-number-rules.ts'
import { expect } from 'vitest'
import { officialPlay } from '../official-draws.ts'
import type { CommandExample, House } from './house.ts'

/** Commands on draws of lotteries and on rules of their numbers. */
export function drawCommands(it: House): readonly CommandExample[] {
  /** An official lottery that draws every ten minutes. */
  const schedule = {
    timeZone: 'UTC',
    cutOffSeconds: 30,
    times: { kind: 'minutes', every: 10, windows: [{ from: '00:10', to: '24:00' }] },
  } as const
  let made: ReturnType<typeof officialPlay> | undefined
  const official = () => (made ??= officialPlay(it, { schedule }))
  const onSale = async () => {
    const play = await official()
    await play.draws()
    return { gameCode: 'VN_MB', issueNo: (await play.onSale()).issueNo }
  }
  /** A draw whose result two people have entered alike. */
  const entered = async () => {
    const play = await official()
    const params = await onSale()
    await play.toResult(params.issueNo)
    const numbers = play.numbersOf('25')
    for (const token of [await it.ana(), await it.lea()])
      expect((await play.enter(token, params.issueNo, numbers)).errorCode).toBeUndefined()
    return { params, body: { numbers } }
  }
  const capped = async () => {
    const token = await it.ana()
    const { gameCode, issueNo } = await onSale()
    const rule = { kind: 'cap' as const, method: 'LO_2', issueNo, numbers: ['25'], cap: '10.00' }
    const body = { id: randomUUID(), ...rule, reason: 'exposure' }
    expect((await it.ask(numbers.setNumberRule, { token, params: { gameCode }, body })).status).toBe(200)
    return { ruleId: body.id }
  }
  return [
    [
      numbers.setNumberRule,
      async () => ({
        params: { gameCode: (await onSale()).gameCode },
        body: { id: randomUUID(), kind: 'closed', method: 'LO_2', issueNo: null, numbers: ['25'] },
      }),
    ],
    [numbers.capNumberRule, async () => ({ params: await capped(), body: { cap: '5' } })],
    [numbers.endNumberRule, async () => ({ params: await capped() })],
    [draws.voidDraw, async () => ({ params: await onSale() })],
    [setLotterySale, async () => ({ params: { gameCode: (await onSale()).gameCode }, body: { sale: 'closed' } })],
    [draws.enterDrawResult, entered],
    [draws.releaseDrawResult, entered],
    [
      draws.correctDraw,
      async () => {
        const play = await official()
        const { params, body } = await entered()
        expect((await play.release(await it.lea(), params.issueNo, body.numbers)).status).toBe(200)
        return { params, body: { numbers: play.numbersOf('52') } }
      },
    ],
  ]
}
