import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { addressHash, type Origin } from '#kernel/origin.ts'
import { announce } from '#kernel/outbox.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { keyFor, keysFor, seal, storedKeysFor } from '#kernel/secret.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { NOBODY } from '../mfa/store.ts'
import { memberNames } from '../identity.ts'
import { placeOf } from '../login-throttle.ts'
import { type Phone, phoneOf } from './phone.ts'
import { type Channel, countedSince, digitsOf, judgeCode, mayAsk, type Purpose, isDeliverable } from './rules.ts'
import * as store from './store.ts'
import * as tries from './tries/store.ts'
import { type FillValues, type Template, textOf } from './words.ts'

/** What seals the text of a message until it has been handed over. */
export const MESSAGE = 'message'

const DAY_MS = 86_400_000

export interface CodeRequest {
  readonly brand: Brand
  readonly channel: Channel
  /** A number as +639175550142, or an e-mail. */
  readonly to: string
  readonly purpose: Purpose
  /** Whose address it is; null where it is nobody's, and then nothing is sent and nobody can tell. */
  readonly memberId: string | null
  readonly language: string
  readonly visitor: { readonly ip: string }
}

/**
 * Send a code of six digits, within the brand's limits. The work, the answer and its time are the same whether or not the
 * address belongs to somebody.
 */
export async function sendCode(
  tx: Tx,
  deps: Deps,
  wanted: CodeRequest,
): Promise<Verdict<{ readonly expiredMinutes: number }>> {
  const { brand, channel, purpose, memberId, language, visitor } = wanted
  const policy = brand.settings.codes
  const now = deps.now()
  const to = addressOf(channel, wanted.to)
  const addressHash = addressHashOf(deps, channel, to)
  const addressHashes = addressHashesOf(deps, channel, to)

  await store.lockAsking(tx, brand.id, visitor.ip, addressHash)
  const asked = await store.countAsked(tx, { brandId: brand.id, addressHashes, ip: visitor.ip }, countedSince(now))
  const allowed = mayAsk(asked, policy, now)
  if (!allowed.ok) return allowed

  const id = newId(deps)
  const code = drawCode(deps)
  const expiresAt = new Date(now.getTime() + policy.expiredMinutes * 60_000)
  const codeHash = hashOf(keyFor(deps, CODE), `${id} ${code}`)
  await store.voidCodes(tx, { brandId: brand.id, addressHashes, memberId }, purpose, now)
  await store.insertCode(
    tx,
    { id, brandId: brand.id, channel, addressHash, purpose, memberId, codeHash, ip: visitor.ip, expiresAt },
    now,
  )

  // Who registers with somebody's number gets no code: the owner is told instead.
  const owner = purpose === 'register' ? await store.findOwner(tx, { brandId: brand.id, channel, to }) : undefined
  await post(tx, deps, {
    brand,
    channel,
    to,
    memberId: owner ?? memberId,
    language,
    template: owner === undefined ? 'code' : 'already_member',
    fill: { code, minutes: policy.expiredMinutes },
    sendUntil: expiresAt,
    status: isDeliverable(purpose, memberId) ? 'queued' : 'withheld',
  })
  return yes({ expiredMinutes: policy.expiredMinutes })
}

export interface CodeToMail {
  readonly brand: Brand
  readonly to: string
  readonly language: string
  readonly code: string
  readonly minutes: number
}

/** Mail a code that is kept and judged elsewhere. */
export const mailCode = (tx: Tx, deps: Deps, { brand, to, language, code, minutes }: CodeToMail): Promise<void> =>
  post(tx, deps, {
    brand,
    channel: 'mail',
    to: addressOf('mail', to),
    memberId: null,
    language,
    template: 'code',
    fill: { code, minutes },
    sendUntil: new Date(deps.now().getTime() + minutes * 60_000),
    status: 'queued',
  })

export interface CodeSubmission {
  readonly brand: Brand
  readonly channel: Channel
  readonly to: string
  readonly purpose: Purpose
  /** What the visitor typed. */
  readonly code: string
  /** The same as when the code was sent. */
  readonly memberId: string | null
  /** Where the answer comes from; undefined inside a session or behind a password, where nobody answers but the member. */
  readonly origin: Origin | undefined
}

/**
 * Take a code: right once, and only before it has expired or was missed too often from there. Wrong answers of strangers spend
 * the tries of strangers and no others. A no must be committed, because it counts: hand the verdict out of the transaction and
 * throw there.
 */
export async function takeCode(tx: Tx, deps: Deps, given: CodeSubmission): Promise<Verdict<undefined>> {
  const { brand, channel, purpose, memberId } = given
  const code = given.code.trim()
  if (code === '') return no('code_missing')

  const addressHashes = addressHashesOf(deps, channel, addressOf(channel, given.to))
  const lying = await store.findCodeForUpdate(tx, { brandId: brand.id, addressHashes, memberId }, purpose)
  const answerer = await answererOf(tx, deps, given, lying)
  const spent = await tries.findSpent(tx, lying?.id ?? null, answerer)
  if (!lying) {
    // Nothing was ever sent: the same answer as to a wrong guess, and the same work.
    await tries.addTry(tx, null, answerer)
    return no('code_wrong')
  }

  const same = keysFor(deps, CODE).some((key) => isSame(hashOf(key, `${lying.id} ${code}`), lying.codeHash))
  const verdict = judgeCode(lying, { purpose, memberId, same, spent }, brand.settings.codes, deps.now())
  if (verdict.ok) await store.updateUsedCode(tx, lying.id, deps.now())
  // What nobody looked at spends nothing.
  else await tries.addTry(tx, verdict.code === 'code_wrong' ? lying.id : null, answerer)
  return verdict
}

const IN_SESSION = { originHash: 'session', isStranger: false }

/** A stranger is at no network that the code was asked for from, and at no place where its member has logged in before. */
async function answererOf(
  tx: Tx,
  deps: Deps,
  { brand, memberId, origin }: CodeSubmission,
  lying: store.CodeRow | undefined,
): Promise<tries.Answerer> {
  if (origin === undefined) return IN_SESSION
  const id = memberId ?? NOBODY
  const account = (await memberNames(tx, [id])).get(id)?.account ?? ''
  const { known, originHash } = await placeOf(tx, { brand, account, origin }, deps.now())
  const asked = lying !== undefined && addressHash({ ip: lying.ip, device: undefined }) === addressHash(origin)
  return { originHash, isStranger: !known && !asked }
}

export interface Notice {
  readonly brand: Brand
  readonly to: string
  readonly memberId: string | null
  readonly language: string
  readonly template: Exclude<Template, 'code'>
  readonly fill?: FillValues
}

/** Send a plain notice by mail, such as that a password was changed. */
export const sendMail = (tx: Tx, deps: Deps, notice: Notice): Promise<void> =>
  sendNotice(tx, deps, { ...notice, channel: 'mail' })

/** The same by either channel. */
export const sendNotice = (tx: Tx, deps: Deps, notice: Notice & { readonly channel: Channel }): Promise<void> =>
  post(tx, deps, {
    ...notice,
    to: addressOf(notice.channel, notice.to),
    fill: notice.fill ?? {},
    sendUntil: new Date(deps.now().getTime() + DAY_MS),
    status: 'queued',
  })

/** Whose number or e-mail this is. What nobody has proved is nobody's. */
export const ownerOf = (
  db: Db,
  { brandId, channel, to }: { readonly brandId: number; readonly channel: Channel; readonly to: string },
): Promise<string | undefined> => store.findOwner(db, { brandId, channel, to: addressOf(channel, to) })

export interface ProvedAddress {
  readonly brandId: number
  readonly memberId: string
  readonly channel: Channel
  readonly to: string
}

/** From now on this address is the member's, who has just proved it by a code; refused where somebody else has before. */
export async function bindAddress(tx: Tx, deps: Deps, proved: ProvedAddress): Promise<Verdict<undefined>> {
  const { brandId, memberId, channel } = proved
  const to = addressOf(channel, proved.to)
  await store.lockAddress(tx, brandId, addressHashOf(deps, channel, to))
  if (channel === 'mail')
    return (await store.updateEmail(tx, memberId, to, deps.now())) ? yes(undefined) : no('email_taken')
  return (await store.updateMobile(tx, memberId, known(to), deps.now())) ? yes(undefined) : no('mobile_taken')
}

function known(e164: string): Phone {
  const phone = phoneOf(e164)
  if (!phone) throw new Error('a code was taken for what is no number')
  return phone
}

/** One address, however it was typed. */
const addressOf = (channel: Channel, to: string) => (channel === 'mail' ? to.trim().toLowerCase() : to)

interface Post extends Omit<Notice, 'template' | 'fill'> {
  readonly channel: Channel
  readonly template: Template
  readonly fill: FillValues
  readonly sendUntil: Date
  readonly status: 'queued' | 'withheld'
}

async function post(tx: Tx, deps: Deps, { brand, fill, ...one }: Post): Promise<void> {
  const words = textOf(one.template, one.language, { brand: brand.name, ...fill })
  const id = newId(deps)
  await store.insertMessage(
    tx,
    {
      id,
      brandId: brand.id,
      memberId: one.memberId,
      channel: one.channel,
      status: one.status,
      template: one.template,
      language: one.language,
      address: one.to,
      sealed: await seal(deps, MESSAGE, JSON.stringify(words)),
      sendUntil: one.sendUntil,
    },
    deps.now(),
  )
  await announce(tx, [{ topic: 'message_wanted', brandId: brand.id, keys: [id] }])
}

const BYTES = 4

/** Six digits that nobody can guess. */
export function drawCode(deps: Deps): string {
  for (;;) {
    const code = digitsOf(deps.random(BYTES).readUInt32BE())
    if (code !== undefined) return code
  }
}

const CODE = 'code'

const hashOf = (key: Uint8Array, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

const addressHashOf = (deps: Deps, channel: Channel, to: string): string =>
  hashOf(keyFor(deps, CODE), `${channel} ${to}`)

/** As codes of before a rotation of the secret have it, too. */
const addressHashesOf = (deps: Deps, channel: Channel, to: string): readonly string[] =>
  storedKeysFor(deps, CODE).map((key) => hashOf(key, `${channel} ${to}`))

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))
