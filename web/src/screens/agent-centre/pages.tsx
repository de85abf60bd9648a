import {
  IconArrowsLeftRight,
  IconCards,
  IconChartBar,
  IconChartLine,
  IconSitemap,
  IconSpeakerphone,
  IconUserPlus,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { AgentPageName, AgentScreenProps } from '../../parts/centre/agent-pages.ts'
import { type LazyComponent, lazy } from '../../parts/page/lazy.tsx'

interface AgentPageSpec {
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  readonly screen: LazyComponent<AgentScreenProps>
}

/** What each page of the agent centre is made of. */
export const AGENT_PAGES: Readonly<Record<AgentPageName, AgentPageSpec>> = {
  announcement: {
    icon: IconSpeakerphone,
    screen: lazy(() => import('./announcement-page.tsx').then(({ AnnouncementPage }) => AnnouncementPage)),
  },
  overview: {
    icon: IconChartBar,
    screen: lazy(() => import('../../features/agent/overview-page.tsx').then(({ OverviewPage }) => OverviewPage)),
  },
  registerCenter: {
    icon: IconUserPlus,
    screen: lazy(() => import('../../features/agent/register-page.tsx').then(({ RegisterPage }) => RegisterPage)),
  },
  team: {
    icon: IconSitemap,
    screen: lazy(() => import('../../features/agent/team-page.tsx').then(({ TeamPage }) => TeamPage)),
  },
  betting: {
    icon: IconCards,
    screen: lazy(() => import('../../features/agent/bets-page.tsx').then(({ BetsPage }) => BetsPage)),
  },
  profit: {
    icon: IconChartLine,
    screen: lazy(() => import('../../features/agent/profit-page.tsx').then(({ ProfitPage }) => ProfitPage)),
  },
  transactions: {
    icon: IconArrowsLeftRight,
    screen: lazy(() => import('../../features/agent/transfers-page.tsx').then(({ TransfersPage }) => TransfersPage)),
  },
}
