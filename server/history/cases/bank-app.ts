import { requestDeposit } from '@croupier/contract/cashier.ts'
import { findings, reconcileDay } from '@croupier/contract/console-reconciliation.ts'
import { unmatchedReceiptDesk } from '@croupier/contract/console-unmatched-receipts.ts'
import { askPayment } from '#modules/cashier/outside/gateway.ts'
import { qrOf } from '#modules/cashier/outside/qr.ts'
import { type Caller, makeCall } from '../calls/caller.ts'
import { ago, caseId, type CaseContext, DAY, type OpenCase } from './case.ts'
import { arrive, people } from './people.ts'

/** Press something on a page of the payment company, as a member does in the app of their bank. */
async function press({ deps }: CaseContext, path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const { paymentGateway } = deps.config
  if (paymentGateway === undefined) throw new Error('there is no payment company')
  const body = new URLSearchParams(form)
  const response = await fetch(new URL(path, paymentGateway.url), { method: 'POST', body, redirect: 'manual' })
  await response.body?.cancel()
  if (response.status >= 400) throw new Error(`the payment company answers ${response.status} at ${path}`)
}

const REFERENCE = 'DEP9914402'

/** A payment arrives under a reference of no deposit. */
export const unmatchedReceipt: OpenCase = {
  name: 'unmatched receipt',
  async open(context) {
    const { brand, operator } = context
    const { list } = await makeCall(context.deps, operator('operator02'), unmatchedReceiptDesk, {})
    if (list.some(({ reference }) => reference === REFERENCE)) return
    const channel = brand.settings.cashier.channels.find(({ rail, to }) => rail === 'qr_ph' && to !== undefined)
    if (channel?.to === undefined) throw new Error('the house has no account that pictures are paid to')
    const order = { amount: '1200.00', currency: brand.currency, reference: REFERENCE }
    await press(context, '/bank', { text: qrOf('qr_ph', channel.to, order), do: 'pay', amount: order.amount })
  },
}

/** A deposit by picture is paid with another amount. */
export const differingPayment: OpenCase = {
  name: 'differing payment',
  async open(context) {
    const by = await arrive(context, people.dennis, 7 * DAY)
    const id = await askByPicture(context, by, { name: 'dennis', amount: '1500.00' })
    if (id !== undefined) await press(context, '/bank', { id, do: 'pay', amount: '1050.00' })
  },
}

/** The payment company has received a payment and sends no notice; only its statement lists it. */
export const untoldPayment: OpenCase = {
  name: 'untold payment',
  async open(context) {
    const by = await arrive(context, people.abroad, 4 * DAY)
    const id = await askByPicture(context, by, { name: 'abroad', amount: '2000.00' })
    if (id === undefined) return
    if ((await askPayment(context.deps.config, id)) === undefined) {
      await press(context, '/notices/tricks', { trick: 'hold', state: 'on', back: '/notices' })
      await press(context, '/bank', { id, do: 'pay', amount: '2000.00' })
    }
    const { list } = await makeCall(context.deps, context.operator('operator02'), findings, {})
    if (list.some(({ subject }) => subject.id === id)) return
    const day = context.deps.now().toISOString().slice(0, 10)
    const body = { reason: 'complaint', note: 'The member has paid and waits.' }
    await makeCall(context.deps, context.operator('operator02'), reconcileDay, { params: { day }, body })
  },
}

/** Ask to pay in by picture; the deposit's id, undefined where it has been paid meanwhile. */
async function askByPicture(
  context: CaseContext,
  by: Caller,
  { name, amount }: { readonly name: string; readonly amount: string },
): Promise<string | undefined> {
  const body = { id: caseId(`deposit ${name}`), channel: 'QRPH', amount }
  const { id, state } = await makeCall(ago(context, 2), by, requestDeposit, { body })
  return state === 'waiting' ? id : undefined
}
