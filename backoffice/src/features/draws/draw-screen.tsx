import { deskDraw } from '@croupier/contract/console-draws.ts'
import { Row } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconUsers } from '@tabler/icons-react'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeskFrame } from '../../kit/desk-frame.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { DrawActions } from './draw-actions.tsx'
import { DrawCard } from './draw-card.tsx'
import { DrawQueue } from './draw-queue.tsx'
import { type DrawPart, linkOf, useDrawTabs } from './draw-tabs.ts'
import classes from './draws.module.css'
import { type DrawDetail, useEntry } from './use-entry.ts'

const route = getRouteApi('/_shell/draws/$gameCode/$issueNo')
/** Somebody else enters, or the draw is paid. */
const EVERY_MS = 4000

/** One draw at the desk: what waits beside it, the entries of its result, and what can be done about it. */
export function DrawScreen() {
  const params = route.useParams()
  const { data, error, refetch } = useAsk(deskDraw, { params }, { refetchInterval: EVERY_MS })
  const open = `${params.gameCode} ${params.issueNo}`
  if (error && !data)
    return <Frame open={open} detail={<ErrorState error={error} onRetry={() => void refetch()} />} actions={null} />
  if (!data) return <Frame open={open} detail={<SkeletonRows rows={10} />} actions={null} />
  return <OpenDraw key={data.draw.drawId} open={open} known={data} />
}

function OpenDraw({ open, known }: { readonly open: string; readonly known: DrawDetail }) {
  const entry = useEntry(known)
  return (
    <Frame
      open={open}
      part={partOf(known)}
      detail={<DrawCard known={known} entry={entry} />}
      actions={<DrawActions known={known} entry={entry} />}
    />
  )
}

/** The part of the screen in which a draw is listed. */
function partOf({ draw: { entries, status } }: DrawDetail): DrawPart | undefined {
  if (entries !== null) return 'due'
  if (status === 'open') return 'open'
  if (status === 'drawn') return 'unsettled'
  if (status === 'settled' || status === 'void') return 'settled'
  return status === 'pending' ? 'schedule' : undefined
}

interface FrameProps {
  readonly open: string
  readonly part?: DrawPart | undefined
  readonly detail: ReactNode
  readonly actions: ReactNode
}

function Frame({ open, part, detail, actions }: FrameProps) {
  const t = useWords('draws')
  const navigate = useNavigate()
  const go = (to: DrawPart) => void navigate(linkOf(to))
  return (
    <DeskFrame<DrawPart>
      title={t('title')}
      tabs={useDrawTabs()}
      stage={part}
      onStage={go}
      open={open}
      onQueue={() => go(part ?? 'due')}
      slimQueue
      hint={
        <Row as="p" atEnd gap={6} align="center" size={12} tone="text-dim" nowrap className={classes.hint}>
          {t('two_people')}
          <IconUsers size={16} aria-hidden />
        </Row>
      }
      queue={<DrawQueue open={open} />}
      detail={detail}
      actions={actions}
    />
  )
}
