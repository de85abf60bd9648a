import { setCaller } from '@croupier/kit/calls.ts'
import { session, startSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { Popover } from '../kit/popover.tsx'
import { rememberedLanguage } from '../language.ts'
import classes from './brand-switch.module.css'
import { useBrandNow, useOperator } from './operator.tsx'

/** The brand that is worked on, and the others of the operator. */
export function BrandSwitch() {
  const t = useWords('shell')
  const { brands } = useOperator()
  const now = useBrandNow()
  const change = useChangeBrand()
  const face = (
    <>
      <span className={classes.mark}>{now.name.slice(0, 1)}</span>
      <span className={classes.names}>
        <strong>{now.name}</strong>
        <small>
          {now.currency} · {cityOf(now.timeZone)}
        </small>
      </span>
    </>
  )
  if (brands.length < 2) return <div className={classes.switch}>{face}</div>
  return (
    <Popover
      label={t('brand_switch')}
      className={classes.switch}
      face={
        <>
          {face}
          <IconSelector size={16} aria-hidden />
        </>
      }
    >
      {(close) =>
        brands.map((brand) => (
          <button
            key={brand.merchant}
            type="button"
            className={classes.choice}
            aria-current={brand.merchant === now.merchant || undefined}
            onClick={() => {
              close()
              change(brand.merchant)
            }}
          >
            <span className={classes.mark}>{brand.name.slice(0, 1)}</span>
            <span className={classes.names}>
              <strong>{brand.name}</strong>
              <small>
                {brand.currency} · {cityOf(brand.timeZone)}
              </small>
            </span>
            {brand.merchant === now.merchant ? <IconCheck size={16} aria-hidden /> : null}
          </button>
        ))
      }
    </Popover>
  )
}

/** The place that names a zone, as people say it. */
export const cityOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** From now on every call is about another brand, whose first screen or the named one opens. Nothing of the one before stays. */
export function useChangeBrand() {
  const client = useQueryClient()
  const router = useRouter()
  return (merchant: string, to = '/') => {
    const kept = session()
    if (!kept || kept.merchant === merchant) return
    startSession({ ...kept, merchant })
    setCaller({ merchant, language: rememberedLanguage() })
    void router.navigate({ to }).then(() => client.resetQueries())
  }
}
