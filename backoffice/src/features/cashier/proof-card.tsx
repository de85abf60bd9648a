import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { DisputeSide } from '@croupier/contract/console-disputes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconInbox, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { StateCard } from '../../kit/state-card.tsx'
import own from './dispute.module.css'
import { DemoMark } from '../../kit/demo-players.tsx'
import { MemberLink } from './member-link.tsx'
import { SlipPicture } from './slip-picture.tsx'
import { useFigures } from '../../kit/use-figures.ts'

interface ProofCardProps {
  readonly kind: 'payer' | 'receiver'
  readonly side: DisputeSide
}

/** What one side says, and the picture that they show for it. */
export function ProofCard({ kind, side }: ProofCardProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const moments = useMoments()
  const [large, setLarge] = useState(false)
  // The link runs out and is made anew; the picture is the same.
  const [shown] = useState(side.proof)
  const Sign = large ? IconZoomOut : IconZoomIn
  const { account } = side.member
  const says = kind === 'payer' ? 'says_sent' : 'says_got'
  return (
    <Card
      title={t(kind)}
      mark={
        <Text truncate className={own.sayer}>
          <MemberLink id={side.member.id}>{account}</MemberLink> <DemoMark account={account} />
        </Text>
      }
      aside={side.at === null ? null : <time dateTime={side.at}>{moments.time(side.at)}</time>}
    >
      <Row as="p" gap={8} align="center" justify="between" mb={10} weight={600}>
        <span>{side.says === null ? t('not_asked') : t(says, { amount: figures(side.says) })}</span>
        {shown === null ? null : (
          <button type="button" aria-label={t(large ? 'zoom_out' : 'zoom_in')} onClick={() => setLarge(!large)}>
            <Sign size={18} aria-hidden />
          </button>
        )}
      </Row>
      {shown === null ? (
        <StateCard tone="dim" icon={<IconInbox size={22} aria-hidden />} title={t('no_slip')} />
      ) : (
        <SlipPicture src={shown} alt={t('proof_of', { name: account })} large={large} />
      )}
    </Card>
  )
}
