import { Grid } from '@croupier/kit/layout/layout.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { PopupOpener } from '../../features/content/popup-opener.tsx'
import { QueuedRender } from '../../parts/page/queued-render.tsx'
import { lazy } from '../../parts/page/lazy.tsx'
import { SidePart } from '../../parts/page/side-part.tsx'
import { DeferredPart } from './deferred-part.tsx'
import { Categories } from './categories.tsx'
import { GuestCard } from './guest-card.tsx'
import { Draws } from './draws.tsx'
import { Hero } from './hero.tsx'
import classes from './home.module.css'
import section from '../../parts/page/section.module.css'
import { Collections } from '../../features/catalogue/collections.tsx'
import { FEW } from '../../features/catalogue/game-row.tsx'
import { HotGames } from './hot-games.tsx'
import { JackpotBand } from './jackpot-band.tsx'
import { LiveTables } from './live-tables.tsx'
import { ContinuePlaying, FavouriteGames, MemberCard } from './lazy-member-parts.ts'
import { useHotGames } from './use-hot-games.ts'
import { NoticeLine } from './notice-line.tsx'
import { PopularGames } from './popular-games.tsx'
import { Promotions } from './promotions.tsx'

const WinnerBoard = lazy(() => import('../../features/betting/winner-board.tsx').then(({ WinnerBoard }) => WinnerBoard))

/** The first page: news, the member or an invitation, the categories and the games, who won, and what is offered. */
export function HomeScreen() {
  const loggedIn = useSession() !== undefined
  const { data: hot } = useHotGames()
  const few = hot !== undefined && hot.list.length <= FEW
  return (
    <div className={`wrap ${classes.home}`}>
      <Grid gap={16} className={classes.first}>
        <Hero />
        {loggedIn ? (
          <SidePart fallback={<div className="card" />}>
            <MemberCard />
          </SidePart>
        ) : (
          <GuestCard />
        )}
      </Grid>
      <NoticeLine />
      <PopupOpener />
      <Categories />
      {loggedIn ? (
        <SidePart>
          <ContinuePlaying />
          <FavouriteGames />
        </SidePart>
      ) : null}
      <div className={few ? classes.pair : undefined}>
        <HotGames />
        {few ? null : <LiveTables />}
        <section className={section.section}>
          <DeferredPart fallback={<div className={`card ${classes.boardPlace}`} />}>
            <WinnerBoard />
          </DeferredPart>
        </section>
      </div>
      {few ? <LiveTables /> : null}
      <Draws />
      <QueuedRender>
        <JackpotBand />
        <Collections place="home" />
      </QueuedRender>
      <QueuedRender fallback={<div className={classes.later} />}>
        <PopularGames hot={hot?.list} />
        <Promotions />
      </QueuedRender>
    </div>
  )
}
