import { late } from '../../parts/page/late.tsx'

/** What home shows to members; visitors do not fetch it. */
export const MemberCard = late(() => import('./member-card.tsx').then(({ MemberCard }) => MemberCard))
export const ContinuePlaying = late(() =>
  import('./continue-playing.tsx').then(({ ContinuePlaying }) => ContinuePlaying),
)
export const FavouriteGames = late(() => import('./favourite-games.tsx').then(({ FavouriteGames }) => FavouriteGames))

/** At hand before home is drawn, so that nothing moves when it comes. What does not arrive is asked for again where it stands. */
export const preloadMemberParts = () =>
  Promise.allSettled([MemberCard, ContinuePlaying, FavouriteGames].map((part) => part.preload()))
