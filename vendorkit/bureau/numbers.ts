import { createHash, createHmac, randomBytes } from 'node:crypto'
import { drawResult } from '@croupier/engine/lottery/draw.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import type { DrawResult, LotteryFamily } from '@croupier/engine/lottery/family.ts'
import type { Draw, Store } from './store.ts'

/** The family of a key, where its numbers are drawn digit by digit, as those of all official lotteries are. */
export function officialFamilyOf(key: string): LotteryFamily | undefined {
  const family = familyOf(key)
  return family?.draw.kind === 'digits' ? family : undefined
}

/** What the bureau draws: it follows from a secret of its data folder, to which it is committed from the first start on. */
export function openNumbers(store: Store) {
  const secret = kept(store, 'secret', 32)
  const salt = kept(store, 'salt', 16)
  return {
    /** SHA-256 of the secret. */
    commitment: createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'),
    official: ({ family, gameCode, issueNo }: Draw): DrawResult =>
      drawResult(knownFamily(family), { link: secret, salt, gameCode, issueNo }, (link, message) =>
        createHmac('sha256', Buffer.from(link, 'hex')).update(message).digest(),
      ),
  }
}

export type OfficialNumbers = ReturnType<typeof openNumbers>

function kept(store: Store, name: string, bytes: number): string {
  const before = store.setting(name)
  if (before !== undefined) return before
  const made = randomBytes(bytes).toString('hex')
  store.set(name, made)
  return made
}

function knownFamily(key: string): LotteryFamily {
  const family = officialFamilyOf(key)
  if (family === undefined) throw new Error(`a draw of the unknown family ${key} was taken`)
  return family
}

/** The same with one digit mistyped, the last of the first prize, on which most bets are. */
export function mistyped([first = '', ...rest]: DrawResult): DrawResult {
  const digit = (Number(first.at(-1)) + 1) % 10
  return [`${first.slice(0, -1)}${digit}`, ...rest]
}
