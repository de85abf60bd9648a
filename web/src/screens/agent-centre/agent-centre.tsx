import { memberInfo } from '@croupier/contract/identity.ts'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Suspense } from 'react'
import { AgentPage } from '../../features/agent/agent-page.tsx'
import { RealAccountDialog } from '../../features/identity/real-account-dialog.tsx'
import { type AgentPageName, firstOf, useAgentPages } from '../../parts/centre/agent-pages.ts'
import { isAgent, TRIAL } from '../../parts/member/ruling.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useNarrow } from '../../parts/page/narrow.ts'
import classes from './agent-centre.module.css'
import { AgentHead } from './agent-head.tsx'
import { AgentMenu } from './agent-menu.tsx'
import { AGENT_PAGES } from './pages.tsx'

interface AgentCentreProps {
  /** The page named in the address, if any; `team.<id>` is somebody on one. */
  readonly page: string | undefined
  readonly onClose: () => void
}

/** The agent's pages in one window, for agents alone. On a phone a sheet, with the menu and each page for itself. */
export function AgentCentre({ page, onClose }: AgentCentreProps) {
  const t = useWords('agent')
  const trial = useSession()?.isAgent === TRIAL
  // What a session says of its account may be older than the account.
  const { data: member, error, refetch } = useAsk(memberInfo)
  if (trial) return <RealAccountDialog onClose={onClose} />
  if (member && !isAgent(member)) return <RealAccountDialog wanted="agent" onClose={onClose} />
  return (
    <ModalFrame title={t('agent_centre')} width={1240} height={820} bare onClose={onClose}>
      {member ? <Centre page={page} /> : null}
      {error && !member ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {member || error ? null : (
        <div className={classes.coming}>
          <SkeletonRows rows={8} />
        </div>
      )}
    </ModalFrame>
  )
}

/** What an address means by the centre's menu, which a phone shows for itself. */
const MENU = 'menu'

function Centre({ page }: { readonly page: string | undefined }) {
  const narrow = useNarrow(900)
  const open = useOpenModal()
  const pages = useAgentPages()
  const [name, part] = page?.split('.') ?? []
  const onMenu = narrow && name === MENU
  const chosen = onMenu ? undefined : (pages.find((one) => one === name) ?? firstOf(pages))
  const choose = (next: AgentPageName | typeof MENU) => open('agentCentre', next)
  return (
    <>
      <AgentHead page={chosen} narrow={narrow} onMenu={() => choose(MENU)} />
      <Row className={classes.frame}>
        {narrow && !onMenu ? null : <AgentMenu pages={pages} chosen={chosen} onChoose={choose} />}
        {chosen ? (
          <Stack as="section" grow className={classes.page}>
            <Screen key={chosen} page={chosen} part={part} />
          </Stack>
        ) : null}
      </Row>
    </>
  )
}

function Screen({ page, part }: { readonly page: AgentPageName; readonly part: string | undefined }) {
  const t = useWords('agent')
  const { screen: Shown } = AGENT_PAGES[page]
  return (
    <Suspense
      fallback={
        <AgentPage title={t(page)}>
          <SkeletonRows rows={8} />
        </AgentPage>
      }
    >
      <Shown part={part} />
    </Suspense>
  )
}
