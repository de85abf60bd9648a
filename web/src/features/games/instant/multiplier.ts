import { multiplierText } from '@croupier/engine/instant/odds.ts'

/** A multiplier in ten-thousandths as it is read: at least two decimals, further ones only where they count. */
export const multiplierShown = (multiplier: bigint): string => trimmed(multiplierText(multiplier))

/** The wire's `1.5000` as it is read: `1.50`. */
export const trimmed = (text: string): string => text.replace(/(\.\d\d)0+$/, '$1').replace(/(\.\d\d\d)0$/, '$1')

/** As short as it can be, for narrow places: `5.6`, `1000`. */
export const multiplierShort = (multiplier: bigint): string => multiplierText(multiplier).replace(/\.?0+$/, '')
