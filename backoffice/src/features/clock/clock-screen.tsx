import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { moveSandboxClock, sandboxClock } from '@croupier/contract/clock.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { queryOptionsOf, useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconFlask, IconInfoCircle, IconPlayerTrackNext } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ageOf } from '../../kit/age.ts'
import { Card } from '../../kit/card.tsx'
import { useKeys } from '../../kit/keys.ts'
import { useMoments } from '../../kit/moment.ts'
import { Note } from '../../kit/note.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { Chip } from '../../kit/status.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import classes from './clock.module.css'
import { CrowdCard } from './crowd-card.tsx'
import { RunningWorkCard } from './running-work-card.tsx'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const EVERY_MS = 5000

/** The sandbox's time: on by an hour, a day, or to what comes next. */
export function ClockScreen() {
  const t = useWords('clock')
  const { data, error, refetch } = useAsk(sandboxClock, undefined, { refetchInterval: EVERY_MS })
  const move = useMove()
  const on = (ms: number) => {
    if (data && !move.isPending) move.mutate(new Date(Date.parse(data.now) + ms).toISOString())
  }
  const [next] = data?.coming ?? []
  const toNext = () => {
    if (next && !move.isPending) move.mutate(next.at)
  }
  useKeys([
    { key: 'H', says: t('by_hour'), run: () => on(HOUR_MS) },
    { key: 'D', says: t('by_day'), run: () => on(24 * HOUR_MS) },
    { key: 'N', says: t('key_next'), when: () => next !== undefined, run: toNext },
  ])
  return (
    <PageFrame
      title={t('title')}
      states={
        <Chip tone="warn" icon={IconFlask}>
          {t('sandbox_only')}
        </Chip>
      }
      facts={t('refused_elsewhere')}
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <SkeletonRows rows={6} /> : null}
      {data === undefined ? null : (
        <>
          <Card>
            <Row gap={20} align="center" justify="between">
              <SandboxTime now={data.now} movedMs={data.movedMs} />
              <Row gap={8}>
                <Button onClick={() => on(10 * MINUTE_MS)}>{t('by_ten')}</Button>
                <Button onClick={() => on(HOUR_MS)}>
                  {t('by_hour')} <kbd>H</kbd>
                </Button>
                <Button onClick={() => on(24 * HOUR_MS)}>
                  {t('by_day')} <kbd>D</kbd>
                </Button>
                {next ? <ToNext at={next.at} now={data.now} working={move.isPending} onClick={toNext} /> : null}
              </Row>
            </Row>
          </Card>
          <RefusedNote error={move.error} />
          <Grid gap={14} align="start" className={classes.columns}>
            <Coming coming={data.coming} working={move.isPending ? move.variables : undefined} onGo={move.mutate} />
            <Beside going={data.going} history={data.history} />
          </Grid>
        </>
      )}
    </PageFrame>
  )
}

function Beside({ going, history }: Pick<ReplyOf<typeof sandboxClock>, 'going' | 'history'>) {
  const t = useWords('clock')
  return (
    <Stack gap={14}>
      <Card title={t('how')}>
        <Note tone="info" icon={<IconInfoCircle size={16} aria-hidden />}>
          {t('only_forward')}
        </Note>
      </Card>
      {history === null ? null : (
        <Card title={t('history')}>
          <Text size={14}>{t(history.done < history.days ? 'history_grows' : 'history_whole', history)}</Text>
        </Card>
      )}
      <CrowdCard />
      <RunningWorkCard works={going} />
    </Stack>
  )
}

/** Everything that is shown may have changed with the time. */
function useMove() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (to: string) => ask(moveSandboxClock, { body: { to } }),
    onSuccess: (clock) => {
      client.setQueryData(queryOptionsOf(sandboxClock).queryKey, clock)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sandboxClock.path })
    },
  })
}

interface ToNextProps {
  readonly at: string
  readonly now: string
  readonly working: boolean
  readonly onClick: () => void
}

function ToNext({ at, now, working, onClick }: ToNextProps) {
  const t = useWords('clock')
  const language = useLanguage()
  return (
    <Button tone="primary" working={working} onClick={onClick}>
      <IconPlayerTrackNext size={16} aria-hidden />
      {t('to_next', { wait: ageOf(now, Date.parse(at), language) })} <kbd>N</kbd>
    </Button>
  )
}

function SandboxTime({ now, movedMs }: { readonly now: string; readonly movedMs: number }) {
  const t = useWords('clock')
  const language = useLanguage()
  const moments = useMoments()
  const { timeZone } = useBrandNow()
  const ahead = ageOf(new Date(0).toISOString(), movedMs, language)
  return (
    <div>
      <Text as="p" size={12} weight={400} tone="text-dim">
        {t('sandbox_time', { zone: timeZone })}
      </Text>
      <p className={classes.time}>
        {moments.time(now)} <span>{moments.day(now)}</span>
      </p>
      <Text as="p" size={12} weight={400} tone="text-dim">
        {movedMs < 1000 ? t('not_moved') : t('moved_by', { ahead })}
      </Text>
    </div>
  )
}

interface ComingProps {
  readonly coming: readonly { readonly kind: string; readonly at: string; readonly name: string }[]
  readonly working: string | undefined
  readonly onGo: (to: string) => void
}

function Coming({ coming, working, onGo }: ComingProps) {
  const t = useWords('clock')
  const moments = useMoments()
  return (
    <Card
      title={t('coming')}
      mark={
        <Text size={12} weight={400} tone="text-dim">
          {coming.length}
        </Text>
      }
      bare
    >
      <ul className="ruled">
        {coming.map(({ kind, at, name }) => (
          <li key={`${kind} ${at} ${name}`} className={classes.one}>
            <time dateTime={at}>{moments.short(at)}</time>
            <div>
              <p>{t(`kinds.${kind}`)}</p>
              {name === '' ? null : (
                <Text as="p" size={12} weight={400} tone="text-dim">
                  {name}
                </Text>
              )}
            </div>
            <Button size="small" working={working === at} onClick={() => onGo(at)}>
              {t('go_there')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
