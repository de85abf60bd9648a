import {
  firstLogin,
  login,
  logout,
  memberInfo,
  register as registerCall,
  restoreSession as restoreCall,
} from '@croupier/contract/identity.ts'
import { type Route, route } from '#kernel/route.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { readMemberInfo } from './reads.ts'
import { register } from './register.ts'
import { restoreSession } from './restore-session.ts'
import { seeFirstLogin } from './see-first-login.ts'

export const routes: readonly Route[] = [
  route(login, logIn),
  route(restoreCall, restoreSession),
  route(logout, logOut),
  route(registerCall, register),
  route(memberInfo, readMemberInfo),
  route(firstLogin, seeFirstLogin),
]
