import * as request from '@croupier/contract/agent-contract-requests.ts'
import * as call from '@croupier/contract/agent-contracts.ts'
import { route, type Route } from '#kernel/route.ts'
import { answerContract } from './answer-contract.ts'
import { makeContract } from './make-contract.ts'
import { offerContract } from './offer-contract.ts'
import { processDailySalary, processDividend, processHourlySalary, processRealTimeSalary } from './process-contract.ts'
import { readContracts } from './reads.ts'
import { readSimulation } from './simulation/reads.ts'
import { terminateContract } from './terminate-contract.ts'
import { withdrawContract } from './withdraw-contract.ts'

export const routes: readonly Route[] = [
  route(call.agentContracts, readContracts),
  route(call.makeContract, makeContract),
  route(call.offerContract, offerContract),
  route(call.withdrawContract, withdrawContract),
  route(call.answerContract, answerContract),
  route(call.terminateContract, terminateContract),
  route(call.simulateContract, readSimulation),
  route(request.processDividend, processDividend),
  route(request.processDailySalary, processDailySalary),
  route(request.processHourlySalary, processHourlySalary),
  route(request.processRealTimeSalary, processRealTimeSalary),
]
