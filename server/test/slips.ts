import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deposit, sendSlip } from '@croupier/contract/cashier.ts'
import { afterAll, expect } from 'vitest'
import { cashierWorld } from './cashier.ts'
import { blank, sendForm } from './pictures.ts'
import type { TestMember, WorldOptions } from './world.ts'

/** A cashier's world in which members send pictures of transfers. */
export async function slipWorld(options: WorldOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-slips-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const here = await cashierWorld({ ...options, config: { ...options.config, dataDir } })
  const { ask, app, member, want } = here

  let drawn = 400
  /** A picture that nobody has sent. */
  const picture = () => blank(++drawn, 300)
  const send = (token: string, id: string, file: Buffer) =>
    sendForm(app.http, sendSlip.path.replace('{depositId}', id), { token, file, fields: {} })
  const stateOf = async ({ token }: TestMember, depositId: string) =>
    (await ask(deposit, { token, params: { depositId } })).value
  /** Somebody's transfer of 700.00, of which a picture has been sent. */
  const transferred = async () => {
    const one = await member()
    const { id } = (await want(one, '700', { channel: 'BANK' })).value
    expect((await send(one.token, id, await picture())).statusCode).toBe(200)
    return { one, id }
  }
  return { ...here, picture, send, stateOf, transferred }
}
