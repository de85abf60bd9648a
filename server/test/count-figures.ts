import type { Deps } from '../src/kernel/deps.ts'
import { feedFigures } from '../src/modules/betting/figures/counting/feed-figures.ts'

/** Counts what bets have brought since, as the feeder does behind them. */
export const countFigures = (deps: Deps): Promise<unknown> => feedFigures(deps)
