import type { DrawRecord } from '@croupier/engine/lottery/verify-draw.ts'
import { lotteryOf } from '@croupier/engine/lottery/lotteries.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { PageHead } from '../../parts/page/page-head.tsx'
import { saveJson } from '../../parts/page/save-json.ts'
import type { DrawProofSearch } from './draw-proof-search.ts'
import { DrawRecordFile } from './draw-record-file.tsx'
import { DrawSteps } from './draw-steps.tsx'
import { issueShown } from './issue-text.ts'
import { PrizeTable, ResultBalls } from './numbers.tsx'
import { useDrawnIssue } from './use-drawn-issue.ts'
import classes from './verify-page.module.css'

/** Anybody checks a draw here, member or not: that of the address, or of a saved record. Nothing leaves the page. */
export function VerifyPage({ asked }: { readonly asked: DrawProofSearch }) {
  const t = useWords('lottery')
  const [given, setGiven] = useState<DrawRecord>()
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={t('proof.title')} lead={t('proof.lead')} />
      <Grid gap={16} align="start" className={classes.columns}>
        <section className={`card ${classes.card}`}>
          <Text as="h2" size={16} weight={600} mb={10}>
            {t('proof.saved')}
          </Text>
          <DrawRecordFile onRecord={setGiven} />
        </section>
        <section className={`card ${classes.card}`}>
          {given ? <Given record={given} /> : <Asked asked={asked} />}
        </section>
      </Grid>
    </div>
  )
}

const Heading = ({ children }: { readonly children: ReactNode }) => (
  <Text as="h2" breaks size={16} weight={600}>
    {children}
  </Text>
)

function Given({ record }: { readonly record: DrawRecord }) {
  const t = useWords('lottery')
  return (
    <Stack gap={12}>
      <Heading>{t('proof.draw_of', { name: record.gameCode, issue: issueShown(record.issueNo) })}</Heading>
      <Numbers record={record} />
      <DrawSteps key={`${record.gameCode} ${record.issueNo}`} record={record} />
      {record.proof ? null : <NoChain gameCode={record.gameCode} issueNo={record.issueNo} drawnBy={undefined} />}
    </Stack>
  )
}

/** The draw that the address names. */
function Asked({ asked }: { readonly asked: DrawProofSearch }) {
  const t = useWords('lottery')
  const { isAsked, issue, terms, record, error, refetch } = useDrawnIssue(asked)
  if (!isAsked) return <How />
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!issue || !record) return <Skeleton height={320} radius={12} />
  const { gameCode, issueNo, status } = issue
  return (
    <Stack gap={12}>
      <Row gap={12} align="center" justify="between" wraps>
        <Heading>{t('proof.draw_of', { name: terms?.name ?? gameCode, issue: issueShown(issueNo) })}</Heading>
        {record.result.length > 0 ? (
          <Button size="small" onClick={() => saveJson(`draw-${gameCode}-${issueNo}.json`, record)}>
            <IconDownload size={16} aria-hidden />
            {t('proof.save')}
          </Button>
        ) : null}
      </Row>
      <Numbers record={record} />
      {status === 'void' ? <Notice tone="info">{t('void')}</Notice> : null}
      {issue.proof ? null : <NoChain {...{ gameCode, issueNo }} drawnBy={terms?.drawnBy} />}
      <DrawSteps record={record} />
    </Stack>
  )
}

function Numbers({ record: { family, result } }: { readonly record: DrawRecord }) {
  if (result.length === 0) return null
  const isLong = new Set(result.map(({ length }) => length)).size > 1 || result.length > 20
  return isLong ? (
    <PrizeTable family={family} numbers={result} />
  ) : (
    <ResultBalls family={family} numbers={result} size="small" />
  )
}

interface NoChainProps {
  readonly gameCode: string
  readonly issueNo: string
  readonly drawnBy: 'house' | 'official' | 'lottery' | undefined
}

/** Why a draw has no chain: an office has drawn it, or another lottery, where its proof is. */
function NoChain({ gameCode, issueNo, drawnBy }: NoChainProps) {
  const t = useWords('lottery')
  const source = lotteryOf(gameCode)?.source
  const shared = source?.by === 'lottery' ? source.gameCode : undefined
  if (drawnBy === 'lottery' || shared !== undefined)
    return (
      <Notice tone="info">
        {t('proof.shared')}{' '}
        {shared === undefined ? null : (
          <Link to="/lottery/verify" search={{ gameCode: shared, issueNo }} className="link">
            {t('proof.shared_link')}
          </Link>
        )}
      </Notice>
    )
  return <Notice tone="info">{t('proof.official')}</Notice>
}

function How() {
  const t = useWords('lottery')
  return (
    <Stack gap={12}>
      <Heading>{t('proof.how')}</Heading>
      <Stack as="ol" gap={12} className={classes.how}>
        {[1, 2, 3, 4].map((step) => (
          <li key={step}>{t(`proof.how_${step}`)}</li>
        ))}
      </Stack>
      <Text as="p" size={13} tone="text-dim">
        {t('proof.none_asked')}
      </Text>
    </Stack>
  )
}
