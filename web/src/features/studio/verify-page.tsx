import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconTerminal2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazy } from '../../parts/page/lazy.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { FlightSteps } from './flight-steps.tsx'
import { ProofFile } from './proof-file.tsx'
import { ProofSteps } from './proof-steps.tsx'
import { recordInHash } from '../../parts/rounds/round-link.ts'
import { isFlight, type ProofRecord } from '../../parts/rounds/round-record.ts'
import { SeedsForm } from './seeds-form.tsx'
import type { ShoeFile } from './shoe-record.ts'
import { SeedsPanel } from './seeds-panel.tsx'
import type { TableProofSearch } from './table-proof-search.ts'
import classes from './verify.module.css'

const ShoeSteps = lazy(() => import('./shoe-steps.tsx').then(({ ShoeSteps }) => ShoeSteps))
const TableProof = lazy(() => import('./table-proof.tsx').then(({ TableProof }) => TableProof))
const TableProofForm = lazy(() => import('./table-proof.tsx').then(({ TableProofForm }) => TableProofForm))

const SOURCES = ['file', 'seeds', 'table'] as const
type Source = (typeof SOURCES)[number]

/** Anybody checks a round here, member or not: by its proof file, its link, or its seeds. Nothing leaves the page. */
export function VerifyPage({ asked }: { readonly asked: TableProofSearch }) {
  const t = useWords('verify')
  const member = useSession() !== undefined
  const [source, setSource] = useState<Source>(asked.table ? 'table' : 'file')
  const [record, setRecord] = useState<ProofRecord>()
  const [shoe, setShoe] = useState<ShoeFile>()
  const cut = useLinked(setRecord)
  const live = source === 'table' && asked.table !== undefined
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={t('title')} lead={t('lead')} />
      <Grid gap={16} align="start" className={classes.columns}>
        <section className={`card ${classes.card}`}>
          <Way source={source} asked={asked} cut={cut} onSource={setSource} onRecord={setRecord} onShoe={setShoe} />
          <Row as="p" edgeAbove gap={10} mt={16} size={12} leading={18} tone="text-dim" className={classes.offline}>
            <IconTerminal2 size={18} aria-hidden />
            <span>
              {t('offline')} <code>npm run verify -- round.json</code>
            </span>
          </Row>
        </section>
        <section className={`card ${classes.card}`} aria-live="polite">
          <Text as="h2" breaks mb={10} size={16} weight={600}>
            {record && !live
              ? t('checks_of', { round: record.roundId || t('these_seeds') })
              : t(live || shoe ? 'checks_of_table' : 'how')}
          </Text>
          <Suspense fallback={<Skeleton height={320} radius={12} />}>
            {live ? (
              <TableProof asked={asked} />
            ) : record ? (
              <Proof record={record} />
            ) : shoe ? (
              <ShoeSteps file={shoe} />
            ) : (
              <How />
            )}
          </Suspense>
        </section>
        {member ? (
          <section className={`card ${classes.card} ${classes.own}`}>
            <Text as="h2" breaks mb={10} size={16} weight={600}>
              {t('your_seeds')}
            </Text>
            <Text as="p" size={13} weight={400} tone="text-dim" className={classes.text}>
              {t('your_seeds_lead')}
            </Text>
            <SeedsPanel />
          </section>
        ) : null}
      </Grid>
    </div>
  )
}

interface WayProps {
  readonly source: Source
  readonly asked: TableProofSearch
  readonly cut: boolean
  readonly onSource: (source: Source) => void
  readonly onRecord: (record: ProofRecord | undefined) => void
  readonly onShoe: (shoe: ShoeFile | undefined) => void
}

/** By what a round is checked, and what is needed for it. */
function Way({ source, asked, cut, onSource, onRecord, onShoe }: WayProps) {
  const t = useWords('verify')
  return (
    <>
      <Segments
        raised
        label={t('check_by')}
        options={SOURCES.map((value) => ({ value, label: t(`by_${value}`) }))}
        value={source}
        onChange={onSource}
      />
      {source === 'file' ? <ProofFile cut={cut} onRecord={onRecord} onShoe={onShoe} /> : null}
      {source === 'seeds' ? <SeedsForm /> : null}
      {source === 'table' ? (
        <Suspense fallback={<Skeleton height={220} radius={12} />}>
          <TableProofForm asked={asked} />
        </Suspense>
      ) : null}
    </>
  )
}

const Proof = ({ record }: { readonly record: ProofRecord }) =>
  isFlight(record) ? <FlightSteps record={record} /> : <ProofSteps record={record} />

/** Takes the round that came with the address; true when the address meant to bring one and did not. */
function useLinked(onRecord: (record: ProofRecord) => void): boolean {
  const { hash } = useLocation()
  const [cut, setCut] = useState(false)
  useEffect(() => {
    if (!hash.startsWith('round=')) return
    void recordInHash(hash).then((record) => {
      setCut(record === undefined)
      if (record) onRecord(record)
    })
  }, [hash, onRecord])
  return cut
}

function How() {
  const t = useWords('verify')
  return (
    <Stack as="ol" gap={14} className={classes.how}>
      {[1, 2, 3, 4, 5, 6].map((step) => (
        <li key={step}>{t(`how_${step}`)}</li>
      ))}
    </Stack>
  )
}
