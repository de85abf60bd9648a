import type { MemberState } from '@croupier/contract/member-state.ts'
import {
  findBets,
  findDeposits,
  findMembers,
  findTransfers,
  findWithdrawals,
  type Hit,
} from '@croupier/contract/console-search.ts'
import { operators } from '@croupier/contract/operator.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import {
  type Icon,
  IconArrowsExchange,
  IconCards,
  IconCashBanknote,
  IconCoin,
  IconUser,
  IconUserCog,
} from '@tabler/icons-react'
import { STATES } from '../features/members/member-chips.tsx'
import { useMay } from '../kit/operator.tsx'
import { useMenu } from './use-menu.ts'

/** Something that was found, and where it is. */
export interface FoundEntry {
  readonly id: string
  /** What it is one of, in words. */
  readonly kind: string
  readonly name: string
  readonly says?: string
  readonly icon: Icon
  readonly to: string
  readonly params?: Readonly<Record<string, string>>
  readonly search?: Readonly<Record<string, unknown>>
}

/** What fits, of every kind, in the order it is shown. */
export function useFound(text: string): readonly FoundEntry[] {
  return [...useHits(text), ...useScreens(text), ...useOperators(text)]
}

function useScreens(text: string): readonly FoundEntry[] {
  const t = useWords('shell')
  return useMenu()
    .map(({ path, words, icon }) => ({
      id: path,
      kind: t('screens'),
      name: t(`menu.${words}`),
      icon,
      to: path,
    }))
    .filter(({ name }) => fits(name, text))
}

const LEADS = {
  member: { icon: IconUser, search: {} },
  deposit: { icon: IconCoin, search: { tab: 'deposits' } },
  withdrawal: { icon: IconCashBanknote, search: { tab: 'withdrawals' } },
  bet: { icon: IconCards, search: { tab: 'bets' } },
  transfer: { icon: IconArrowsExchange, search: { tab: 'wallet' } },
} as const satisfies Readonly<Record<Hit['kind'], object>>

/** What carries the name, the number or the reference that was typed: one call for each thing the operator may see. */
function useHits(text: string): readonly FoundEntry[] {
  const t = useWords('shell')
  const pieces = useWords('pieces')
  const may = useMay()
  const query = { query: { q: text } }
  const asks = (permission: Parameters<typeof may>[0]) => ({ enabled: text.length > 1 && may(permission) })
  const found = [
    useAsk(findMembers, query, asks('members.read')),
    useAsk(findDeposits, query, asks('deposits.read')),
    useAsk(findWithdrawals, query, asks('withdrawals.read')),
    useAsk(findBets, query, asks('bets.read')),
    useAsk(findTransfers, query, asks('ledger.read')),
  ]
  return found.flatMap(({ data }) =>
    (data ?? []).flatMap(({ kind, id, name, detail, memberId }) =>
      memberId === null
        ? []
        : [
            {
              id: `${kind}.${id}`,
              kind: t(`found.${kind}`),
              name,
              // A member’s detail is their state.
              says: kind === 'member' ? pieces(`status.${STATES[detail as MemberState]}`) : detail,
              ...LEADS[kind],
              to: '/members/$memberId',
              params: { memberId },
            },
          ],
    ),
  )
}

const SHOWN = 5

function useOperators(text: string): readonly FoundEntry[] {
  const t = useWords('shell')
  const may = useMay()('operators.read')
  const query = { search: text, pageSize: SHOWN }
  const { data } = useAsk(operators, { query }, { enabled: may && text.length > 1 })
  return (data?.list ?? []).map(({ id, username, name }) => ({
    id,
    kind: t('menu.operators'),
    name,
    says: username,
    icon: IconUserCog,
    to: '/operators/$operatorId',
    params: { operatorId: id },
  }))
}

const fits = (name: string, text: string) => name.toLowerCase().includes(text.toLowerCase())
