import { withPercentSign } from '@croupier/kit/formats.ts'
import { percent } from './game.ts'

/** A percentage of the wire, such as `96.0831`, with its sign: `96.08%`. */
export const percentText = (text: string, language: string): string =>
  withPercentSign(percent(text, language), language)
