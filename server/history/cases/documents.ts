import { excludeSelf } from '@croupier/contract/limits.ts'
import { sendDocument } from '@croupier/contract/security.ts'
import { utilityBill } from '../pictures/papers.ts'
import { makeCall, unlessRefused } from '../calls/caller.ts'
import { ago, DAY, HOUR, type OpenCase } from './case.ts'
import { sendCard } from './payouts.ts'
import { arrive, CASE_PASSWORD, people } from './people.ts'

/** A newcomer has sent a card and a bill. */
export const documents: OpenCase = {
  name: 'documents',
  async open(context) {
    const { newcomer } = people
    const by = await arrive(context, newcomer, 3 * HOUR)
    await sendCard(context, { by, person: newcomer, minutes: 95 })
    const file = utilityBill(newcomer.name, newcomer.address, 'October 2026')
    const sent = makeCall(ago(context, 92), by, sendDocument, { body: { kind: 'proof_of_address' }, file })
    await unlessRefused(['document_under_review'], sent)
  },
}

/** A newcomer has the name and birth date of an excluded member, and sends an identity card. */
export const exclusionMatch: OpenCase = {
  name: 'exclusion match',
  async open(context) {
    const { excluded, alike } = people
    const gone = await arrive(context, excluded, 40 * DAY)
    const body = { months: 6, account: excluded.account, password: CASE_PASSWORD }
    await unlessRefused(['self_excluded'], makeCall(ago(context, 25 * DAY), gone, excludeSelf, { body }))
    const by = await arrive(context, alike, 2 * HOUR)
    await sendCard(context, { by, person: alike, minutes: HOUR })
  },
}
