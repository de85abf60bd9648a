import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconTerminal2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import { FlightSteps } from './flight-steps.tsx'
import { ProofFile } from './proof-file.tsx'
import { ProofSteps } from './proof-steps.tsx'
import { recordInHash } from './round-link.ts'
import { isFlight, type ProofRecord } from './round-record.ts'
import { SeedsForm } from './seeds-form.tsx'
import { SeedsPanel } from './seeds-panel.tsx'
import classes from './verify.module.css'

type Source = 'file' | 'seeds'

/** Anybody checks a round here, member or not: by its proof file, its link, or its seeds. Nothing leaves the page. */
export function VerifyPage() {
  const t = useWords('verify')
  const member = useSession() !== undefined
  const [source, setSource] = useState<Source>('file')
  const [record, setRecord] = useState<ProofRecord>()
  const cut = useLinked(setRecord)
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={classes.columns}>
        <section className={`card ${classes.card}`}>
          <div className={classes.segments} role="group" aria-label={t('check_by')}>
            {(['file', 'seeds'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className={classes.segment}
                aria-pressed={source === one}
                onClick={() => setSource(one)}
              >
                {t(`by_${one}`)}
              </button>
            ))}
          </div>
          {source === 'file' ? <ProofFile cut={cut} onRecord={setRecord} /> : <SeedsForm />}
          <p className={classes.offline}>
            <IconTerminal2 size={18} aria-hidden />
            <span>
              {t('offline')} <code>npm run verify -- round.json</code>
            </span>
          </p>
        </section>
        <section className={`card ${classes.card}`} aria-live="polite">
          <h2 className={classes.head}>
            {record ? t('checks_of', { round: record.roundId || t('these_seeds') }) : t('how')}
          </h2>
          {record ? <Proof record={record} /> : <How />}
        </section>
        {member ? (
          <section className={`card ${classes.card} ${classes.own}`}>
            <h2 className={classes.head}>{t('your_seeds')}</h2>
            <p className={classes.text}>{t('your_seeds_lead')}</p>
            <SeedsPanel />
          </section>
        ) : null}
      </div>
    </div>
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
    <ol className={classes.how}>
      {[1, 2, 3, 4, 5].map((step) => (
        <li key={step}>{t(`how_${step}`)}</li>
      ))}
    </ol>
  )
}
