import * as contract from '@croupier/contract/console-documents.ts'
import { type Route, route } from '#kernel/route.ts'
import { readDocument, readDocuments } from './reads.ts'
import { reviewDocument } from './review-document.ts'

export const routes: readonly Route[] = [
  route(contract.deskDocuments, readDocuments),
  route(contract.deskDocument, readDocument),
  route(contract.decideDocument, reviewDocument),
]
