import { Stack } from '@croupier/kit/layout/layout.tsx'
import { type DeskTableBet, deskTableBets } from '@croupier/contract/console-table-rounds.ts'
import { useWords } from '@croupier/kit/words.ts'
import { AccountLink } from '../../kit/account-link.tsx'
import { Amount } from '../../kit/amount.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { Chip, type Role } from '../../kit/status.tsx'
import { useTableWords } from '../../kit/table-words.ts'

const TONES: Readonly<Record<DeskTableBet['state'], Role>> = {
  placed: 'info',
  settling: 'warn',
  undone: 'dim',
  won: 'win',
  lost: 'dim',
  push: 'dim',
  returned: 'warn',
}

/** Who had what on the round; members masked, each a door to the member for those who may. */
export function RoundBets({ roundId }: { readonly roundId: string }) {
  const t = useWords('tables')
  return (
    <Stack as="section" gap={14} aria-label={t('bets')}>
      <ResourceList<DeskTableBet>
        resource={{
          name: 'table-bets',
          call: deskTableBets,
          label: t('bets'),
          always: { roundId },
          idOf: ({ betId }) => betId,
          empty: { title: t('nobody_bet') },
          filters: [
            {
              key: 'state',
              label: t('state'),
              options: Object.keys(TONES).map((value) => ({ value, label: t(`bet_states.${value}`) })),
            },
            { key: 'spot', label: t('spot_code') },
          ],
          columns: useColumns(),
        }}
      />
    </Stack>
  )
}

function useColumns(): Resource<DeskTableBet>['columns'] {
  const t = useWords('tables')
  const words = useTableWords()
  const moments = useMoments()
  return [
    {
      key: 'account',
      head: t('member'),
      cell: ({ account, memberId }) => (
        <span className="mono">
          <AccountLink account={account} memberId={memberId} />
        </span>
      ),
    },
    { key: 'spot', head: t('spot'), cell: ({ spot }) => words.spot(spot) },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <Chip tone={TONES[state]}>{t(`bet_states.${state}`)}</Chip>,
    },
    {
      key: 'stake',
      head: t('staked'),
      figure: true,
      cell: ({ stake, currency }) => <Amount amount={stake} currency={currency} />,
    },
    {
      key: 'payout',
      head: t('paid'),
      figure: true,
      cell: ({ payout, currency }) => <Amount amount={payout} currency={currency} />,
    },
    { key: 'at', head: t('laid'), figure: true, cell: ({ at }) => moments.time(at) },
  ]
}
