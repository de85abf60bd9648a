import { lazy } from '../../parts/page/lazy.tsx'

/** What home shows to members; visitors do not fetch it. */
export const MemberCard = lazy(() => import('./member-card.tsx').then(({ MemberCard }) => MemberCard))
export const ContinuePlaying = lazy(() =>
  import('./continue-playing.tsx').then(({ ContinuePlaying }) => ContinuePlaying),
)
export const FavouriteGames = lazy(() => import('./favourite-games.tsx').then(({ FavouriteGames }) => FavouriteGames))

/** At hand before home is drawn, so that nothing moves when it comes. What does not arrive is asked for again where it stands. */
export const preloadMemberParts = () =>
  Promise.allSettled([MemberCard, ContinuePlaying, FavouriteGames].map((part) => part.preload()))
