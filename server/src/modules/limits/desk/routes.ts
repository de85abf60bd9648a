import * as actions from '@croupier/contract/console-actions.ts'
import * as members from '@croupier/contract/console-members.ts'
import { type Route, route } from '#kernel/route.ts'
import { readMemberLimits } from './reads.ts'
import { setHouseLimit } from './set-house-limit.ts'

export const routes: readonly Route[] = [
  route(members.memberLimits, readMemberLimits),
  route(actions.setHouseLimit, setHouseLimit),
]
