import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openSandboxVendor } from '../sandbox/sandbox.ts'
import { callWallet } from '../wallet-call.ts'
import { type Break, BREAKS, WalletBook } from './book.ts'
import { openVendorTrial } from './try-vendor.ts'
import { tryWallet } from './try-wallet.ts'
import { openWallet } from './wallet.ts'

const key = 'k'.repeat(32)
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function tried(broken?: Break) {
  const token = randomUUID()
  const book = new WalletBook({ player: randomUUID(), currency: 'PHP', token, balance: 5_000_000n, broken })
  const wallet = await openWallet({ book, vendor: 'TRIED', key, game: 'ANY_GAME' })
  closing.push(wallet.close)
  const lines: string[] = []
  const verdicts = await tryWallet({
    wallet: { url: wallet.url, vendor: 'TRIED', key },
    token,
    stake: '1.00',
    command: `${process.execPath} -e "fetch('${wallet.address}/log-out',{method:'POST'})"`,
    say: (line) => lines.push(line),
    // A wallet that is not slow has all the time of a busy machine.
    waitMs: broken === 'is_slow' ? 400 : 10_000,
  })
  return { lines, failed: verdicts.filter(({ fault }) => fault !== undefined).map(({ rule }) => rule) }
}

/** Which rule finds what is broken. */
const FOUND: Readonly<Record<Break, string>> = {
  moves_duplicates: '1',
  takes_changed_duplicates: '2',
  refuses_early_cancels: '3',
  takes_cancelled_bets: '3',
  settles_what_was_never_bet: '4',
  settles_closed_rounds: '4',
  takes_made_up_tokens: '5',
  asks_settles_for_a_session: '5, 12',
  overdraws: '6',
  hides_the_balance_of_a_refusal: '6',
  leaves_zero_settles_open: '7',
  rounds_amounts: '8',
  takes_other_currencies: '8',
  is_slow: '9',
  forgets_calls: '10',
  believes_every_signature: '11',
  believes_old_signatures: '11',
  takes_bets_of_the_excluded: '5, 12',
  knows_every_vendor: '13',
  refuses_recall: '14',
  asks_awards_for_a_session: 'port',
  counts_wrongly: 'reconciliation',
}

describe('the kit', () => {
  test('finds nothing wrong with a wallet that keeps the rules, and says so in a line each', async () => {
    const { lines, failed } = await tried()
    expect(failed).toEqual([])
    expect(lines.filter((line) => line.startsWith('  ok'))).toHaveLength(20)
    expect(lines.at(-1)).toMatch(/reconciliation: 500.0000 and all movements -\d+.0000 make \d+.0000$/)
  })

  test.each(BREAKS)('finds a wallet that %s', async (broken) => {
    expect((await tried(broken)).failed).toContain(FOUND[broken])
  })
})

describe('a vendor that is tried', () => {
  test('is found to keep the rules where it does, though answers get lost', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'croupier-tried-'))
    const lines: string[] = []
    const trial = await openVendorTrial({
      vendor: 'SANDBOX',
      key,
      game: 'TD_CARD_DUEL',
      say: (line) => lines.push(line),
    })
    const vendor = await openSandboxVendor({ dataDir, key, port: 0, site: trial.address })
    closing.push(vendor.close, trial.close, async () => rmSync(dataDir, { recursive: true, force: true }))
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(vendor.address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const { seat } = await post('/api/open', { token: trial.token })
    for (let round = 0; round < 6; round++) await post('/api/play', { seat, stake: '2.00', choice: '0' })
    expect((await trial.judge()).filter(({ fault }) => fault !== undefined)).toEqual([])
    expect(trial.bets()).toBe(6)
    expect(lines.at(-1)).toContain('0 bets wait')
  })

  test('is found to break them where it does', async () => {
    const trial = await openVendorTrial({ vendor: 'HASTY', key, game: 'ANY', say: () => {} })
    closing.push(trial.close)
    const wallet = { url: trial.url, vendor: 'HASTY', key }
    const player = randomUUID()
    const bet = {
      transactionId: 't1',
      roundId: 'r1',
      player,
      game: 'ANY',
      currency: 'PHP',
      token: trial.token,
      amount: '1.00',
    }
    const say = (fields: object, signature?: string) =>
      callWallet(wallet, 'bet', fields, { at: new Date(), ...(signature && { signature }) }).catch(() => undefined)
    await say(bet)
    await say({ ...bet, amount: '2.00' })
    await say({ ...bet, transactionId: 't2', amount: 3 })
    await say({ ...bet, transactionId: 't3' })
    await say({ ...bet, transactionId: 't4' }, '00')
    const failed = (await trial.judge()).filter(({ fault }) => fault !== undefined).map(({ rule }) => rule)
    expect(failed).toEqual(['11', '8', '2', '5', '6'])
  })
})
