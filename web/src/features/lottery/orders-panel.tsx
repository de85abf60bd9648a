import { type LotteryOrder, orders } from '@croupier/contract/lottery-orders.ts'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { useTimes } from '../../parts/site/bet-times.ts'
import { issueShown } from './issue-text.ts'
import { ORDER_TONES } from './order-tones.ts'
import { OrderWindow } from './order-window.tsx'
import classes from './results.module.css'

/** The own orders of a lottery, the newest first; each opens with its lines. */
export function OrdersPanel({ gameCode }: { readonly gameCode: string }) {
  const t = useWords('lottery')
  const isGuest = useSession() === undefined
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<string>()
  const { data, error, refetch } = useAsk(orders, { query: { gameCode, pageNo, pageSize: 10 } }, { staleTime: 0 })
  if (isGuest)
    return (
      <Text as="p" pad={16} size={13} tone="text-dim">
        {t('orders_guest')}
      </Text>
    )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Stack pad={16}>
        <SkeletonRows rows={4} />
      </Stack>
    )
  if (data.total === 0) return <Empty title={t('orders_none')} text={t('orders_none_text')} />
  return (
    <Stack gap={12} padX={16} padY={8}>
      <ul className={classes.orders}>
        {data.list.map((order) => (
          <li key={order.orderId}>
            <OrderRow order={order} onOpen={() => setOpen(order.orderId)} />
          </li>
        ))}
      </ul>
      <Pager page={pageNo} pages={data.totalPages} total={data.total} onPage={setPageNo} />
      {open === undefined ? null : <OrderWindow orderId={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

interface OrderRowProps {
  readonly order: LotteryOrder
  readonly onOpen: () => void
}

function OrderRow({ order: { issueNo, placedAt, lines, amount, prize, state, chaseId }, onOpen }: OrderRowProps) {
  const t = useWords('lottery')
  const { moment } = useTimes()
  return (
    <button type="button" className={classes.order} onClick={onOpen}>
      <Row as="span" gap={8} align="center" justify="between">
        <Text weight={600} num>
          {t('issue_of', { issue: issueShown(issueNo) })}
        </Text>
        <Row as="span" gap={6} align="center">
          {chaseId === null ? null : <Tag tone="quiet">{t('chase.tag')}</Tag>}
          <Tag tone={ORDER_TONES[state]}>{t(`state.${state}`)}</Tag>
        </Row>
      </Row>
      <Row as="span" gap={8} justify="between" mt={4} size={13}>
        <Text tone="text-dim" num>
          {moment(placedAt)} · {t('lines_count', { count: lines })}
        </Text>
        {state === 'won' ? <Money amount={prize} signed /> : <Money amount={amount} />}
      </Row>
    </button>
  )
}
