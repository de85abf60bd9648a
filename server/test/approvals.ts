import { approval, confirmApproval } from '@croupier/contract/approvals.ts'
import type { World } from './world.ts'

interface ConfirmationCall {
  readonly token: string
  readonly params: { readonly approvalId: string }
  readonly body?: { readonly note?: string }
  readonly headers?: Readonly<Record<string, string>>
}

/** Look at the case as the second person does, and confirm what was shown. */
export async function confirmed({ ask }: Pick<World, 'ask'>, { token, params, body, headers = {} }: ConfirmationCall) {
  const seen = await ask(approval, { token, params, headers })
  const shown = seen.status === 200 ? seen.value.shown : ''
  return ask(confirmApproval, { token, params, headers, body: { shown, note: body?.note ?? '' } })
}

interface AskedApproval {
  readonly status: number
  readonly errorCode: string | undefined
  readonly extra: Readonly<Record<string, unknown>>
}

/** One person has asked; where it takes two, somebody else looks at the case and agrees. */
export async function byTwo(
  world: Pick<World, 'ask'>,
  token: string,
  asked: Promise<AskedApproval>,
): Promise<AskedApproval> {
  const first = await asked
  if (first.errorCode !== 'second_person_asked') return first
  const params = { approvalId: String(first.extra['approvalId']) }
  return confirmed(world, { token, params, body: { note: 'Looked at' } })
}
