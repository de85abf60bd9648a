import * as call from '@croupier/contract/console-reconciliation.ts'
import { type Route, route } from '#kernel/route.ts'
import { explainAtDesk } from './explain-finding.ts'
import { readDays, readFindings } from './reads.ts'
import { runDay } from './run-day.ts'

export const routes: readonly Route[] = [
  route(call.findings, readFindings),
  route(call.reconciledDays, readDays),
  route(call.reconcileDay, runDay),
  route(call.explainFinding, explainAtDesk),
]
