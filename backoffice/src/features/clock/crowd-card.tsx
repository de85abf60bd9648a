import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { CROWD_ACTIVITIES, type CrowdActivity, crowd, orderCrowd } from '@croupier/contract/crowd.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { queryOptionsOf, useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../kit/card.tsx'
import { Note } from '../../kit/note.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'

type Crowd = ReplyOf<typeof crowd>
type Orders = Pick<Crowd, 'size' | 'pace' | 'activities'>

const EVERY_MS = 3000
const SIZES = [0, 6, 12, 24, 50, 100, 200] as const
const PACES = [10, 50, 100, 200, 500, 1000, 5000] as const

/** The demo players of the brand, in the sandbox: how many, how fast, and what they do. Each choice is obeyed at once. */
export function CrowdCard() {
  const t = useWords('clock')
  const { data } = useAsk(crowd, undefined, { refetchInterval: EVERY_MS })
  const { name: brand } = useBrandNow()
  const order = useOrder()
  if (data === undefined) return null
  return (
    <Card title={t('crowd.title', { brand })} mark={<Present crowd={data} />}>
      {data.offered ? <Choices crowd={data} onOrder={order.mutate} /> : <Note tone="info">{t('crowd.none')}</Note>}
      <RefusedNote error={order.error} />
    </Card>
  )
}

/** What is said holds at once; what the server says of it follows. */
function useOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orders: Orders) => ask(orderCrowd, { body: orders }),
    onSuccess: (now) => client.setQueryData(queryOptionsOf(crowd).queryKey, now),
  })
}

function Present({ crowd: { present } }: { readonly crowd: Crowd }) {
  const t = useWords('clock')
  return (
    <Text size={12} weight={400} tone="text-dim" nowrap>
      {t('crowd.present', { count: String(present) })}
    </Text>
  )
}

interface ChoicesProps {
  readonly crowd: Crowd
  readonly onOrder: (orders: Orders) => void
}

function Choices({ crowd: { size, pace, activities, pages }, onOrder }: ChoicesProps) {
  const t = useWords('clock')
  const orders = { size, pace, activities }
  const toggled = (activity: CrowdActivity) =>
    CROWD_ACTIVITIES.filter((one) => (one === activity) !== activities.includes(one))
  return (
    <Stack gap={12}>
      <Caption words={t('crowd.size')} />
      <Segments
        label={t('crowd.size')}
        value={String(size)}
        options={listed(SIZES, size).map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(value) => onOrder({ ...orders, size: Number(value) })}
      />
      <Caption words={t('crowd.pace')} />
      <Segments
        label={t('crowd.pace')}
        value={String(pace)}
        options={listed(PACES, pace).map((one) => ({ value: String(one), label: `${one / 100}×` }))}
        onChange={(value) => onOrder({ ...orders, pace: Number(value) })}
      />
      <Row gap={12} wraps role="group" aria-label={t('crowd.activities')}>
        {CROWD_ACTIVITIES.map((activity) => (
          <Checkbox
            key={activity}
            label={t(`crowd.does.${activity}`)}
            checked={activities.includes(activity)}
            onChange={() => onOrder({ ...orders, activities: toggled(activity) })}
          />
        ))}
      </Row>
      {pages > 0 ? null : <Note tone="info">{t('crowd.slow')}</Note>}
      <p className="quiet">{t('crowd.how')}</p>
    </Stack>
  )
}

const Caption = ({ words }: { readonly words: string }) => (
  <Text as="p" size={12} weight={400} tone="text-dim" aria-hidden>
    {words}
  </Text>
)

/** What is offered, and what holds where that is something else. */
const listed = (offered: readonly number[], now: number): readonly number[] =>
  offered.includes(now) ? offered : [...offered, now].toSorted((one, other) => one - other)
