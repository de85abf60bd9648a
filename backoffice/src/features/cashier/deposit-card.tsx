import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { depositCase } from '@croupier/contract/console-deposits.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconInbox, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { StateCard } from '../../kit/state-card.tsx'
import { CaseHead } from './case-head.tsx'
import classes from './case.module.css'
import { DepositChip } from './deposit-chip.tsx'
import { SlipPicture } from './slip-picture.tsx'
import { SourcesCard } from './sources-card.tsx'

export type DepositCase = ReplyOf<typeof depositCase>

/** A deposit: how much for whom, the picture of the transfer, and what was asked beside what has arrived. */
export function DepositCard({ one }: { readonly one: DepositCase }) {
  const t = useWords('desk')
  return (
    <>
      <CaseHead {...one} says={t('by_channel', { channel: one.channel })} chip={<DepositChip row={one} />} />
      <Stack gap={12} padY={14} padX={20}>
        <Grid gap={12} align="start" columns={2}>
          <Slip key={one.id} one={one} />
          <Stack gap={12} className={classes.column}>
            <SourcesCard key={`${one.id}sources`} one={one} />
          </Stack>
        </Grid>
      </Stack>
    </>
  )
}

function Slip({ one: { slip } }: { readonly one: DepositCase }) {
  const t = useWords('desk')
  const [large, setLarge] = useState(false)
  // The link runs out and is made anew; the picture is the same.
  const [shown] = useState(slip)
  if (shown === null) return <StateCard tone="dim" icon={<IconInbox size={22} aria-hidden />} title={t('no_slip')} />
  const Sign = large ? IconZoomOut : IconZoomIn
  return (
    <Card
      title={t('slip')}
      aside={
        <button type="button" aria-label={t(large ? 'zoom_out' : 'zoom_in')} onClick={() => setLarge(!large)}>
          <Sign size={18} aria-hidden />
        </button>
      }
    >
      <SlipPicture src={shown} alt={t('slip')} large={large} />
    </Card>
  )
}
