import { type DeskDraw, deskDraws } from '@croupier/contract/console-draws.ts'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { ErrorState } from '../../kit/error-state.tsx'
import { useKeys } from '../../kit/keys.ts'
import { useMoments } from '../../kit/moment.ts'
import { DrawState } from './draw-state.tsx'
import type { DrawTab } from './use-draws.tsx'
import classes from './draws.module.css'

const EVERY_MS = 10_000

const nameOf = ({ gameCode, issueNo }: DeskDraw) => `${gameCode} ${issueNo}`

/** The draws that people work on beside the one that is open. */
export function DrawQueue({ open }: { readonly open: string }) {
  const t = useWords('draws')
  const desk = useWords('desk')
  const navigate = useNavigate()
  const sections = useSections()
  const all = sections.flatMap(({ list }) => list ?? [])
  const move = (by: 1 | -1) => {
    const at = all.findIndex((draw) => nameOf(draw) === open)
    const next = all[Math.max(0, Math.min(all.length - 1, at + by))]
    if (next)
      void navigate({ to: '/draws/$gameCode/$issueNo', params: { gameCode: next.gameCode, issueNo: next.issueNo } })
  }
  useKeys([
    { key: 'J', says: desk('keys.J'), run: () => move(1) },
    { key: 'K', says: desk('keys.K'), run: () => move(-1) },
  ])
  const failed = sections.find(({ error }) => error)
  if (failed && all.length === 0) return <ErrorState error={failed.error} onRetry={failed.again} />
  return (
    <div className={classes.queue}>
      {sections.map(({ tab, list }) => (
        <section key={tab} aria-label={t(`queue.${tab}`)}>
          <h2>{t(`queue.${tab}`)}</h2>
          {list === undefined ? <SkeletonRows rows={2} /> : null}
          {list?.length === 0 ? <p className="quiet">{t(`queue.none.${tab}`)}</p> : null}
          <ul>
            {list?.map((draw) => (
              <QueueRow key={draw.drawId} draw={draw} chosen={nameOf(draw) === open} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Those whose result is due, what is being paid, what closes next, and what was paid last. */
function useSections() {
  return [useSection('due', 50), useSection('unsettled', 5), useSection('open', 8), useSection('settled', 6)]
}

function useSection(tab: DrawTab, pageSize: number) {
  const { data, error, refetch } = useAsk(deskDraws, { query: { tab, pageSize } }, { refetchInterval: EVERY_MS })
  return { tab, list: data?.list, error, again: () => void refetch() }
}

function QueueRow({ draw, chosen }: { readonly draw: DeskDraw; readonly chosen: boolean }) {
  const t = useWords('draws')
  const moments = useMoments()
  const { name, gameCode, issueNo, status, closeAt, drawAt, entries } = draw
  return (
    <li>
      <Link
        to="/draws/$gameCode/$issueNo"
        params={{ gameCode, issueNo }}
        className={classes.row}
        aria-current={chosen ? 'true' : undefined}
      >
        <Stack gap={6}>
          <Row gap={8} align="baseline" justify="between">
            <Text as="strong" truncate>
              {name}
            </Text>
            <Text size={12} tone="text-dim">
              {issueNo}
            </Text>
          </Row>
          <Row gap={8} align="center" justify="between">
            <DrawState draw={draw} />
            <Text size={12} tone={entries === null ? 'text-dim' : 'warn'} nowrap>
              {status === 'open'
                ? t('queue.closes', { at: moments.short(closeAt) })
                : entries === null
                  ? moments.short(drawAt)
                  : t('queue.due_since', { at: moments.short(drawAt) })}
            </Text>
          </Row>
        </Stack>
      </Link>
    </li>
  )
}
