import { Grid } from '@croupier/kit/layout/layout.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { BarShell } from '../../parts/play/game-bar.tsx'
import { isSlot } from '../../parts/play/game.ts'
import type { Game } from '../../parts/play/game.ts'
import pageClasses from '../../parts/play/game-page.module.css'
import classes from './game-skeleton.module.css'

/** The shape of a game while it is on its way. */
export function GameSkeleton({ gameCode }: { readonly gameCode: Game['gameCode'] }) {
  return (
    <div className={pageClasses.page}>
      <BarShell gameCode={gameCode} />
      <main className={isSlot(gameCode) ? classes.slot : classes.table}>
        <Loading>
          <div className={classes.stage}>
            <Skeleton height="100%" radius={20} />
          </div>
          <Grid gap={12} mt={16}>
            <Skeleton height={60} radius={12} />
            <Skeleton height={44} radius={8} />
          </Grid>
        </Loading>
      </main>
    </div>
  )
}
