import { systemStatus } from '@croupier/contract/brand.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowUp, IconHeadset } from '@tabler/icons-react'
import classes from './side-bar.module.css'

/** From this rank up a member is served as a VIP. */
const VIP_ABOVE = 4

/** Beside the page on wide screens: help where the brand has it, and the way to the top. */
export function SideBar() {
  const t = useWords('shell')
  const { data: status } = useAsk(systemStatus, undefined, { staleTime: 300_000 })
  const { data: member } = useAsk(memberInfo)
  const wanted = (member?.clubLabel.rankLevel ?? 0) > VIP_ABOVE ? 'VIP' : 'LIVECHAT'
  const service = status?.info.customerService.find(({ csType }) => csType === wanted)
  return (
    <aside className={`card ${classes.bar}`} aria-label={t('side_bar')}>
      {service ? (
        <button
          type="button"
          className={classes.entry}
          onClick={() => window.open(service.path, 'service', 'width=440,height=750,noopener')}
        >
          <IconHeadset size={20} aria-hidden />
          {t(wanted === 'VIP' ? 'service_vip' : 'service_chat')}
        </button>
      ) : null}
      <button type="button" className={classes.entry} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
        <IconArrowUp size={20} aria-hidden />
        {t('top')}
      </button>
    </aside>
  )
}
