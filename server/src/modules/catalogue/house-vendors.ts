import { LOTTERY_ACCOUNT_TYPES } from '@croupier/contract/lottery.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'

/** Vendors whose games the house plays by itself: nobody reaches us from outside for them. */
export const HOUSE_VENDORS: readonly string[] = [STUDIO, ...LOTTERY_ACCOUNT_TYPES]
