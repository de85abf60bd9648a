import { checkField } from '@croupier/contract/patterns.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import { no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { createMember } from '../identity.ts'
import { NEWCOMER } from '../newcomer.ts'
import { newPasswordFaults } from '../new-password.ts'
import { accountName } from '../rules.ts'

/** Where the brand says nothing of account names: as many letters and digits as its own form would take. */
const NAMES = { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1, acceptedPattern: '*' }

/** The account name that is asked for, by the rules of the brand's own registration. */
export function judgeName({ settings }: Pick<Brand, 'settings'>, typed: string): Verdict<string> {
  if (!settings.registration.open) return no('registration_closed')
  const account = accountName(typed)
  const { username } = settings.registration.fields
  const rule = { ...(username?.enabled ? username : NAMES), enabled: true, required: true }
  const trouble = checkField(rule, account)
  if (!trouble) return yes(account)
  const { fault, min, max } = trouble
  const said = fault === 'required' ? { code: fault } : { code: fault, fill: { min, max }, patternId: rule.patternId }
  return no('invalid_request', { fields: { username: [said] } })
}

/** Without what looks like something else. Most people read and type these right; the others are for brands that allow no more. */
const ALPHABETS = [
  'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789',
  'ABCDEFGHJKLMNPQRSTUVWXYZ23456789',
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  '0123456789',
] as const
const LENGTH = 12
/** Of twelve letters and digits hardly any is refused, so that so many are never all refused where one fits. */
const DRAWS = 200

/** A first password that the brand takes and nobody knows; the member has to change it. */
export function drawPassword(deps: Pick<Deps, 'random'>, brand: Brand, account: string): string {
  const { minLength = LENGTH, maxLength = LENGTH } = brand.settings.registration.fields.password ?? {}
  const length = Math.min(Math.max(LENGTH, minLength), maxLength)
  for (const alphabet of ALPHABETS)
    for (let draws = 0; draws < DRAWS; draws++) {
      const password = drawText(deps, alphabet, length)
      if (newPasswordFaults(password, account, brand).length === 0) return password
    }
  throw new Error(`no password was found that ${brand.merchant} takes`)
}

const BYTE_VALUES = 256

/** Characters of an alphabet, each as likely as any other. */
export function drawText({ random }: Pick<Deps, 'random'>, alphabet: string, length: number): string {
  // Bytes beyond the last whole alphabet would make its beginning likelier.
  const end = BYTE_VALUES - (BYTE_VALUES % alphabet.length)
  let text = ''
  while (text.length < length)
    for (const byte of random(length - text.length)) if (byte < end) text += alphabet[byte % alphabet.length]
  return text
}

export interface AccountToOpen {
  readonly brandId: number
  readonly account: string
  readonly agentType: number
  readonly uplineId: string
  readonly passwordHash: string
  /** Where it was asked for. */
  readonly ip: string
}

/** Open an account for somebody else, who must change its password; answers the member's id. Refused where the name is taken. */
export async function openAccount(tx: Tx, deps: Deps, { ip, ...asked }: AccountToOpen): Promise<string> {
  const id = newId(deps)
  const member = { ...NEWCOMER, ...asked, id, nickname: asked.account, passwordIsDefault: true, registeredIp: ip }
  if (!(await createMember(tx, member, deps.now())))
    throw new Refusal('username_taken', { fields: { username: [{ code: 'already_used' }] } })
  await announce(tx, [{ topic: 'member_registered', brandId: asked.brandId, keys: [id] }])
  return id
}
