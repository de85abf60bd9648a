export { ContinuePlaying } from './continue-playing.tsx'
export { FavouriteGames } from './favourite-games.tsx'
export { MemberCard } from './member-card.tsx'
