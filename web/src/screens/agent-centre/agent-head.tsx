import { memberInfo } from '@croupier/contract/identity.ts'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsLeftRight, IconCrown, IconMenu2 } from '@tabler/icons-react'
import type { AgentPageName } from '../../parts/centre/agent-pages.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useBalance } from '../../parts/wallet/use-balance.ts'
import classes from './agent-centre.module.css'

interface AgentHeadProps {
  /** Undefined where a phone shows the menu. */
  readonly page: AgentPageName | undefined
  readonly narrow: boolean
  readonly onMenu: () => void
}

/** Who the agent is and has; on a phone where one is, and the way to the menu. */
export const AgentHead = ({ narrow, ...head }: AgentHeadProps) => (narrow ? <PhoneHead {...head} /> : <WideHead />)

/** Types of agents with nobody above. */
const TOP: readonly number[] = [1, 41]

function WideHead() {
  const t = useWords('agent')
  const { logo } = useBrand()
  const { data: member } = useAsk(memberInfo)
  return (
    <Row as="header" firm gap={14} align="center" className={classes.head}>
      <BrandMark logo={logo} size={32} />
      <Text as="h2" size={18} weight={700} nowrap>
        {t('agent_centre')}
      </Text>
      <Text padX={8} size={13} weight={600} nowrap className={classes.rank}>
        <IconCrown size={15} aria-hidden />
        {t(member && TOP.includes(member.isAgent) ? 'rank_top' : 'rank')}
      </Text>
      <Text tone="text-dim" truncate>
        {member?.account}
      </Text>
      <OwnMoney />
    </Row>
  )
}

function OwnMoney() {
  const t = useWords('agent')
  const open = useOpenModal()
  const { data } = useBalance()
  return (
    <Row firm atEnd gap={16} align="center">
      <Stack align="end">
        <Text size={12} tone="text-dim">
          {t('my_balance')}
        </Text>
        <Text size={15} weight={700}>
          {data ? <Money amount={data.sumBalance} /> : <Skeleton width={96} height={18} />}
        </Text>
      </Stack>
      <Button size="small" onClick={() => open('memberCentre', 'transferUpline')}>
        <IconArrowsLeftRight size={16} aria-hidden />
        {t('transfer')}
      </Button>
    </Row>
  )
}

function PhoneHead({ page, onMenu }: Omit<AgentHeadProps, 'narrow'>) {
  const t = useWords('agent')
  const account = useSession()?.account ?? ''
  return (
    <Row as="header" firm align="center" className={classes.head}>
      {page ? (
        <IconButton label={t('menu')} onClick={onMenu}>
          <IconMenu2 size={22} aria-hidden />
        </IconButton>
      ) : null}
      <Text as="div" grow text="center" className={classes.where}>
        <Text as="h2" size={16} leading={20} weight={600} balanced>
          {t(page ?? 'agent_centre')}
        </Text>
        <Text as="p" size={12} tone="text-dim" truncate>
          {page ? `${t('agent_centre')} · ${account}` : account}
        </Text>
      </Text>
    </Row>
  )
}
