import type { Profile } from '@croupier/engine/studio-game.ts'
import type { Game } from '../../../parts/play/game.ts'

/** The profile that a brand plays a game at. */
export const profileOf = ({ profile }: Pick<Game, 'profile'>): Profile => (profile === 97 ? 97 : 99)
