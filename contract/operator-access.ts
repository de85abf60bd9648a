import { z } from 'zod'
import { post } from './call.ts'
import { Id, EmptyReply, Password, requiredText } from './field.ts'
import { Because, OperatorMethod } from './operator.ts'

const NewPassword = Password.min(12, 'too_short').max(128, 'too_long')
const Code = requiredText(20)

export const acceptInvitation = post('/wps/operator/invitation', {
  summary: 'Set the first password with the code of the invitation',
  actor: 'anyone',
  always: true,
  encrypted: true,
  limit: 'login',
  body: z.strictObject({ username: requiredText(40), code: Code, password: NewPassword }),
  reply: EmptyReply,
  refusals: ['verification_failed', 'invalid_request', 'too_many_requests'],
})

export const provePassword = post('/wps/operator/me/password/proof', {
  summary: 'The first step to a new password: the old one; answers the ticket for the second',
  actor: 'operator',
  encrypted: true,
  limit: 'login',
  body: z.strictObject({ password: Password }),
  reply: z.strictObject({ ticket: z.string(), method: OperatorMethod }),
  effect: 'personal',
  refusals: ['not_logged_in', 'login_locked', 'invalid_request', 'too_many_requests'],
})

export const changeOperatorPassword = post('/wps/operator/me/password', {
  summary: 'A new password with the code of the second step; ends the operator’s other sessions',
  actor: 'operator',
  encrypted: true,
  limit: 'login',
  body: z.strictObject({ ticket: requiredText(200), code: Code, password: NewPassword }),
  reply: EmptyReply,
  effect: 'personal',
  refusals: [
    'not_logged_in',
    'verification_failed',
    'verification_expired',
    'login_locked',
    'invalid_request',
    'too_many_requests',
  ],
})

const oneOperator = z.object({ operatorId: Id })

export const resetAuthenticator = post('/wps/operator/operators/{operatorId}/authenticator/reset', {
  summary: 'Codes go by mail again and all sessions end; two people, nobody does it for themselves',
  actor: 'operator',
  permission: 'operators.edit',
  params: oneOperator,
  body: z.strictObject({ ...Because }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: ['not_logged_in', 'forbidden', 'not_found', 'own_approval', 'second_person_asked', 'approval_waiting'],
})

export const inviteOperator = post('/wps/operator/operators/{operatorId}/invitation', {
  summary: 'Mail the code for a first password anew; two people, nobody does it for themselves',
  actor: 'operator',
  permission: 'operators.edit',
  params: oneOperator,
  body: z.strictObject({ ...Because }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: ['not_logged_in', 'forbidden', 'not_found', 'own_approval', 'second_person_asked', 'approval_waiting'],
})
