import { late } from '../shell/late.tsx'

const parts = () => import('./member-parts.tsx')

/** What home shows to members; visitors do not fetch it. */
export const MemberCard = late(() => parts().then(({ MemberCard }) => MemberCard))
export const ContinuePlaying = late(() => parts().then(({ ContinuePlaying }) => ContinuePlaying))
export const FavouriteGames = late(() => parts().then(({ FavouriteGames }) => FavouriteGames))

/** At hand before home is drawn, so that nothing moves when it comes. What does not arrive is asked for again where it stands. */
export const preloadMemberParts = () =>
  Promise.allSettled([MemberCard, ContinuePlaying, FavouriteGames].map((part) => part.preload()))
