import type { Poller } from '#kernel/poller.ts'
import { feedFigures } from './figures/feed-figures.ts'

export const pollers: readonly Poller[] = [{ name: 'feed_wallet_figures', tick: feedFigures }]
