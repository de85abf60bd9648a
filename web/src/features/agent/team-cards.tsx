import type { TeamRow } from '@croupier/contract/agent.ts'
import { numberFormat } from '@croupier/kit/formats.ts'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconUser, IconUserStar } from '@tabler/icons-react'
import { Figure } from './figure.tsx'
import { usePercent } from './percent.ts'
import classes from './team.module.css'

interface TeamCardsProps {
  readonly rows: readonly TeamRow[]
  readonly onChoose: (memberId: string) => void
}

/** Accounts on a phone, each a way to the person and those below. */
export const TeamCards = ({ rows, onChoose }: TeamCardsProps) => (
  <Stack as="ul" gap={8} mb={12}>
    {rows.map((row) => (
      <li key={row.memberId}>
        <button type="button" className={classes.card} onClick={() => onChoose(row.memberId)}>
          <Face row={row} />
          <Sums row={row} />
        </button>
      </li>
    ))}
  </Stack>
)

function Face({ row: { account, isAgent, rebates, below } }: { readonly row: TeamRow }) {
  const t = useWords('agent')
  const percent = usePercent()
  const Sign = isAgent ? IconUserStar : IconUser
  const size = below.agents + below.members
  const said = numberFormat(useLanguage())
  return (
    <Row as="span" gap={12} align="center">
      <span className={classes.face} data-agent={isAgent || undefined}>
        <Sign size={20} aria-hidden />
      </span>
      <Text grow>
        <Text block weight={600} truncate>
          {account}
        </Text>
        <Text block size={12} tone="text-dim">
          {t(isAgent ? 'agent' : 'player')} · {t('rebate_of', { percent: percent(rebates.lottery, 1) })}
        </Text>
      </Text>
      <Row as="span" gap={4} align="center" size={13} tone="text-dim" num>
        {size > 0 ? said.format(size) : null}
        <IconChevronRight size={18} aria-hidden />
      </Row>
    </Row>
  )
}

function Sums({ row: { sums } }: { readonly row: TeamRow }) {
  const t = useWords('agent')
  const parts = [
    ['deposits', sums.deposits],
    ['valid_bets', sums.validBets],
    ['result', sums.result],
  ] as const
  return (
    <Row as="span" gap={8} justify="between" mt={10} className={classes.sums}>
      {parts.map(([key, amount]) => (
        <span key={key}>
          <Text block size={12} tone="text-dim">
            {t(key)}
          </Text>
          <Figure amount={amount} signed={key === 'result'} />
        </span>
      ))}
    </Row>
  )
}
