import { amountText, scale } from '@croupier/engine/money.ts'
import { callWallet, type Wallet } from '../wallet-call.ts'
import { CHECKS } from './checks.ts'
import { BrokenRule, Trial } from './trial.ts'

const WAIT_MS = 3000

export interface WalletTrial {
  readonly wallet: Wallet
  /** Of a launch, as the game's address has it. */
  readonly token: string
  readonly stake: string
  /** Logs the player out, or keeps them out; without it nothing is tried behind it. */
  readonly command: string | undefined
  readonly say: (line: string) => unknown
  /** After which a vendor gives an answer up. */
  readonly waitMs?: number
}

export interface Verdict {
  readonly rule: string
  readonly name: string
  readonly fault: string | undefined
}

/** Try a wallet by every rule, a line each, and add up what must have moved; whether all of it was right. */
export async function tryWallet({
  wallet,
  token,
  stake,
  command,
  say,
  waitMs = WAIT_MS,
}: WalletTrial): Promise<readonly Verdict[]> {
  const { reply } = await callWallet(wallet, 'authenticate', { token }, { at: new Date() })
  const { player, currency, game } = reply
  if (reply.status !== 'OK' || !player || !currency || !game || !reply.token)
    throw new Error(`the token does not open a game: ${reply.status}`)

  const trial = new Trial(wallet, { player, currency, game, token: reply.token }, { stake, waitMs })
  const before = await trial.balance()
  const verdicts: Verdict[] = []
  for (const { rule, name, needsCommand, run } of CHECKS) {
    if (needsCommand && command === undefined) {
      say(`  --  rule ${rule}: ${name} (not tried: no --log-out command)`)
      continue
    }
    const fault = await faultOf(() => run(trial, command ?? ''))
    verdicts.push({ rule, name, fault })
    say(fault === undefined ? `  ok  rule ${rule}: ${name}` : `FAIL  rule ${rule}: ${name}: ${fault}`)
  }
  verdicts.push(await reconcile(trial, before, say))
  return verdicts
}

async function reconcile(trial: Trial, before: bigint, say: (line: string) => unknown): Promise<Verdict> {
  const after = await trial.balance()
  const due = before + trial.moved
  const text = (units: bigint) => amountText(units, scale)
  const fault = after === due ? undefined : `the wallet says ${text(after)}`
  const name = `${text(before)} and all movements ${text(trial.moved)} make ${text(due)}`
  say(`${fault === undefined ? '  ok' : 'FAIL'}  reconciliation: ${name}${fault === undefined ? '' : `; ${fault}`}`)
  return { rule: 'reconciliation', name, fault }
}

async function faultOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    // A wallet that does not answer at all breaks the rule too.
    return error instanceof BrokenRule ? error.message : `nobody answered (${String(error)})`
  }
}
