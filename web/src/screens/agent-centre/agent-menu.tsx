import { agentOverview } from '@croupier/contract/agent.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { dayAt, lastDays } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsLeftRight, IconChevronRight } from '@tabler/icons-react'
import { DAYS_FIRST } from '../../features/agent/use-agent-search.ts'
import type { AgentPageName } from '../../parts/centre/agent-pages.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useNarrow } from '../../parts/page/narrow.ts'
import { useBalance } from '../../parts/wallet/use-balance.ts'
import classes from './agent-centre.module.css'
import { AGENT_PAGES } from './pages.tsx'

interface AgentMenuProps {
  readonly pages: readonly AgentPageName[]
  readonly chosen: AgentPageName | undefined
  readonly onChoose: (name: AgentPageName) => void
}

/** The pages that the brand has, and how large the hierarchy is. */
export function AgentMenu({ pages, chosen, onChoose }: AgentMenuProps) {
  const t = useWords('agent')
  return (
    <Stack as="nav" gap={12} className={classes.menu} aria-label={t('agent_centre')}>
      <ul className={classes.entries}>
        {pages.map((name) => {
          const { icon: Icon, screen } = AGENT_PAGES[name]
          return (
            <li key={name}>
              <button
                type="button"
                className={classes.entry}
                aria-current={name === chosen ? 'page' : undefined}
                data-autofocus={name === chosen || undefined}
                onPointerEnter={() => void screen.preload().catch(() => undefined)}
                onClick={() => onChoose(name)}
              >
                <Icon size={18} aria-hidden />
                <span className={classes.entryName}>{t(name)}</span>
                <IconChevronRight size={16} aria-hidden className={classes.entryGo} />
              </button>
            </li>
          )
        })}
      </ul>
      <PhoneMoney />
      <Size />
    </Stack>
  )
}

/** A phone's head has no room for the own balance. */
function PhoneMoney() {
  const t = useWords('agent')
  const narrow = useNarrow(900)
  const open = useOpenModal()
  const { data } = useBalance()
  if (!narrow) return null
  return (
    <button type="button" className={classes.money} onClick={() => open('memberCentre', 'transferUpline')}>
      <Text as="span" grow text="start">
        <Text block size={12} tone="text-dim">
          {t('my_balance')}
        </Text>
        <Text block size={16} weight={700}>
          {data ? <Money amount={data.sumBalance} /> : <Skeleton width={96} height={18} />}
        </Text>
      </Text>
      <IconArrowsLeftRight size={18} aria-hidden />
      {t('transfer')}
    </button>
  )
}

function Size() {
  const t = useWords('agent')
  const { timeZone } = useBrand()
  // The same days that the overview begins with, so that both are one question.
  const query = lastDays(dayAt(serverNow(), timeZone), DAYS_FIRST)
  const { data } = useAsk(agentOverview, { query }, { staleTime: 300_000 })
  if (!data) return null
  return (
    <Text as="p" firm padY={8} padX={12} size={12} leading={18} edge radius={10} className={classes.size}>
      <Text block tone="text-dim">
        {t('hierarchy')}
      </Text>
      <Text weight={600}>{t('size', data.size)}</Text>
    </Text>
  )
}
