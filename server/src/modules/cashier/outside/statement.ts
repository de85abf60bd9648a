import { text } from '@croupier/contract/field.ts'
import { z } from 'zod'
import type { Config } from '#kernel/config.ts'
import { foreignText } from '#kernel/plain-text.ts'
import { getText } from './gateway-call.ts'

// GET /v1/statement?day=2026-11-21 → text/csv: time,kind,id,reference,amount,currency,state
// Everything that moved on a day (UTC): `payment` with our id, and where nobody had asked for it with the `jti` of its notice; `payout`
// with our id, `coins` with the name that the chain has for the transfer.

type Settings = Pick<Config, 'paymentGateway'>

const HEAD = 'time,kind,id,reference,amount,currency,state'

const Line = z
  .tuple([
    z.iso.datetime(),
    z.enum(['payment', 'payout', 'coins']),
    text(200).min(1),
    foreignText(100),
    z.string().regex(/^\d{1,18}(\.\d{1,8})?$/),
    z.string().regex(/^[A-Z0-9]{2,10}$/),
    z.literal('paid'),
  ])
  .transform(([, kind, id, reference, amount, currency]) => ({ kind, id, reference, amount, currency }))
export type StatementLine = z.output<typeof Line>

/** What the payment company says has moved on a day, `yyyy-MM-dd` in UTC. Throws for a file that says something else. */
export async function askStatement(config: Settings, day: string): Promise<readonly StatementLine[]> {
  const [head, ...rows] = cellsOf(await getText(config, `/v1/statement?day=${day}`))
  if (head?.join(',') !== HEAD) throw new Error('the statement begins otherwise')
  return rows.map((row) => Line.parse(row))
}

/** Cells of a CSV file: quoted where they hold a comma, a quote or an end of line. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}
