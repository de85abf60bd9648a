import type { TeamPerson } from '@croupier/contract/agent.ts'
import { agentTeamPerson } from '@croupier/contract/agent.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Row } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import type { Range } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconX } from '@tabler/icons-react'
import { PersonPath } from './person-path.tsx'

interface BranchPathProps {
  readonly path: readonly TeamPerson[]
  readonly onOpen: (memberId: string | undefined) => void
}

/** Whose branch a page is about, and the way back to the whole of it. */
export function BranchPath({ path, onOpen }: BranchPathProps) {
  const t = useWords('agent')
  if (path.length < 2) return null
  return (
    <Row gapY={6} gapX={12} align="center" wraps>
      <PersonPath path={path} onOpen={onOpen} />
      <Button size="small" onClick={() => onOpen(undefined)}>
        <IconX size={14} aria-hidden />
        {t('everybody')}
      </Button>
    </Row>
  )
}

interface BranchOfProps extends Pick<BranchPathProps, 'onOpen'> {
  readonly memberId: string
  readonly range: Range
}

/** The same of somebody whose path is not known yet. */
export function BranchOf({ memberId, range, onOpen }: BranchOfProps) {
  const { data } = useAsk(agentTeamPerson, { params: { memberId }, query: range })
  return data ? <BranchPath path={data.path} onOpen={onOpen} /> : null
}
