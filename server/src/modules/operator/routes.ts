import * as audit from '@croupier/contract/audit.ts'
import * as checks from '@croupier/contract/console-checks.ts'
import { dashboard } from '@croupier/contract/dashboard.ts'
import * as call from '@croupier/contract/operator.ts'
import * as access from '@croupier/contract/operator-access.ts'
import * as lists from '@croupier/contract/lists.ts'
import { type Route, route } from '#kernel/route.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changePassword, proveOldPassword } from './change-password.ts'
import { checkChainsNow } from './checks/check-chains.ts'
import { readChecks } from './checks/reads.ts'
import { connectAuthenticator, offer } from './connect-authenticator.ts'
import { readDashboard } from './dashboard/reads.ts'
import { logIn } from './log-in.ts'
import { endOneSession, logOut } from './log-out.ts'
import { checkAudit, readAudit, readAuditEntry, readOperators, readRoles, readSelf, readSessions } from './reads.ts'
import { forgetAuthenticator, inviteAgain } from './open-access.ts'
import { changeOperator, makeOperator } from './save-operator.ts'
import { routes as peopleRoutes } from './people/routes.ts'
import { saveRole } from './save-role.ts'
import { verifyLogin } from './verify-login.ts'
import { dropView, keepView } from './views/keep-view.ts'
import { readViews } from './views/reads.ts'

export const routes: readonly Route[] = [
  ...peopleRoutes,
  route(call.operatorLogin, logIn),
  route(call.operatorVerify, verifyLogin),
  route(call.operatorLogout, logOut),
  route(call.operatorSelf, readSelf),
  route(call.operatorSessions, readSessions),
  route(call.endOperatorSession, endOneSession),
  route(call.offerAuthenticator, offer),
  route(call.connectOperatorAuthenticator, connectAuthenticator),
  route(dashboard, readDashboard),
  route(checks.checks, readChecks),
  route(checks.checkNow, checkChainsNow),
  route(call.operators, readOperators),
  route(call.createOperator, makeOperator),
  route(call.saveOperator, changeOperator),
  route(access.acceptInvitation, acceptInvitation),
  route(access.provePassword, proveOldPassword),
  route(access.changeOperatorPassword, changePassword),
  route(access.resetAuthenticator, forgetAuthenticator),
  route(access.inviteOperator, inviteAgain),
  route(call.roles, readRoles),
  route(call.saveRole, saveRole),
  route(audit.audit, readAudit),
  route(audit.auditEntry, readAuditEntry),
  route(audit.verifyAudit, checkAudit),
  route(lists.savedViews, readViews),
  route(lists.saveView, keepView),
  route(lists.removeView, dropView),
]
