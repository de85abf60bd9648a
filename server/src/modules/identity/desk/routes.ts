import * as deeds from '@croupier/contract/console-deeds.ts'
import * as documents from '@croupier/contract/console-documents.ts'
import * as members from '@croupier/contract/console-members.ts'
import { type Route, route } from '#kernel/route.ts'
import { freezeMember, unfreezeMember } from './freeze-member.ts'
import { markMember } from './mark-member.ts'
import { readDocument, readDocuments, readMemberLimits, readNotes, readSessions } from './reads.ts'
import { reviewDocument } from './review-document.ts'
import { setHouseLimit } from './set-house-limit.ts'
import { signOutMember } from './sign-out-member.ts'
import { unmaskField } from './unmask-field.ts'
import { writeNote } from './write-note.ts'

export const routes: readonly Route[] = [
  route(members.memberSessions, readSessions),
  route(members.memberNotes, readNotes),
  route(members.memberLimits, readMemberLimits),
  route(deeds.freezeMember, freezeMember),
  route(deeds.unfreezeMember, unfreezeMember),
  route(deeds.signOutMember, signOutMember),
  route(deeds.markMember, markMember),
  route(deeds.writeNote, writeNote),
  route(deeds.unmaskField, unmaskField),
  route(deeds.setHouseLimit, setHouseLimit),
  route(documents.deskDocuments, readDocuments),
  route(documents.deskDocument, readDocument),
  route(documents.decideDocument, reviewDocument),
]
