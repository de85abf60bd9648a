import * as agent from './agent.ts'
import * as agentContractRequests from './agent-contract-requests.ts'
import * as agentContracts from './agent-contracts.ts'
import * as agentLinks from './agent-links.ts'
import * as approvals from './approvals.ts'
import * as audit from './audit.ts'
import * as betting from './betting.ts'
import * as brand from './brand.ts'
import type { Call } from './call.ts'
import * as cashier from './cashier.ts'
import * as catalogue from './catalogue.ts'
import * as consoleCatalogue from './console-catalogue.ts'
import * as clock from './clock.ts'
import * as codes from './codes.ts'
import * as consoleAgents from './console-agents.ts'
import * as consoleAwards from './console-awards.ts'
import * as consoleBrands from './console-brands.ts'
import * as consoleBulk from './console-bulk.ts'
import * as consoleChecks from './console-checks.ts'
import * as consoleDeposits from './console-deposits.ts'
import * as consoleDesk from './console-desk.ts'
import * as consoleDeeds from './console-actions.ts'
import * as consoleDisputes from './console-disputes.ts'
import * as consoleDocuments from './console-documents.ts'
import * as consoleCrash from './console-crash.ts'
import * as consoleDraws from './console-draws.ts'
import * as consoleLotteries from './console-lotteries.ts'
import * as consoleFailed from './console-failed.ts'
import * as consoleGameNames from './console-game-names.ts'
import * as consoleHeld from './console-held.ts'
import * as consoleMembers from './console-members.ts'
import * as consoleNumberRules from './console-number-rules.ts'
import * as consoleReconciliation from './console-reconciliation.ts'
import * as consoleRounds from './console-rounds.ts'
import * as consoleShortfalls from './console-shortfalls.ts'
import * as consoleUnmatchedReceipts from './console-unmatched-receipts.ts'
import * as consoleTableRounds from './console-table-rounds.ts'
import * as consoleTables from './console-tables.ts'
import * as consoleSearch from './console-search.ts'
import * as consoleVendorAccess from './console-vendor-access.ts'
import * as consoleVendors from './console-vendors.ts'
import * as consoleWithdrawals from './console-withdrawals.ts'
import * as content from './content.ts'
import * as crash from './crash.ts'
import * as crowd from './crowd.ts'
import * as demoPlayers from './demo-players.ts'
import * as dashboard from './dashboard.ts'
import * as mfa from './mfa.ts'
import * as favourites from './favourites.ts'
import * as identity from './identity.ts'
import * as launch from './launch.ts'
import * as limits from './limits.ts'
import * as lottery from './lottery.ts'
import * as lotteryChases from './lottery-chases.ts'
import * as lotteryMenus from './lottery-menus.ts'
import * as lotteryOrders from './lottery-orders.ts'
import * as matched from './matched-transfers.ts'
import * as paymentNotices from './payment-notices.ts'
import * as line from './downline-transfers.ts'
import * as lists from './lists.ts'
import * as policy from './policy.ts'
import * as returns from './returns.ts'
import * as security from './security.ts'
import * as operatorAccess from './operator-access.ts'
import * as operator from './operator.ts'
import * as multiStep from './multi-step-rounds.ts'
import * as studio from './studio.ts'
import * as vendors from './vendors.ts'
import * as pots from './pots.ts'
import * as tableAnswers from './table-answers.ts'
import * as tableRounds from './table-rounds.ts'
import * as tables from './tables.ts'
import * as tournaments from './tournaments.ts'
import * as consoleTasks from './console-tasks.ts'
import * as consoleTournaments from './console-tournaments.ts'
import * as wallet from './wallet.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call there is, by module: what the OpenAPI document and the tests walk through. */
export const CALLS: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries({
    brand,
    identity,
    codes,
    security,
    mfa,
    limits,
    content,
    wallet,
    betting,
    cashier,
    matched,
    paymentNotices,
    line,
    agent,
    agentContractRequests,
    agentContracts,
    agentLinks,
    vendors,
    catalogue,
    favourites,
    returns,
    tournaments,
    pots,
    consoleTasks,
    consoleTournaments,
    launch,
    studio,
    multiStep,
    crash,
    tables,
    tableAnswers,
    tableRounds,
    lottery,
    lotteryChases,
    lotteryMenus,
    lotteryOrders,
    consoleTableRounds,
    consoleTables,
    consoleCatalogue,
    consoleMembers,
    consoleDeeds,
    consoleBrands,
    consoleBulk,
    consoleDocuments,
    consoleSearch,
    consoleShortfalls,
    consoleUnmatchedReceipts,
    consoleDesk,
    consoleDeposits,
    consoleDisputes,
    consoleWithdrawals,
    consoleReconciliation,
    consoleChecks,
    consoleRounds,
    consoleVendors,
    consoleCrash,
    consoleDraws,
    consoleNumberRules,
    consoleLotteries,
    consoleFailed,
    consoleGameNames,
    consoleHeld,
    consoleAgents,
    consoleAwards,
    consoleVendorAccess,
    operator,
    approvals,
    audit,
    lists,
    operatorAccess,
    policy,
    clock,
    crowd,
    demoPlayers,
    dashboard,
  }).map(([module, lines]) => [module, Object.values(lines).filter(isCall)]),
)
