import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { memberLimits } from '@croupier/contract/console-members.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'

/** What holds of a member's limits, and how much of it is used. */
export function LimitsCard({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const moments = useMoments()
  const { data } = useAsk(memberLimits, { params: { memberId: member.id } })
  const holding = (data ?? []).filter(({ holds, pending }) => holds !== null || pending !== null)
  return (
    <Card title={t('limits')}>
      {holding.length === 0 ? (
        <Text as="p" tone="text-dim">
          {t('no_limits')}
        </Text>
      ) : null}
      {holding.map(({ kind, period, holds, used, house, pending }) => (
        <Grid gap={4} key={`${kind}.${period}`} className={classes.limit}>
          <Row as="p" justify="between">
            <span>{t('limit_of', { kind: t(`kinds.${kind}`), period: t(`periods.${period}`) })}</span>
            <Text tone="text-dim">
              {holds === null ? '–' : used === null ? holds : t('used_of', { used, limit: holds })}
            </Text>
          </Row>
          {used === null || holds === null ? null : (
            <meter
              max={Number(holds)}
              high={Number(holds) * 0.8}
              value={Number(used)}
              aria-label={t(`kinds.${kind}`)}
            />
          )}
          {house === null ? null : <small>{t('house_limit', { limit: house })}</small>}
          {pending === null ? null : (
            <small>{t('rises', { limit: pending.value ?? t('no_limit'), at: moments.short(pending.from) })}</small>
          )}
        </Grid>
      ))}
    </Card>
  )
}
