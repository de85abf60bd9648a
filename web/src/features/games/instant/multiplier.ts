import { multiplierText } from '@croupier/engine/instant/odds.ts'

/** A multiplier in ten-thousandths as it is read: at least two decimals, further ones only where they count. */
export const multiplierShown = (multiplier: bigint): string => multiplierTrimmed(multiplierText(multiplier))

/** The wire's `1.5000` as it is read: `1.50`; `1.9973` as it is. */
export const multiplierTrimmed = (text: string): string => text.replace(/(\.\d\d)00$/, '$1')

/** Cut after the second decimal, for ladders and lists. */
export const multiplierCut = (multiplier: bigint): string => multiplierText(multiplier).slice(0, -2)

/** As short as it can be, for narrow places: `5.6`, `1000`. */
export const multiplierShort = (multiplier: bigint): string => multiplierText(multiplier).replace(/\.?0+$/, '')
