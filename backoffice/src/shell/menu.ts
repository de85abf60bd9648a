import { approvals } from '@croupier/contract/approvals.ts'
import { heldAwards } from '@croupier/contract/console-awards.ts'
import { depositDesk } from '@croupier/contract/console-deposits.ts'
import { deskDraws } from '@croupier/contract/console-draws.ts'
import { disputeDesk } from '@croupier/contract/console-disputes.ts'
import { withdrawalDesk } from '@croupier/contract/console-withdrawals.ts'
import { failedSettlements } from '@croupier/contract/console-failed.ts'
import { failedTasks } from '@croupier/contract/console-tasks.ts'
import { shortfalls } from '@croupier/contract/console-shortfalls.ts'
import { heldStakes } from '@croupier/contract/console-held.ts'
import { findings } from '@croupier/contract/console-reconciliation.ts'
import { deskDocuments } from '@croupier/contract/console-documents.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import {
  IconAdjustments,
  IconAlertTriangle,
  IconArmchair,
  IconArrowsExchange,
  IconBuildingBank,
  IconBuildingStore,
  IconCards,
  IconCashBanknote,
  IconChecks,
  IconChartHistogram,
  IconClockEdit,
  IconClockPause,
  IconClover,
  IconDeviceGamepad2,
  IconFileSearch,
  IconGift,
  IconHistory,
  IconId,
  IconKey,
  IconLayoutDashboard,
  IconListCheck,
  IconNews,
  IconReceipt,
  IconReceiptRefund,
  IconRefreshAlert,
  IconRocket,
  IconScale,
  IconTicket,
  IconTrophy,
  IconPalette,
  IconShieldCheck,
  IconStack2,
  IconUser,
  IconUserCog,
  IconUserShield,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import { type Count, countOf } from './count.ts'

/** The groups of the side bar in their order; desks are always open, of the others the one that is being used. */
export const GROUPS = [
  { group: 'desks', icon: IconListCheck },
  { group: 'people', icon: IconUsers },
  { group: 'money', icon: IconBuildingBank },
  { group: 'games', icon: IconDeviceGamepad2 },
  { group: 'content', icon: IconNews },
  { group: 'brand', icon: IconPalette },
  { group: 'control', icon: IconShieldCheck },
] as const
export type Group = (typeof GROUPS)[number]['group'] | 'top'

export interface MenuEntry {
  readonly group: Group
  readonly path: NonNullable<LinkProps['to']>
  /** Shown to those who have it; to everybody where it is left out. */
  readonly permission?: Permission
  /** Its key below `menu` in the words of the shell. */
  readonly words: string
  readonly icon: Icon
  /** The letter that leads here after G. There are no more of them: what waits for a person has one before what is set up. */
  readonly key?: string
  /** How many wait there. */
  readonly count?: Count
  /** What waits there waits for a second person. */
  readonly tone?: 'two'
}

/** Every screen of the console that has a place in the side bar. */
export const MENU: readonly MenuEntry[] = [
  {
    group: 'top',
    path: '/dashboard',
    permission: 'dashboard.read',
    words: 'dashboard',
    icon: IconLayoutDashboard,
    key: 'D',
  },
  {
    group: 'desks',
    path: '/withdrawals',
    permission: 'withdrawals.read',
    words: 'withdrawals',
    icon: IconCashBanknote,
    key: 'W',
    count: countOf(withdrawalDesk, { query: { stage: 'review' } }, ({ counts }) => counts.review),
  },
  {
    group: 'desks',
    path: '/deposits',
    permission: 'deposits.read',
    words: 'deposits',
    icon: IconReceipt,
    key: 'T',
    count: countOf(depositDesk, { query: { stage: 'slip' } }, ({ counts }) => counts.slip + counts.differs),
  },
  {
    group: 'desks',
    path: '/disputes',
    permission: 'disputes.read',
    words: 'disputes',
    icon: IconScale,
    key: 'X',
    count: countOf(disputeDesk, { query: { stage: 'open' } }, ({ counts }) => counts.open),
  },
  {
    group: 'desks',
    path: '/draws',
    permission: 'draws.read',
    words: 'draws',
    icon: IconTicket,
    key: 'R',
    count: countOf(deskDraws, { query: { tab: 'due', pageSize: 1 } }, ({ counts }) => counts.due),
  },
  {
    group: 'desks',
    path: '/documents',
    permission: 'documents.read',
    words: 'documents',
    icon: IconId,
    key: 'I',
    count: countOf(deskDocuments, { query: {} }, ({ total }) => total),
  },
  {
    group: 'desks',
    path: '/reconciliation',
    permission: 'reconciliation.read',
    words: 'reconciliation',
    icon: IconFileSearch,
    key: 'E',
    count: countOf(findings, { query: { state: 'open', pageSize: 1 } }, ({ total }) => total),
  },
  { group: 'people', path: '/members', permission: 'members.read', words: 'members', icon: IconUser, key: 'M' },
  { group: 'games', path: '/games', permission: 'games.read', words: 'games', icon: IconDeviceGamepad2, key: 'B' },
  { group: 'games', path: '/tables', permission: 'tables.read', words: 'tables', icon: IconCards, key: 'K' },
  {
    group: 'games',
    path: '/crash',
    permission: 'tables.read',
    words: 'crash_rounds',
    icon: IconRocket,
    key: 'C',
  },
  { group: 'games', path: '/lotteries', permission: 'draws.read', words: 'lotteries', icon: IconClover },
  { group: 'games', path: '/vendors', permission: 'games.read', words: 'vendors', icon: IconBuildingStore, key: 'V' },
  { group: 'games', path: '/rooms', permission: 'games.read', words: 'rooms', icon: IconArmchair },
  { group: 'games', path: '/collections', permission: 'games.read', words: 'collections', icon: IconStack2 },
  { group: 'games', path: '/returns', permission: 'games.read', words: 'returns', icon: IconChartHistogram, key: 'Y' },
  {
    group: 'games',
    path: '/vendor-access',
    permission: 'vendors.read',
    words: 'vendor_access',
    icon: IconKey,
    key: 'H',
  },
  {
    group: 'money',
    path: '/held-stakes',
    permission: 'reconciliation.read',
    words: 'held_stakes',
    icon: IconClockPause,
    key: 'F',
    count: countOf(heldStakes, { query: { state: 'interrupted', pageSize: 1 } }, ({ total }) => total),
  },
  {
    group: 'money',
    path: '/held-awards',
    permission: 'reconciliation.read',
    words: 'held_awards',
    icon: IconGift,
    key: 'S',
    count: countOf(heldAwards, { query: { state: 'waiting', pageSize: 1 } }, ({ total }) => total),
  },
  {
    group: 'money',
    path: '/failed-settlements',
    permission: 'reconciliation.read',
    words: 'failed_settlements',
    icon: IconAlertTriangle,
    key: 'Z',
    count: countOf(failedSettlements, { query: { state: 'waiting', pageSize: 1 } }, ({ total }) => total),
  },
  {
    group: 'money',
    path: '/shortfalls',
    permission: 'reconciliation.read',
    words: 'shortfalls',
    icon: IconReceiptRefund,
    key: 'U',
    count: countOf(shortfalls, { query: { state: 'open', pageSize: 1 } }, ({ total }) => total),
  },
  {
    group: 'money',
    path: '/failed-tasks',
    permission: 'reconciliation.read',
    words: 'failed_tasks',
    icon: IconRefreshAlert,
    key: 'Q',
    count: countOf(failedTasks, { query: { state: 'waiting', pageSize: 1 } }, ({ total }) => total),
  },
  {
    group: 'money',
    path: '/vendor-transfers',
    permission: 'reconciliation.read',
    words: 'vendor_transfers',
    icon: IconArrowsExchange,
    key: 'N',
  },
  {
    group: 'games',
    path: '/tournaments',
    permission: 'tournaments.read',
    words: 'tournaments',
    icon: IconTrophy,
    key: 'J',
  },
  { group: 'brand', path: '/brands', permission: 'settings.read', words: 'brands', icon: IconWorld },
  { group: 'brand', path: '/policy', permission: 'settings.read', words: 'policy', icon: IconAdjustments, key: 'P' },
  {
    group: 'desks',
    path: '/approvals',
    words: 'approvals',
    icon: IconChecks,
    key: 'A',
    count: countOf(approvals, { query: { state: 'waiting', pageSize: 1 } }, ({ total }) => total),
    tone: 'two',
  },
  { group: 'control', path: '/audit', permission: 'audit.read', words: 'audit', icon: IconHistory, key: 'L' },
  {
    group: 'control',
    path: '/operators',
    permission: 'operators.read',
    words: 'operators',
    icon: IconUserCog,
    key: 'O',
  },
  { group: 'control', path: '/roles', permission: 'operators.read', words: 'roles', icon: IconUserShield },
  { group: 'control', path: '/clock', permission: 'clock.move', words: 'clock', icon: IconClockEdit },
]
