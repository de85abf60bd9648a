import { agentTeamPerson, agentOverview } from '@croupier/contract/agent.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconAdjustmentsHorizontal, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type AgentScreenProps, useAgentPages } from '../../parts/centre/agent-pages.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useNarrow } from '../../parts/page/narrow.ts'
import { AgentPage } from './agent-page.tsx'
import { FindAccount } from './find-account.tsx'
import { PersonPath } from './person-path.tsx'
import { PersonSheet } from './person-sheet.tsx'
import { TeamExport } from './team-export.tsx'
import { TeamFilters } from './team-filters.tsx'
import { TeamList } from './team-list.tsx'
import { TeamTree } from './team-tree.tsx'
import classes from './team.module.css'
import { type TeamState, useTeam } from './use-team.ts'

/** Everybody below the agent by levels or as a list; its part is who is opened. A phone shows one level a screen. */
export function TeamPage({ part }: AgentScreenProps) {
  const t = useWords('agent')
  const narrow = useNarrow(900)
  const team = useTeam()
  const [unfolded, setUnfolded] = useState(false)
  const open = useOpenModal()
  const choose = (memberId: string | undefined) =>
    open('agentCentre', memberId === undefined ? 'team' : `team.${memberId}`)
  const { data } = useAsk(agentOverview, { query: team.range })
  return (
    <AgentPage
      title={t('team')}
      count={data && !narrow ? t('accounts', { count: data.size.agents + data.size.members }) : null}
      actions={narrow ? null : <Actions team={team} />}
      filters={
        <>
          <FindAccount onFound={choose} />
          {narrow ? (
            <IconButton framed label={t('filter')} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              <IconAdjustmentsHorizontal size={20} aria-hidden />
            </IconButton>
          ) : null}
          {narrow && !unfolded ? null : <TeamFilters team={team} narrow={narrow} />}
        </>
      }
    >
      {part === undefined ? null : <Path memberId={part} team={team} onOpen={choose} />}
      {narrow ? (
        <OneLevel team={team} part={part} onChoose={choose} />
      ) : (
        <Row gap={12} align="stretch" className={classes.columns}>
          <div className={classes.main}>
            {team.view === 'tree' ? (
              <TeamTree team={team} chosen={part} onChoose={choose} />
            ) : (
              <TeamList reach="all" cards={false} team={team} chosen={part} onChoose={choose} />
            )}
            <Text as="p" mt={8} size={12} tone="text-dim">
              {t('sums_note')}
            </Text>
          </div>
          {part === undefined ? null : (
            <PersonSheet memberId={part} range={team.range} onClose={() => choose(undefined)} />
          )}
        </Row>
      )}
    </AgentPage>
  )
}

function Actions({ team }: { readonly team: TeamState }) {
  const t = useWords('agent')
  const open = useOpenModal()
  const registers = useAgentPages().includes('registerCenter')
  return (
    <>
      <TeamExport team={team} />
      {registers ? (
        <PrimaryButton onClick={() => open('agentCentre', 'registerCenter.direct')}>
          <IconUserPlus size={17} aria-hidden />
          {t('new_account')}
        </PrimaryButton>
      ) : null}
    </>
  )
}

interface PathProps {
  readonly memberId: string
  readonly team: TeamState
  readonly onOpen: (memberId: string | undefined) => void
}

function Path({ memberId, team, onOpen }: PathProps) {
  const { data } = useAsk(agentTeamPerson, { params: { memberId }, query: team.range })
  return data ? <PersonPath path={data.path} onOpen={onOpen} /> : null
}

interface OneLevelProps {
  readonly team: TeamState
  readonly part: string | undefined
  readonly onChoose: (memberId: string) => void
}

/** A phone's level: somebody, and those right below. */
const OneLevel = ({ team, part, onChoose }: OneLevelProps) => (
  <>
    {part === undefined ? null : <PersonSheet memberId={part} range={team.range} />}
    <TeamList
      key={part}
      cards
      reach={part === undefined && team.view === 'list' ? 'all' : 'children'}
      memberId={part}
      team={team}
      chosen={undefined}
      onChoose={onChoose}
    />
  </>
)
