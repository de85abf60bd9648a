import { percent } from '../games/game.ts'

/** A percentage of the wire, such as `96.0831`, with its sign: `96.08%`; no language of the product puts a space before it. */
export const percentText = (text: string, language: string): string => `${percent(text, language)}%`
