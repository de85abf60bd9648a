import { agentLinks } from '@croupier/contract/agent-links.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import type { AgentScreenProps } from '../../parts/centre/agent-pages.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { AgentPage } from './agent-page.tsx'
import { DirectForm } from './direct-form.tsx'
import { LinkCard } from './link-card.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkList } from './link-list.tsx'
import classes from './register.module.css'

export type LinksReply = ReplyOf<typeof agentLinks>

const DIRECT = 'direct'

/** How an agent's hierarchy grows: accounts opened directly, or links by which others register. */
export function RegisterPage({ part }: AgentScreenProps) {
  const t = useWords('agent')
  const open = useOpenModal()
  const { data, error, refetch } = useAsk(agentLinks, { query: {} })
  return (
    <AgentPage
      title={t('registerCenter')}
      actions={
        <Segments
          raised
          label={t('registerCenter')}
          options={[
            { value: 'link', label: t('by_link') },
            { value: DIRECT, label: t('direct') },
          ]}
          value={part === DIRECT ? DIRECT : 'link'}
          onChange={(way) => open('agentCentre', way === DIRECT ? `registerCenter.${DIRECT}` : 'registerCenter')}
        />
      }
    >
      {data ? part === DIRECT ? <DirectForm own={data.own} /> : <ByLink links={data} /> : null}
      {error && !data ? <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={8} />}
    </AgentPage>
  )
}

function ByLink({ links: { own, address, list } }: { readonly links: LinksReply }) {
  const [chosen, setChosen] = useState<string>()
  const shown = list.find(({ linkId }) => linkId === chosen) ?? list[0]
  return (
    <>
      <div className={classes.columns}>
        <LinkForm own={own} onMade={({ linkId }) => setChosen(linkId)} />
        <LinkCard address={address} link={shown} />
      </div>
      <LinkList address={address} list={list} shown={shown?.linkId} onShow={setChosen} />
    </>
  )
}
