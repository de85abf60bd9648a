import { Grid, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { round } from '@croupier/contract/betting.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import type { CallRefusal } from '@croupier/kit/calls.ts'
import { buttonClass, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { Tabs } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../parts/page/lazy.tsx'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useNarrow } from '../../parts/page/narrow.ts'
import { recordOf } from '../../parts/rounds/round-record.ts'
import { RoundHead } from './round-head.tsx'
import { RoundLegs } from './round-legs.tsx'
import { RoundMoney } from './round-money.tsx'
import { RoundProof } from './round-proof.tsx'
import { RoundTimeline } from './round-timeline.tsx'
import classes from './round.module.css'
import type { Round } from '../../parts/rounds/round.ts'

const DealtRound = lazy(() => import('../../features/tables/deal-replay.tsx').then(({ DealtRound }) => DealtRound))
const TableProof = lazy(() => import('../../features/studio/table-proof.tsx').then(({ TableProof }) => TableProof))
const RoundReplay = lazy(() => import('../../features/games/replay.tsx').then(({ RoundReplay }) => RoundReplay))

/** One round as it was: played again, its money, what happened, and its proof. */
export function RoundPage({ roundId }: { readonly roundId: string }) {
  const guest = useSession() === undefined
  const { data, error, refetch } = useAsk(round, { params: { roundId } })
  return (
    <div className={`wrap ${classes.page}`}>
      {data ? <RoundView round={data} /> : null}
      {guest ? <ForMembers /> : null}
      {error && !data ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data || error || guest ? null : <OnItsWay />}
    </div>
  )
}

const Failed = ({ error, onRetry }: { readonly error: CallRefusal; readonly onRetry: () => void }) =>
  error.status === 404 || error.status === 400 ? <Unknown /> : <ErrorState error={error} onRetry={onRetry} />

const TABS = ['what_happened', 'money', 'proof'] as const

function RoundView({ round }: { readonly round: Round }) {
  const t = useWords('betting')
  const narrow = useNarrow(900)
  const [tab, setTab] = useState<(typeof TABS)[number]>('what_happened')
  const panels: Readonly<Record<(typeof TABS)[number], ReactNode>> = {
    what_happened: (
      <Stack gap={14}>
        {round.legs ? <RoundLegs legs={round.legs} /> : null}
        <RoundTimeline round={round} />
      </Stack>
    ),
    money: <RoundMoney round={round} />,
    proof: isDealt(round) ? <DealtProof round={round} /> : <RoundProof round={round} record={recordOf(round)} />,
  }
  const replay = round.events.length > 0 || isDealt(round) ? <Replay round={round} /> : null
  return (
    <>
      <RoundHead round={round} record={recordOf(round)} />
      {narrow ? (
        <Stack gap={14}>
          {replay}
          <Tabs options={TABS.map((value) => ({ value, label: t(value) }))} value={tab} onChange={setTab} />
          {panels[tab]}
        </Stack>
      ) : (
        <Grid gap={14} align="start" className={classes.columns} data-plain={replay === null || undefined}>
          {replay}
          <Stack gap={14}>
            {panels.money}
            {panels.what_happened}
          </Stack>
          {panels.proof}
        </Grid>
      )}
    </>
  )
}

function Replay({ round }: { readonly round: Round }) {
  const t = useWords('betting')
  const table = round.rules?.table
  return (
    <section className={`card ${classes.card}`}>
      <Text as="h2" mb={10} size={14} weight={700}>
        {t('replay')}
      </Text>
      <Suspense fallback={<Skeleton height={360} radius={12} />}>
        {table ? (
          <DealtRound tableId={table.tableId} roundId={round.roundId} gameCode={round.gameCode} />
        ) : (
          <RoundReplay round={round} />
        )}
      </Suspense>
    </section>
  )
}

/** Whether it was dealt at a live table and is over: its table tells what lay on it and what proves it. */
const isDealt = ({ rules, status }: Round): boolean => rules?.table !== undefined && status !== 'open'

function DealtProof({ round }: { readonly round: Round }) {
  const t = useWords('betting')
  return (
    <section className={`card ${classes.card} ${classes.proof}`}>
      <Text as="h2" mb={10} size={14} weight={700}>
        {t('proof')}
      </Text>
      <Suspense fallback={<Skeleton height={320} radius={12} />}>
        <TableProof asked={{ table: round.rules?.table?.tableId, round: round.roundId }} />
      </Suspense>
    </section>
  )
}

function Unknown() {
  const t = useWords('betting')
  const open = useOpenModal()
  return (
    <Empty
      art={<ThingArt name="telescope" size={72} />}
      title={t('round_not_found')}
      text={t('round_not_found_text')}
      actions={
        <PrimaryButton size="small" onClick={() => open('memberCentre', 'personalHistoryCopy')}>
          {t('betting_record')}
        </PrimaryButton>
      }
    />
  )
}

function ForMembers() {
  const t = useWords('betting')
  const open = useOpenModal()
  return (
    <Empty
      art={<ThingArt name="lock" size={72} />}
      title={t('round_guest')}
      text={t('round_guest_text')}
      actions={
        <>
          <Link to="/verify" className={buttonClass('secondary', 'small')}>
            {t('check_proof')}
          </Link>
          <PrimaryButton size="small" onClick={() => open('loginPopupModal')}>
            {t('log_in')}
          </PrimaryButton>
        </>
      }
    />
  )
}

const OnItsWay = () => (
  <Loading>
    <Stack gap={14}>
      <Skeleton width={280} height={32} />
      <Grid gap={14} align="start" className={classes.columns}>
        <Skeleton height={420} radius={12} />
        <Skeleton height={420} radius={12} />
        <Skeleton height={420} radius={12} />
      </Grid>
    </Stack>
  </Loading>
)
