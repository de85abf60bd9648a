import { writeToMember as writeCall } from '@croupier/contract/console-actions.ts'
import * as call from '@croupier/contract/console-members.ts'
import * as many from '@croupier/contract/console-bulk.ts'
import * as search from '@croupier/contract/console-search.ts'
import { type Route, route } from '#kernel/route.ts'
import * as find from '../find/reads.ts'
import { freezeAll, signOutAll, tagAll } from './bulk/ask-bulk.ts'
import { readBulk } from './bulk/reads.ts'
import { readMembers, readSums } from './list/reads.ts'
import { readDays, readMember, readShares } from './overview/reads.ts'
import { readBets, readDeposits, readLines, readTimeline, readWithdrawals } from './tabs/reads.ts'
import { writeToMember } from './write-to-member.ts'

export const routes: readonly Route[] = [
  route(call.members, readMembers),
  route(call.memberSums, readSums),
  route(many.freezeMany, freezeAll),
  route(many.signOutMany, signOutAll),
  route(many.tagMany, tagAll),
  route(many.bulkProgress, readBulk),
  route(call.member, readMember),
  route(call.memberDays, readDays),
  route(call.memberShares, readShares),
  route(call.memberTimeline, readTimeline),
  route(call.memberLines, readLines),
  route(call.memberBets, readBets),
  route(call.memberDeposits, readDeposits),
  route(call.memberWithdrawals, readWithdrawals),
  route(writeCall, writeToMember),
  route(search.findMembers, find.findMembers),
  route(search.findDeposits, find.findDeposits),
  route(search.findWithdrawals, find.findWithdrawals),
  route(search.findBets, find.findBets),
  route(search.findTransfers, find.findTransfers),
]
