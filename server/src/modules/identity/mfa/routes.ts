import * as contract from '@croupier/contract/mfa.ts'
import { type Route, route } from '#kernel/route.ts'
import { changePassword } from './change-password.ts'
import { confirmSession } from './confirm-session.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './connect-authenticator.ts'
import { beginLink, finishLink, unlinkThirdParty } from '../federated-login/link-third-party.ts'
import { readAuthenticator, readLinkedThirdParties, readLoginHistory, readSessions, readThirdParties } from './reads.ts'
import { beginThirdParty, finishThirdParty } from '../federated-login/sign-in.ts'
import { signOutOthers, signOutSession } from './sign-out.ts'
import { sendUnlockCode, unlockLogin } from './unlock-login.ts'
import { sendVerifyCode, verifyLogin } from './verify-login.ts'

export const routes: readonly Route[] = [
  route(contract.verifyLogin, verifyLogin),
  route(contract.sendVerifyCode, sendVerifyCode),
  route(contract.unlockLogin, unlockLogin),
  route(contract.sendUnlockCode, sendUnlockCode),
  route(contract.confirmSession, confirmSession),
  route(contract.changePassword, changePassword),
  route(contract.sessions, readSessions),
  route(contract.signOutSession, signOutSession),
  route(contract.signOutOthers, signOutOthers),
  route(contract.loginHistory, readLoginHistory),
  route(contract.authenticator, readAuthenticator),
  route(contract.beginAuthenticator, beginAuthenticator),
  route(contract.confirmAuthenticator, confirmAuthenticator),
  route(contract.renewRecoveryCodes, renewRecoveryCodes),
  route(contract.removeAuthenticator, removeAuthenticator),
  route(contract.thirdParties, readThirdParties),
  route(contract.beginThirdParty, beginThirdParty),
  route(contract.finishThirdParty, finishThirdParty),
  route(contract.linkedThirdParties, readLinkedThirdParties),
  route(contract.beginLink, beginLink),
  route(contract.finishLink, finishLink),
  route(contract.unlinkThirdParty, unlinkThirdParty),
]
