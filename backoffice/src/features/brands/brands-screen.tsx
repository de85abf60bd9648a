import { Stack } from '@croupier/kit/layout/layout.tsx'
import { type ListedBrand, brands } from '@croupier/contract/console-brands.ts'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PageFrame } from '../../kit/page-frame.tsx'
import { Chip } from '../../kit/status.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { cityOf } from '../../kit/change-brand.ts'
import { useMay } from '../../kit/operator.tsx'
import classes from './brands.module.css'

/** The brands that the operator works in. */
export function BrandsScreen() {
  const t = useWords('brands')
  const may = useMay()
  const { data, error, refetch } = useAsk(brands)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <PageFrame
      title={t('title')}
      facts={t('facts')}
      actions={
        may('brands.make') ? (
          <Link to="/brands/$merchant" params={{ merchant: 'new' }} className={buttonClass('primary', 'small')}>
            <IconPlus size={15} aria-hidden />
            {t('new')}
          </Link>
        ) : null
      }
    >
      {data ? (
        <Stack as="ul" gap={10} pad={0} className={classes.brands}>
          {data.list.map((brand) => (
            <li key={brand.merchant}>
              <BrandLink brand={brand} />
            </li>
          ))}
        </Stack>
      ) : (
        <SkeletonRows rows={4} />
      )}
    </PageFrame>
  )
}

function BrandLink({ brand }: { readonly brand: ListedBrand }) {
  const t = useWords('brands')
  const { merchant, name, logo, currency, timeZone, languages, hosts, minimumAge, registers, channels } = brand
  return (
    <Link to="/brands/$merchant" params={{ merchant }} className={classes.brand}>
      <BrandMark logo={logo} size={44} />
      <span className={classes.who}>
        <strong>{name}</strong>
        <small>
          <span className="mono">{merchant}</span> · {currency} · {cityOf(timeZone)} · {t('aged', { age: minimumAge })}
        </small>
      </span>
      <span className={classes.where}>
        {hosts.map(({ host, kind }) => (
          <span key={host} className="mono">
            {host}
            {kind === 'agent' ? <Chip tone="info">{t('kinds.agent')}</Chip> : null}
          </span>
        ))}
        <small>{languages.join(' · ')}</small>
      </span>
      <span className={classes.state}>
        <Chip tone={registers ? 'win' : 'dim'}>{t(registers ? 'registers' : 'registers_not')}</Chip>
        <small>{t('channels', { count: channels })}</small>
      </span>
    </Link>
  )
}
