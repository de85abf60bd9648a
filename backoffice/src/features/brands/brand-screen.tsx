import { brandProfile } from '@croupier/contract/console-brands.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi } from '@tanstack/react-router'
import { ErrorState } from '../../kit/error-state.tsx'
import { useChangeBrand } from '../../kit/change-brand.ts'
import { NotFound } from '../../kit/not-found.tsx'
import { useBrandNow, useOperator } from '../../kit/operator.tsx'
import { BrandEditor } from './brand-editor.tsx'
import { NewBrand } from './new-brand.tsx'

const route = getRouteApi('/_shell/brands/$merchant')

/** One brand, or a new one. A brand is changed by those who work in it at the moment. */
export function BrandScreen() {
  const { merchant } = route.useParams()
  const now = useBrandNow()
  if (merchant === 'new') return <NewBrand />
  return merchant === now.merchant ? <OwnBrand key={merchant} /> : <OtherBrand merchant={merchant} />
}

function OwnBrand() {
  const { data, error, refetch } = useAsk(brandProfile, undefined, { staleTime: 0 })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <BrandEditor key={data.revision} profile={data} /> : <SkeletonRows rows={10} />
}

function OtherBrand({ merchant }: { readonly merchant: string }) {
  const t = useWords('brands')
  const change = useChangeBrand()
  const { brands } = useOperator()
  const other = brands.find((one) => one.merchant === merchant)
  if (!other) return <NotFound />
  return (
    <Empty
      title={t('other')}
      text={t('other_text', { name: other.name })}
      actions={
        <Button tone="primary" onClick={() => change(merchant, `/brands/${merchant}`)}>
          {t('switch', { name: other.name })}
        </Button>
      }
    />
  )
}
