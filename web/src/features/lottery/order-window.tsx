import { cancelOrder, order, type OrderDetail } from '@croupier/contract/lottery-orders.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { ask, CallRefusal, isUnanswered } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { ErrorState, useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTimes } from '../../parts/site/bet-times.ts'
import { issueShown } from './issue-text.ts'
import { PrizeTable } from './numbers.tsx'
import { methodKeyOf } from './methods.ts'
import { ORDER_TONES } from './order-tones.ts'
import { invalidateOwnBets } from './own-bets.ts'
import classes from './results.module.css'
import { contentShown, useMethodNames } from './use-method-names.ts'
import { VerifyLink } from './verify-link.tsx'

interface OrderWindowProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** An own order: its lines with their terms, hits and prizes, and the way to cancel it before the issue closes. */
export function OrderWindow({ orderId, onClose }: OrderWindowProps) {
  const t = useWords('lottery')
  const { data, error, refetch } = useAsk(order, { params: { orderId } }, { staleTime: 0 })
  const cancel = useCancel(orderId)
  const [sure, setSure] = useState(false)
  const look = useMoneyLook()
  const foot =
    data?.cancellable === true ? (
      <Button wide tone="danger" working={cancel.working} onClick={() => setSure(true)}>
        {t('cancel')}
      </Button>
    ) : null
  return (
    <ModalFrame
      title={data ? t('order_title', { issue: issueShown(data.issueNo) }) : t('orders')}
      width={560}
      foot={foot}
      onClose={onClose}
    >
      {cancel.refused ? <CancelRefused refused={cancel.refused} /> : null}
      {cancel.returned === undefined ? null : (
        <Notice tone="win">
          {t('cancelled')} <Money amount={cancel.returned} />
        </Notice>
      )}
      {data ? (
        <Detail detail={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
      {data && sure ? (
        <ConfirmDialog
          icon={<IconArrowBackUp size={24} aria-hidden />}
          tone="warn"
          title={t('cancel_title')}
          text={t('cancel_text', { amount: moneyText(data.amount, look), rebate: moneyText(data.rebate, look) })}
          cancel={t('keep')}
          confirm={t('cancel')}
          onCancel={() => setSure(false)}
          onConfirm={() => {
            setSure(false)
            cancel.send()
          }}
        />
      ) : null}
    </ModalFrame>
  )
}

const CancelRefused = ({ refused }: { readonly refused: CallRefusal }) => (
  <Notice tone="loss">{useTroubleText(refused)}</Notice>
)

/** Cancel an order under an id that stays the same until an answer comes. */
function useCancel(orderId: string) {
  const client = useQueryClient()
  const id = useRef<string>(undefined)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => {
      id.current ??= crypto.randomUUID()
      return ask(cancelOrder, { params: { orderId }, body: { id: id.current } })
    },
    onError: (refusal) => {
      if (!isUnanswered(refusal)) id.current = undefined
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keyOf(balance) })
      invalidateOwnBets(client)
    },
  })
  return {
    send: () => mutate(),
    working: isPending,
    returned: data?.returned,
    refused: error instanceof CallRefusal ? error : undefined,
  }
}

function Detail({ detail }: { readonly detail: OrderDetail }) {
  const t = useWords('lottery')
  const { moment } = useTimes()
  const {
    gameCode,
    issueNo,
    orderId,
    family,
    numbers,
    items,
    amount,
    rebate,
    prize,
    placedAt,
    drawAt,
    closeAt,
    cancellable,
  } = detail
  return (
    <Stack gap={16} padY={8}>
      <dl className={classes.facts}>
        <dt>{t('placed_at')}</dt>
        <dd>{moment(placedAt)}</dd>
        <dt>{t('draw_at')}</dt>
        <dd>{moment(drawAt)}</dd>
        <dt>{t('cost')}</dt>
        <dd>
          <Money amount={amount} />
        </dd>
        <dt>{t('rebate')}</dt>
        <dd>
          <Money amount={rebate} />
        </dd>
        <dt>{t('prize_won')}</dt>
        <dd>
          <Money amount={prize} signed />
        </dd>
      </dl>
      {cancellable ? (
        <Text as="p" size={13} tone="text-dim">
          {t('cancel_until', { time: moment(closeAt) })}
        </Text>
      ) : null}
      {numbers ? <PrizeTable family={family} numbers={numbers} /> : null}
      {numbers ? <VerifyLink {...{ gameCode, issueNo, orderId }} /> : null}
      <Stack as="ul" gap={8}>
        {items.map((item) => (
          <Item key={item.lineId} {...{ item, family }} />
        ))}
      </Stack>
    </Stack>
  )
}

interface ItemProps {
  readonly item: OrderDetail['items'][number]
  readonly family: string
}

function Item({ item, family }: ItemProps) {
  const t = useWords('lottery')
  const names = useMethodNames(family)
  const content = contentShown(item.content, names.value)
  const won = item.hits?.reduce((sum, { tickets }) => sum + tickets, 0) ?? 0
  return (
    <li className={classes.item}>
      <Row gap={8} align="center" justify="between">
        <Text weight={600}>{names.line(item.method, groupOf(family, item.method))}</Text>
        <Tag tone={ORDER_TONES[item.state]}>{t(`state.${item.state}`)}</Tag>
      </Row>
      {content === '–' ? null : (
        <Text as="p" mt={4} size={13} tone="text-dim" num breaks>
          {content.slice(0, 400)}
        </Text>
      )}
      <Row gapX={12} gapY={4} wraps mt={4} size={13} justify="between">
        <Text tone="text-dim" num>
          {t('tickets')} {item.tickets} · {t('odds')}{' '}
          {item.odds.map(({ odds }) => `×${odds.replace(/\.?0+$/, '')}`).join(' ')}
          {item.mode === null ? '' : ` · ${t('mode')} ${item.mode}`}
        </Text>
        <Money amount={item.amount} />
      </Row>
      {won > 0 ? (
        <Row gap={8} mt={4} size={13} justify="between">
          <Text tone="win">{t('hits', { count: won })}</Text>
          <Money amount={item.prize} signed />
        </Row>
      ) : null}
      {item.corrected ? (
        <Text as="p" mt={4} size={12} tone="info">
          {t('corrected')}
        </Text>
      ) : null}
    </li>
  )
}

/** The group of a line's method: whatever the brand offers today, the line keeps its name. */
function groupOf(family: string, key: string) {
  const group = familyOf(family)?.methods.find((method) => method.key === key)?.group
  const { part } = methodKeyOf(key)
  return group === undefined ? undefined : { key: group, group, part, methods: [] }
}
