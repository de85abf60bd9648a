import * as actions from '@croupier/contract/console-actions.ts'
import { moveMember as moveCall } from '@croupier/contract/console-agents.ts'
import * as members from '@croupier/contract/console-members.ts'
import { demoPlayers } from '@croupier/contract/demo-players.ts'
import { type Route, route } from '#kernel/route.ts'
import { freezeMember, unfreezeMember } from './freeze-member.ts'
import { flagMember } from './flag-member.ts'
import { moveMember } from './move-member.ts'
import { readDemoPlayers, readNotes, readSessions } from './reads.ts'
import { signOutMember } from './sign-out-member.ts'
import { unmaskField } from './unmask-field.ts'
import { writeNote } from './write-note.ts'

export const routes: readonly Route[] = [
  route(demoPlayers, readDemoPlayers),
  route(members.memberSessions, readSessions),
  route(members.memberNotes, readNotes),
  route(actions.freezeMember, freezeMember),
  route(actions.unfreezeMember, unfreezeMember),
  route(actions.signOutMember, signOutMember),
  route(moveCall, moveMember),
  route(actions.markMember, flagMember),
  route(actions.writeNote, writeNote),
  route(actions.unmaskField, unmaskField),
]
