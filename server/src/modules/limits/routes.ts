import * as contract from '@croupier/contract/limits.ts'
import { type Route, route } from '#kernel/route.ts'
import { acknowledgeCheck } from './acknowledge-check.ts'
import { confirmLimit } from './confirm-limit.ts'
import { routes as deskRoutes } from './desk/routes.ts'
import { excludeSelf } from './exclude-self.ts'
import { readLimits } from './reads.ts'
import { setLimit } from './set-limit.ts'
import { setRealityCheck } from './set-reality-check.ts'
import { takeTimeOut } from './take-time-out.ts'

export const routes: readonly Route[] = [
  route(contract.readLimits, readLimits),
  route(contract.setLimit, setLimit),
  route(contract.confirmLimit, confirmLimit),
  route(contract.takeTimeOut, takeTimeOut),
  route(contract.excludeSelf, excludeSelf),
  route(contract.setRealityCheck, setRealityCheck),
  route(contract.acknowledgeCheck, acknowledgeCheck),
  ...deskRoutes,
]
