import { bind, sendBindingCode } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { MESSAGE } from '../src/modules/identity/codes/codes.ts'
import { unseal } from '../src/kernel/secret.ts'
import type { World } from './world.ts'

export interface Message {
  readonly channel: string
  readonly address: string
  readonly template: string
  readonly text: string
}

/** What was sent so far and has not been handed over, the newest last. */
export async function outbox({ deps }: Pick<World, 'deps'>): Promise<readonly Message[]> {
  const { rows } = await sql<Omit<Message, 'text'> & { sealed: string | null }>`
    select channel, address, template, sealed from identity.message where status <> 'withheld' order by created_at, id`.execute(
    deps.db,
  )
  return Promise.all(
    rows.map(async ({ sealed, ...row }) => ({
      ...row,
      text: sealed === null ? '' : ((JSON.parse(await unseal(deps, MESSAGE, sealed)) as { text: string }).text ?? ''),
    })),
  )
}

/** The code that was sent last to an address. */
export async function lastCode(world: Pick<World, 'deps'>, address: string): Promise<string> {
  const sent = (await outbox(world)).findLast((one) => one.address === address && one.template === 'code')
  const code = /\d{6}/.exec(sent?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${address}`)
  return code
}

/** Bind an e-mail to a member through the front door. */
export async function bindEmail(world: Pick<World, 'ask' | 'deps'>, token: string, to: string): Promise<void> {
  const sent = await world.ask(sendBindingCode, { token, body: { channel: 'mail', to } })
  expect(sent.errorCode).toBeUndefined()
  const verificationCode = await lastCode(world, to.toLowerCase())
  const bound = await world.ask(bind, { token, body: { channel: 'mail', to, verificationCode } })
  expect(bound.errorCode).toBeUndefined()
}
