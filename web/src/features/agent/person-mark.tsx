import type { TeamPerson } from '@croupier/contract/agent.ts'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconUser, IconUserStar } from '@tabler/icons-react'

/** An account of the hierarchy, with the sign of what it is. */
export function PersonMark({ person: { account, isAgent } }: { readonly person: Omit<TeamPerson, 'memberId'> }) {
  const t = useWords('agent')
  const Sign = isAgent ? IconUserStar : IconUser
  return (
    <Row as="span" gap={8} align="center">
      <Text tone={isAgent ? 'accent-text' : 'text-dim'}>
        <Sign size={16} aria-label={t(isAgent ? 'agent' : 'player')} />
      </Text>
      <Text weight={500}>{account}</Text>
    </Row>
  )
}
