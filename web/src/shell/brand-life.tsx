import { whitelabel } from '@croupier/contract/brand.ts'
import type { FirstData } from '@croupier/contract/page.ts'
import { BrandProvider } from '@croupier/kit/brand.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import type { ReactNode } from 'react'

interface BrandLifeProps {
  readonly first: FirstData['whitelabel']
  readonly children: ReactNode
}

/** The brand as it came with the page, and as it is when it changes while the page is open. */
export function BrandLife({ first, children }: BrandLifeProps) {
  const { data = first } = useAsk(whitelabel, undefined, { staleTime: Infinity, gcTime: Infinity })
  return <BrandProvider value={data}>{children}</BrandProvider>
}
