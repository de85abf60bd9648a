import { exec } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { callWallet } from '../wallet-call.ts'
import { balanceOf, requireRule, type Trial } from './trial.ts'

export interface Check {
  readonly rule: string
  readonly name: string
  /** Needs the command that logs the player out or keeps them out. */
  readonly needsCommand?: true
  readonly run: (trial: Trial, command: string) => Promise<void>
}

const STORM = 500
const AT_ONCE = 50
const LOST_MS = 1

/** What every wallet has to do, in the order of the rules; what ends the player's session comes last. */
export const CHECKS: readonly Check[] = [
  {
    rule: '1',
    name: 'the same call again is the first answer again, and moves once',
    run: (trial) =>
      trial.moves(-1n, async () => {
        const round = trial.round()
        const fields = round.fields('bet', { transactionId: trial.first.id, roundId: trial.first.roundId })
        const one = await trial.call('bet', fields)
        const other = await trial.call('bet', fields)
        requireRule(one.reply.status === 'OK', `bet was answered ${one.reply.status}`)
        requireRule(one.text === other.text, 'the second answer is another one')
      }),
  },
  {
    rule: '2',
    name: 'the same name with other content is a duplicate, and moves nothing',
    run: (trial) =>
      trial.moves(-1n, async () => {
        const round = trial.round()
        const transactionId = randomUUID()
        await round.expect('OK', 'bet', { transactionId })
        await round.expect('DUPLICATE_TRANSACTION', 'bet', { transactionId, amount: trial.times(2n) })
        await round.expect('DUPLICATE_TRANSACTION', 'settle', { transactionId, betTransactionId: transactionId })
      }),
  },
  {
    rule: '3',
    name: 'a cancel before its bet succeeds, and that bet is refused',
    run: (trial) =>
      trial.moves(0n, async () => {
        const round = trial.round()
        const transactionId = randomUUID()
        await round.expect('OK', 'cancel', { betTransactionId: transactionId })
        const late = await round.say('bet', { transactionId })
        requireRule(late.status !== 'OK', 'the cancelled bet was taken')
        requireRule(late.status !== 'RETRY', 'a bet that is cancelled for good was asked to come again')
      }),
  },
  {
    rule: '3',
    name: 'a cancelled bet gives its stake back, once',
    run: (trial) =>
      trial.moves(0n, async () => {
        const round = trial.round()
        const betTransactionId = randomUUID()
        await round.expect('OK', 'bet', { transactionId: betTransactionId })
        for (let time = 0; time < 3; time++) await round.expect('OK', 'cancel', { betTransactionId })
      }),
  },
  {
    rule: '4',
    name: 'a settle before its bet is told so, and taken after it',
    run: (trial) =>
      trial.moves(0n, async () => {
        const round = trial.round()
        const [betTransactionId, transactionId] = [randomUUID(), randomUUID()]
        await round.expect('TRANSACTION_DOES_NOT_EXIST', 'settle', { transactionId, betTransactionId })
        await round.expect('OK', 'bet', { transactionId: betTransactionId })
        await round.expect('OK', 'settle', { transactionId, betTransactionId })
      }),
  },
  {
    rule: '4',
    name: 'a closed round takes no bet and no settle',
    run: (trial) =>
      trial.moves(0n, async () => {
        const round = trial.round()
        const betTransactionId = randomUUID()
        await round.expect('OK', 'bet', { transactionId: betTransactionId })
        await round.expect('OK', 'settle', { betTransactionId })
        await round.expect('OK', 'close-round')
        await round.expect('ROUND_CLOSED', 'settle', { betTransactionId })
        await round.expect('ROUND_CLOSED', 'bet')
      }),
  },
  {
    rule: '5',
    name: 'a token that was made up takes no bet, and a settle needs none',
    run: (trial) =>
      trial.moves(0n, async () => {
        const round = trial.round()
        await round.expect(['INVALID_TOKEN', 'TOKEN_EXPIRED'], 'bet', { token: randomUUID() })
        const betTransactionId = randomUUID()
        await round.expect('OK', 'bet', { transactionId: betTransactionId })
        await round.expect('OK', 'settle', { betTransactionId })
      }),
  },
  {
    rule: '6',
    name: 'a stake that is not there is refused with the balance',
    run: (trial) =>
      trial.moves(0n, async () => {
        const had = await trial.balance()
        const refused = await trial
          .round()
          .expect('NOT_ENOUGH_MONEY', 'bet', { amount: trial.times(had / trial.units + 1n) })
        requireRule(balanceOf(refused) === had, 'the balance of the refusal is another one')
      }),
  },
  {
    rule: '7',
    name: 'a settle of zero ends the bet, and the round can be closed',
    run: (trial) =>
      trial.moves(-1n, async () => {
        const round = trial.round()
        const betTransactionId = randomUUID()
        await round.expect('OK', 'bet', { transactionId: betTransactionId })
        await round.expect('INVALID_REQUEST', 'close-round')
        await round.expect('OK', 'settle', { betTransactionId, amount: '0' })
        await round.expect('OK', 'close-round')
      }),
  },
  {
    rule: '8',
    name: 'amounts of a wrong scale, sign or form, and other currencies, are refused',
    run: (trial) =>
      trial.moves(0n, async () => {
        const round = trial.round()
        for (const amount of ['0.00001', '-1.00', '0', '1e3', '99999999999999999999', 1.5])
          await round.expect('INVALID_REQUEST', 'bet', { amount })
        const currency = trial.seat.currency === 'XXX' ? 'YYY' : 'XXX'
        await round.expect('WRONG_CURRENCY', 'bet', { currency })
      }),
  },
  {
    rule: '9',
    name: `${STORM} retries of a bet, of its settle and of a cancel move once`,
    run: (trial) =>
      trial.moves(0n, async () => {
        const round = trial.round()
        const [betTransactionId, cancelled] = [randomUUID(), randomUUID()]
        await storm(trial, 'bet', round.fields('bet', { transactionId: betTransactionId }))
        await storm(trial, 'settle', round.fields('settle', { betTransactionId }))
        await round.expect('OK', 'bet', { transactionId: cancelled })
        await storm(trial, 'cancel', round.fields('cancel', { betTransactionId: cancelled }))
      }),
  },
  {
    rule: '9',
    name: 'an answer that is lost after the commit is found by asking again',
    run: (trial) =>
      trial.moves(-1n, async () => {
        const fields = trial.round().fields('bet', {})
        await trial.call('bet', fields, { waitMs: LOST_MS }).catch(() => undefined)
        const { reply } = await trial.call('bet', fields)
        requireRule(reply.status === 'OK', `the bet was answered ${reply.status}`)
      }),
  },
  {
    rule: '9',
    name: 'every answer comes before a vendor gives up',
    run: async ({ took, waitMs }) => {
      const slowest = Math.max(...took)
      requireRule(slowest < waitMs, `an answer took ${Math.round(slowest)} ms`)
    },
  },
  {
    rule: '11',
    name: 'a wrong or old signature, and another body, are refused',
    run: (trial) =>
      trial.moves(0n, async () => {
        const fields = trial.round().fields('bet', {})
        const strange: readonly Parameters<Trial['call']>[2][] = [
          { signature: '0'.repeat(64) },
          { at: new Date(Date.now() - 6 * 60_000) },
          { at: new Date(Date.now() + 6 * 60_000) },
        ]
        for (const options of strange) {
          const { reply } = await trial.call('bet', fields, options)
          requireRule(reply.status === 'INVALID_SIGNATURE', `it was answered ${reply.status}`)
        }
      }),
  },
  {
    rule: '13',
    name: 'a vendor that nobody knows is refused',
    run: async (trial) => {
      const stranger = { ...trial.wallet, vendor: 'NOBODY_KNOWS_ME' }
      const { player, currency } = trial.seat
      const { reply } = await callWallet(stranger, 'balance', { player, currency }, { at: new Date() })
      requireRule(['INVALID_VENDOR', 'INVALID_SIGNATURE'].includes(reply.status), `it was answered ${reply.status}`)
    },
  },
  {
    rule: '14',
    name: 'a round keeps what is needed to show it again',
    run: (trial) =>
      trial.moves(0n, async () => {
        const round = trial.round()
        const betTransactionId = randomUUID()
        const recall = { paytableVersion: '1', choices: { side: 'red' }, events: [{ stop: 7 }], outcome: 'red' }
        await round.expect('OK', 'bet', { transactionId: betTransactionId })
        await round.expect('OK', 'settle', { betTransactionId })
        await round.expect('OK', 'close-round', { recall })
        await round.expect('OK', 'close-round', { recall })
      }),
  },
  {
    rule: '10',
    name: 'the first call of this run is still the same call',
    run: (trial) =>
      trial.moves(0n, async () => {
        const round = trial.round()
        await round.expect('OK', 'bet', { transactionId: trial.first.id, roundId: trial.first.roundId })
        await round.expect('DUPLICATE_TRANSACTION', 'bet', {
          transactionId: trial.first.id,
          roundId: trial.first.roundId,
          amount: trial.times(3n),
        })
      }),
  },
  {
    rule: '5, 12',
    name: 'who has logged out or is kept out is paid all the same, and bets no more',
    needsCommand: true,
    run: (trial, command) =>
      trial.moves(1n, async () => {
        const round = trial.round()
        const [one, other] = [randomUUID(), randomUUID()]
        await round.expect('OK', 'bet', { transactionId: one })
        await round.expect('OK', 'bet', { transactionId: other })
        await promisify(exec)(command)
        await round.expect(['TOKEN_EXPIRED', 'INVALID_TOKEN', 'PLAYER_BLOCKED'], 'bet')
        await round.expect('OK', 'settle', { betTransactionId: one })
        await round.expect('OK', 'cancel', { betTransactionId: other })
        await round.expect('OK', 'award')
      }),
  },
  {
    rule: 'port',
    name: 'an award needs no session, and is paid once',
    run: (trial) =>
      trial.moves(1n, async () => {
        const transactionId = randomUUID()
        for (let time = 0; time < 2; time++)
          await trial.round().expect('OK', 'award', { transactionId, award: 'jackpot' })
      }),
  },
]

async function storm(trial: Trial, name: 'bet' | 'settle' | 'cancel', fields: object): Promise<void> {
  for (let sent = 0; sent < STORM; sent += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => trial.call(name, fields as never)))
    const wrong = answers.find(({ reply }) => reply.status !== 'OK')
    requireRule(wrong === undefined, `${name} was answered ${wrong?.reply.status} in a storm`)
  }
}
