import { useSession } from '@croupier/kit/session.ts'
import { PopupOpener } from '../features/content/popup-opener.tsx'
import { late } from '../shell/late.tsx'
import { AfterPaint } from '../shell/after-paint.tsx'
import { SidePart } from '../shell/side-part.tsx'
import { Categories } from './categories.tsx'
import { ContinuePlaying } from './continue-playing.tsx'
import { FavouriteGames } from './favourite-games.tsx'
import { GuestCard } from './guest-card.tsx'
import { Hero } from './hero.tsx'
import classes from './home.module.css'
import section from './section.module.css'
import { Collections } from '../features/catalogue/collections.tsx'
import { FEW } from '../features/catalogue/game-row.tsx'
import { HotGames } from './hot-games.tsx'
import { JackpotBand } from './jackpot-band.tsx'
import { MemberCard } from './member-card.tsx'
import { useHotGames } from './use-hot-games.ts'
import { NoticeLine } from './notice-line.tsx'
import { PopularGames } from './popular-games.tsx'
import { Promotions } from './promotions.tsx'

const WinnerBoard = late(() => import('../features/betting/winner-board.tsx').then(({ WinnerBoard }) => WinnerBoard))

const LiveRail = late(() => import('../features/tables/live-rail.tsx').then(({ LiveRail }) => LiveRail))

/** The first page: news, the member or an invitation, the categories and the games, who won, and what is offered. */
export function HomeScreen() {
  const loggedIn = useSession() !== undefined
  const { data: hot } = useHotGames()
  const few = hot !== undefined && hot.list.length <= FEW
  return (
    <div className={`wrap ${classes.home}`}>
      <div className={classes.first}>
        <Hero />
        {loggedIn ? <MemberCard /> : <GuestCard />}
      </div>
      <NoticeLine />
      <PopupOpener />
      <Categories />
      {loggedIn ? <ContinuePlaying /> : null}
      {loggedIn ? <FavouriteGames /> : null}
      <div className={few ? classes.pair : undefined}>
        <HotGames />
        {few ? null : <LiveTables />}
        <section className={section.section}>
          <SidePart fallback={<div className={`card ${classes.boardPlace}`} />}>
            <WinnerBoard />
          </SidePart>
        </section>
      </div>
      {few ? <LiveTables /> : null}
      <JackpotBand />
      <Collections place="home" />
      <PopularGames hot={hot?.list} />
      <Promotions />
    </div>
  )
}

/** A table of every game, once the first screen has been painted; its place is kept. */
const LiveTables = () => (
  <AfterPaint fallback={<div className={classes.railPlace} />}>
    <SidePart fallback={<div className={classes.railPlace} />}>
      <LiveRail />
    </SidePart>
  </AfterPaint>
)
