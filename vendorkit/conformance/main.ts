// npm run conformance -- --wallet URL …: tries a wallet by every rule; --vendor URL …: tries a vendor with a wallet that has its moods.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openVendorTrial } from './try-vendor.ts'
import { tryWallet, type Verdict } from './try-wallet.ts'

const HELP = `npm run conformance -- --wallet URL --code CODE --key KEY --token TOKEN [--stake 1.00] [--log-out COMMAND]
  tries a wallet: URL is what the calls are below, such as https://site.example/vendor/v1; CODE and KEY are a vendor's; TOKEN
  is of a game that was just opened by a player with some hundred stakes; COMMAND logs that player out, or keeps them out

npm run conformance -- --vendor URL --code CODE --key KEY --game GAME [--port 4300] [--rounds 10]
  tries a vendor: opens a wallet at the port, says where the game opens, and judges after so many bets`

const { values } = parseArgs({
  options: {
    wallet: { type: 'string' },
    vendor: { type: 'string' },
    code: { type: 'string' },
    key: { type: 'string' },
    token: { type: 'string' },
    stake: { type: 'string', default: '1.00' },
    'log-out': { type: 'string' },
    game: { type: 'string' },
    port: { type: 'string', default: '4300' },
    rounds: { type: 'string', default: '10' },
  },
})

const say = (line: string) => process.stdout.write(`${line}\n`)
const LOOK_MS = 500

async function tried(): Promise<readonly Verdict[] | undefined> {
  const { wallet: url, vendor: launch, code: vendor, key, token, game, stake } = values
  if (vendor === undefined || key === undefined) return undefined
  if (url !== undefined && token !== undefined)
    return tryWallet({ wallet: { url, vendor, key }, token, stake, command: values['log-out'], say })
  if (launch === undefined || game === undefined) return undefined

  const trial = await openVendorTrial({ vendor, key, game, port: Number(values.port), say })
  const address = new URL(launch)
  for (const [name, value] of Object.entries({ token: trial.token, game })) address.searchParams.set(name, value)
  say(`The vendor calls ${trial.url}; open ${address} and play ${values.rounds} rounds.`)
  while (trial.bets() < Number(values.rounds)) await wait(LOOK_MS)
  const verdicts = await trial.judge()
  await trial.close()
  return verdicts
}

const verdicts = await tried()
if (verdicts === undefined) say(HELP)
const failed = verdicts?.filter(({ fault }) => fault !== undefined) ?? []
if (verdicts) say(failed.length === 0 ? '\nAll rules hold.' : `\n${failed.length} of ${verdicts.length} do not hold.`)
process.exitCode = verdicts && failed.length === 0 ? 0 : 1
