import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { targetOf } from '@croupier/engine/instant/dice.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { pause } from '../player.ts'
import { ReplayControls } from '../../../parts/play/replay-controls.tsx'
import type { RecordedRound } from '../replay.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { useReplay } from '../../../parts/play/use-replay.ts'
import classes from './dice-replay.module.css'
import { DiceTrack } from './dice-track.tsx'
import { useRollSaid } from './use-roll-said.ts'

/** A roll again: the target that was chosen, then where the cube came to lie. */
export function DiceReplay({ round }: { readonly round: RecordedRound }) {
  const t = useWords('games')
  const look = useMoneyLook()
  const decimal = useDecimal()
  const rollSaid = useRollSaid()
  const replay = useReplay(2, ({ motion }) => pause(motion === 'none' ? 0 : 400))
  const rolled = round.events.find((event) => event.kind === 'rolled')
  if (!rolled) return <p>{t('replay_none')}</p>
  const shown = replay.step === 0 ? undefined : rolled
  const choices = { target: targetOf(rolled.target) ?? 0, over: rolled.over }
  const placed = t('step_placed', { stake: moneyText(round.stake, look) })
  const outcome = rollSaid(rolled, round.payout)
  return (
    <Grid gap={16}>
      <Grid gap={6} radius={12} className={classes.stage}>
        <Text weight={800} tone="text-dim" className={classes.figure} data-won={shown?.won}>
          {decimal(shown?.roll ?? '00.00')}
        </Text>
        <Text mb={10} weight={600}>
          {shown ? outcome : placed}
        </Text>
        <DiceTrack bet={{ choices, profile: 99 }} last={shown} asking={false} />
      </Grid>
      <ReplayControls replay={replay} said={shown ? t('step_roll', { roll: decimal(rolled.roll) }) : placed} />
    </Grid>
  )
}
