import type { askAboutWithdrawal, noteWithdrawal } from '@croupier/contract/console-withdrawals.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { reasonIn, reasonWords } from '#modules/brand/reasons/reasons.ts'
import { inEveryLanguage, type NoticeWords, writeNotice } from '#modules/content/content.ts'
import { findLanguage } from '../notices/store.ts'
import { keepSlip } from '../slip.ts'
import { recordSteps } from '../history.ts'
import { findWithdrawalForUpdate, updateWithdrawal } from '../withdrawals/store.ts'
import { checkClaim } from './claims.ts'
import * as store from './store.ts'
import { insertNote } from './notes/store.ts'

type NoteReply = EmptyReply

/** Leave a note for whoever looks at it next, with a picture where one belongs to it. */
export async function writeNote(deps: Deps, ask: Ask<typeof noteWithdrawal>): Promise<NoteReply> {
  const { brandId, params, file } = ask
  const line = await store.findLine(deps.db, brandId, params.withdrawalId)
  if (!line) return must(no('not_found'))
  const { memberId } = line
  const picture = file === undefined ? null : (await keepSlip(deps, { brandId, memberId }, file)).slip
  await inTransaction(deps.db, (tx) => write(tx, deps, ask, { line, picture }))
  return {}
}

interface NoteSubject {
  readonly line: store.QueuedWithdrawal
  readonly picture: string | null
}

async function write(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof noteWithdrawal>,
  { line, picture }: NoteSubject,
): Promise<void> {
  const { session, brandId, body } = ask
  const note = { id: newId(deps), requestId: line.id, brandId, by: session.username, text: body.note, file: picture }
  await insertNote(tx, note, deps.now())
  const subject = { type: 'withdrawal', id: line.id, name: line.reference }
  const after = { picture: picture !== null }
  await record(tx, doerOf(ask), { brandId, action: 'withdrawals.note', subject, after, note: body.note }, deps.now())
}

/** Ask the member something, in words of the brand's list: they read it at the withdrawal, which stays as it is, and as a notice. */
export async function askAbout(deps: Deps, ask: Ask<typeof askAboutWithdrawal>): Promise<NoteReply> {
  const id = ask.params.withdrawalId
  const brand = await brandOf(deps, ask.brandId)
  const language = await findLanguage(deps.db, id)
  const sentence = reasonIn(brand, 'withdrawals.ask', { code: ask.body.reason, language })
  const listed = reasonWords(brand, 'withdrawals.ask', ask.body.reason)
  if (sentence === undefined || !listed) return must(atField('reason', 'invalid'))
  const words = inEveryLanguage(listed)
  must(await inTransaction(deps.db, (tx) => tell(tx, deps, ask, { sentence, words })))
  return {}
}

async function tell(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof askAboutWithdrawal>,
  { sentence, words }: { readonly sentence: string; readonly words: NoticeWords },
): Promise<Verdict<undefined>> {
  const { session, brandId, params, body } = ask
  const row = await findWithdrawalForUpdate(tx, params.withdrawalId)
  if (row?.brandId !== brandId) return no('not_found')
  if (row.state !== 'review') return no('withdrawal_not_open')
  const may = await checkClaim(tx, deps, session, row.id)
  if (!may.ok) return may

  const { id, memberId, reference } = row
  await updateWithdrawal(tx, id, { state: 'review', reason: sentence, ended: false }, deps.now())
  const by = `operator:${session.username}`
  await recordSteps(tx, [{ brandId, memberId, requestId: id, step: 'asked', by, note: sentence }], deps.now())
  must(await writeNotice(tx, { id: newId(deps), brandId, memberId, by: session.username, words }, deps.now()))
  const subject = { type: 'withdrawal', id, name: reference }
  await record(
    tx,
    doerOf(ask),
    {
      brandId,
      action: 'withdrawals.ask',
      subject,
      before: { reason: row.reason },
      after: { reason: sentence },
      ...body,
    },
    deps.now(),
  )
  return yes(undefined)
}
