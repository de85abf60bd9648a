import {
  firstLogin,
  login,
  logout,
  memberInfo,
  register as registerCall,
  registerMobile as registerMobileCall,
  restoreSession as restoreCall,
} from '@croupier/contract/identity.ts'
import { type Route, route } from '#kernel/route.ts'
import { routes as codeRoutes } from './codes/routes.ts'
import { routes as deskRoutes } from './desk/routes.ts'
import { routes as mfaRoutes } from './mfa/routes.ts'
import { logOut } from './log-out.ts'
import { readMemberInfo } from './reads.ts'
import { register, registerMobile } from './register.ts'
import { restoreSession } from './restore-session.ts'
import { routes as securityRoutes } from './security/routes.ts'
import { acknowledgeFirstLogin } from './acknowledge-first-login.ts'
import { logInByMethod } from './login-methods.ts'

export const routes: readonly Route[] = [
  route(login, logInByMethod),
  route(restoreCall, restoreSession),
  route(logout, logOut),
  route(registerCall, register),
  route(registerMobileCall, registerMobile),
  route(memberInfo, readMemberInfo),
  route(firstLogin, acknowledgeFirstLogin),
  ...codeRoutes,
  ...deskRoutes,
  ...mfaRoutes,
  ...securityRoutes,
]
