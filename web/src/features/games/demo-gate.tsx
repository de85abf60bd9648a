import { Grid, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { balance } from '@croupier/contract/wallet.ts'
import { useBrand, useFlag } from '@croupier/kit/brand.tsx'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { GameArt } from '@croupier/kit/art/game-art.tsx'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { type ReactNode, useState } from 'react'
import { enterFree } from '../../parts/member/free-play.ts'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { TRIAL } from '../../parts/member/ruling.ts'
import classes from './demo-gate.module.css'
import { BarShell } from '../../parts/play/game-bar.tsx'
import type { Game } from '../../parts/play/game.ts'

interface DemoGateProps {
  readonly gameCode: Game['gameCode']
  /** The game, once this tab plays for play money. */
  readonly children: ReactNode
}

/** Before a game that was opened for play money: who is in this tab as somebody else says so first. */
export function DemoGate({ gameCode, children }: DemoGateProps) {
  const t = useWords('games')
  const { merchant } = useBrand()
  const offered = useFlag('free_play')
  const session = useSession()
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const trial = session?.isAgent === TRIAL
  // Before the balance is known the stakes to choose from would be a guest's, and change under the finger.
  const { isPending } = useAsk(balance, {}, { enabled: trial })
  if (!offered || (trial && !isPending)) return children

  const begin = () => {
    setWorking(true)
    setRefused(undefined)
    enterFree(merchant)
      .catch((error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error
        setRefused(error)
      })
      .finally(() => setWorking(false))
  }
  return (
    <Stack className={classes.page}>
      <BarShell gameCode={gameCode} />
      <Grid as="main" gap={12} padY={24} padX={16} text="center" className={classes.middle}>
        <div className={classes.picture}>
          <GameArt code={gameCode} title="" eager />
        </div>
        <Text as="h1" size={24} leading={28}>
          {t('demo_title')}
        </Text>
        <Text as="p" tone="text-dim" className={classes.text}>
          {t('demo_text')}
        </Text>
        {session && !trial ? (
          <Text as="p" tone="text-dim" className={classes.text}>
            {t('demo_member')}
          </Text>
        ) : null}
        {refused ? <RefusedLine error={refused} /> : null}
        <PrimaryButton size="large" working={working || trial ? t('demo_starting') : false} onClick={begin}>
          {t('demo_start')}
        </PrimaryButton>
      </Grid>
    </Stack>
  )
}
