import type { Poller } from '#kernel/poller.ts'
import { feedFigures } from './figures/counting/feed-figures.ts'

export const pollers: readonly Poller[] = [{ name: 'feed_figures', tick: feedFigures }]
