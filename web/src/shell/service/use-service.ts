import { memberInfo } from '@croupier/contract/identity.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useState } from 'react'
import { useStatus } from '../../parts/site/use-status.ts'
import { openService } from './service-window.ts'

/** From this rank up a member is served as a VIP. */
const VIP_ABOVE = 4

export interface Service {
  /** Which line this visitor has; undefined where the brand has none. */
  readonly kind: 'VIP' | 'LIVECHAT' | undefined
  readonly open: () => void
  /** Why the window was closed again. */
  readonly failed: unknown
  readonly dismiss: () => void
}

/** The line to customer service: the VIPs' own where the brand has one, else the one for all. */
export function useService(): Service {
  const status = useStatus()
  const { data: member } = useAsk(memberInfo, undefined, { enabled: status?.status === 0 })
  const [failed, setFailed] = useState<unknown>()
  const lines = new Set(status?.info.customerService.map(({ csType }) => csType))
  const vip = (member?.clubLabel.rankLevel ?? 0) > VIP_ABOVE && lines.has('VIP')
  const kind = vip ? 'VIP' : lines.has('LIVECHAT') ? 'LIVECHAT' : undefined
  const open = () => {
    setFailed(undefined)
    openService(kind ?? 'LIVECHAT').catch(setFailed)
  }
  return { kind, open, failed, dismiss: () => setFailed(undefined) }
}
