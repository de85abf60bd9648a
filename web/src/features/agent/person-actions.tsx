import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsLeftRight, IconCards, IconChartLine, IconTrendingUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useAgentPages } from '../../parts/centre/agent-pages.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import type { TeamPerson } from './person-sheet.tsx'
import { RaiseDialog } from './raise-dialog.tsx'
import classes from './team.module.css'

/** What an agent may do about somebody: with money and rebates only about those right below. */
export function PersonActions({ person }: { readonly person: TeamPerson }) {
  const t = useWords('agent')
  const open = useOpenModal()
  const pages = useAgentPages()
  const [raises, setRaises] = useState(false)
  const { memberId, account, depth, isAvailable } = person
  const direct = depth === 1
  return (
    <Stack gap={8} className={classes.actions}>
      {direct && isAvailable ? (
        <PrimaryButton wide onClick={() => open('memberCentre', 'transferUpline', account)}>
          <IconArrowsLeftRight size={17} aria-hidden />
          {t('transfer_to', { account })}
        </PrimaryButton>
      ) : null}
      {direct ? (
        <Button wide onClick={() => setRaises(true)}>
          <IconTrendingUp size={17} aria-hidden />
          {t('raise')}
        </Button>
      ) : null}
      {pages.includes('betting') ? (
        <Button wide onClick={() => open('agentCentre', `betting.${memberId}`)}>
          <IconCards size={17} aria-hidden />
          {t('bets_of')}
        </Button>
      ) : null}
      {pages.includes('profit') ? (
        <Button wide onClick={() => open('agentCentre', `profit.${memberId}`)}>
          <IconChartLine size={17} aria-hidden />
          {t('profit_of')}
        </Button>
      ) : null}
      {raises ? <RaiseDialog person={person} onClose={() => setRaises(false)} /> : null}
    </Stack>
  )
}
