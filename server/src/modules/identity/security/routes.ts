import * as call from '@croupier/contract/security.ts'
import { type Route, route } from '#kernel/route.ts'
import { addPayoutAccount } from './add-payout-account.ts'
import { bind } from './bind.ts'
import { changeIcon } from './change-icon.ts'
import { changePaymentPassword } from './change-payment-password.ts'
import { changeProfile } from './change-profile.ts'
import { readIcon, readPlayerAvatar } from './reads.ts'
import { removePayoutAccount } from './remove-payout-account.ts'
import { resetPaymentPassword } from './reset-payment-password.ts'
import { sendBindingCode } from './send-binding-code.ts'
import { sendOwnCode } from './send-own-code.ts'

export const routes: readonly Route[] = [
  route(call.changeProfile, changeProfile),
  route(call.icon, readIcon),
  route(call.playerAvatar, readPlayerAvatar),
  route(call.changeIcon, changeIcon),
  route(call.changePaymentPassword, changePaymentPassword),
  route(call.resetPaymentPassword, resetPaymentPassword),
  route(call.sendBindingCode, sendBindingCode),
  route(call.bind, bind),
  route(call.sendFactorCode, sendOwnCode),
  route(call.addPayoutAccount, addPayoutAccount),
  route(call.removePayoutAccount, removePayoutAccount),
]
