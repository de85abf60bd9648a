import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconRotate2, IconTerminal2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FlightSteps } from '../../features/studio/flight-steps.tsx'
import { ProofSteps } from '../../features/studio/proof-steps.tsx'
import { isFlight, type ProofRecord } from '../../parts/rounds/round-record.ts'
import { SeedsModal } from '../../features/studio/seeds-modal.tsx'
import { useRotation } from '../../features/studio/seeds-panel.tsx'
import type { Round } from '../../parts/rounds/round.ts'
import classes from './round.module.css'

interface RoundProofProps {
  readonly round: Round
  readonly record: ProofRecord | undefined
}

/** The fairness proof of a round, computed in this page, and the way to the member's seeds. */
export function RoundProof({ round, record }: RoundProofProps) {
  const t = useWords('betting')
  const v = useWords('verify')
  return (
    <section className={`card ${classes.card} ${classes.proof}`}>
      <Row as="h2" gap={12} align="center" justify="between" mb={10} size={14} weight={700}>
        <span>{t('proof')}</span>
        <Link to="/verify" className={classes.offline}>
          <IconTerminal2 size={16} aria-hidden />
          {v('verify_offline')}
        </Link>
      </Row>
      {record && isFlight(record) ? (
        <FlightSteps record={record} />
      ) : record ? (
        <>
          <ProofSteps record={record} committedAt={round.proof?.committedAt} revealedAt={round.proof?.revealedAt} />
          {round.proof?.serverSeed ? <NextSeed /> : <Reveal />}
          <Row as="p" justify="between" wraps mt={12} size={12} tone="text-dim" className={classes.proofFoot}>
            <span>{v('one_character')}</span>
            <Link to="/verify" className={classes.gold}>
              {v('how_link')}
            </Link>
          </Row>
        </>
      ) : (
        <p className={classes.small}>{t(round.status === 'open' && round.rules ? 'proof_after' : 'no_proof')}</p>
      )}
    </section>
  )
}

function NextSeed() {
  const t = useWords('verify')
  const [open, setOpen] = useState(false)
  return (
    <Row gap={12} align="center" padY={12} padX={14} mt={10} level={2} radius={10} className={classes.seed}>
      <IconRotate2 size={20} aria-hidden />
      <p>
        <b>{t('next_committed')}</b>
        <span className={classes.small}>{t('next_committed_text')}</span>
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('seeds')}
      </Button>
      {open ? <SeedsModal onClose={() => setOpen(false)} /> : null}
    </Row>
  )
}

function Reveal() {
  const t = useWords('verify')
  const rotation = useRotation()
  const [open, setOpen] = useState(false)
  const trouble = useTroubleText(rotation.error)
  return (
    <Stack gap={12} padY={12} padX={14} mt={10} level={2} radius={10}>
      <p className={classes.small}>{t('reveal_text')}</p>
      {rotation.error ? (
        <Text as="p" size={13} tone="loss" role="alert">
          {trouble}
        </Text>
      ) : null}
      <Row gap={8} wraps className={classes.ways}>
        <PrimaryButton working={rotation.isPending ? t('rotating') : false} onClick={() => rotation.mutate('')}>
          <IconRotate2 size={18} aria-hidden />
          {t('rotate')}
        </PrimaryButton>
        <Button onClick={() => setOpen(true)}>{t('seeds')}</Button>
      </Row>
      {open ? <SeedsModal onClose={() => setOpen(false)} /> : null}
    </Stack>
  )
}
