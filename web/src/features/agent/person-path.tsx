import type { TeamPerson } from '@croupier/contract/agent.ts'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Fragment } from 'react'

interface PersonPathProps {
  /** From the agent down. */
  readonly path: readonly TeamPerson[]
  /** Undefined for the agent, below whom all are. */
  readonly onOpen: (memberId: string | undefined) => void
}

/** Where somebody stands: everybody above them up to the agent, each a way there. */
export function PersonPath({ path, onOpen }: PersonPathProps) {
  const t = useWords('agent')
  return (
    <Row as="nav" gapY={2} gapX={4} align="center" wraps size={13} aria-label={t('path')}>
      {path.map(({ memberId, account }, at) => (
        <Fragment key={memberId}>
          {at > 0 ? (
            <Text tone="text-dim">
              <IconChevronRight size={14} aria-hidden />
            </Text>
          ) : null}
          {at === path.length - 1 ? (
            <Text weight={600} aria-current="true">
              {account}
            </Text>
          ) : (
            <button type="button" className="link" onClick={() => onOpen(at === 0 ? undefined : memberId)}>
              {account}
            </button>
          )}
        </Fragment>
      ))}
    </Row>
  )
}
