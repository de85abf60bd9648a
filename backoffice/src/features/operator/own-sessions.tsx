import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { endOperatorSession, operatorSessions } from '@croupier/contract/operator.ts'
import { ask } from '@croupier/kit/calls.ts'
import { deviceOf } from '@croupier/kit/device.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { queryOptionsOf, useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { Chip } from '../../kit/status.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import classes from './profile.module.css'

/** Where the operator is logged in, each to be ended from here. */
export function OwnSessions() {
  const t = useWords('operator')
  const moments = useMoments()
  const client = useQueryClient()
  const { data, error, refetch } = useAsk(operatorSessions)
  const end = useMutation({
    mutationFn: (sessionId: string) => ask(endOperatorSession, { params: { sessionId } }),
    onSettled: () => client.invalidateQueries(queryOptionsOf(operatorSessions)),
  })
  return (
    <Card title={t('sessions')} bare>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={2} />}
      <ul className="ruled">
        {data?.map(({ id, ip, userAgent, createdAt, lastSeenAt, current }) => (
          <Row as="li" gap={12} align="center" padY={8} padX={14} key={id} className={classes.session}>
            <Text as="div" grow>
              <p>
                <strong title={userAgent}>{nameOf(userAgent, t('unknown_device'))}</strong>
              </p>
              <Text as="p" size={12} tone="text-dim">
                {t('session_from', { ip, since: moments.short(createdAt) })} ·{' '}
                {t('last_used', { at: moments.short(lastSeenAt) })}
              </Text>
            </Text>
            {current ? (
              <Chip tone="win">{t('this_session')}</Chip>
            ) : (
              <Button size="small" working={end.isPending && end.variables === id} onClick={() => end.mutate(id)}>
                {t('sign_out')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Card>
  )
}

const nameOf = (userAgent: string, unknown: string) => {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((part) => part !== undefined).join(', ') || unknown
}
