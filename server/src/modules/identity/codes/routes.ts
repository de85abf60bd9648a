import {
  affiliate,
  countryCodes,
  recoverByEmail as emailCall,
  recoverByPhone as phoneCall,
  sendLoginCode as loginCodeCall,
  sendRecoveryMail as recoveryMailCall,
  sendRegistrationCode as registrationCodeCall,
} from '@croupier/contract/codes.ts'
import { type Route, route } from '#kernel/route.ts'
import { readAffiliate, readCountryCodes } from './reads.ts'
import { recoverByEmail } from './recover-by-email.ts'
import { recoverByPhone } from './recover-by-phone.ts'
import { sendLoginCode } from './send-login-code.ts'
import { sendRecoveryMail } from './send-recovery-mail.ts'
import { sendRegistrationCode } from './send-registration-code.ts'

export const routes: readonly Route[] = [
  route(loginCodeCall, sendLoginCode),
  route(registrationCodeCall, sendRegistrationCode),
  route(recoveryMailCall, sendRecoveryMail),
  route(emailCall, recoverByEmail),
  route(phoneCall, recoverByPhone),
  route(affiliate, readAffiliate),
  route(countryCodes, readCountryCodes),
]
