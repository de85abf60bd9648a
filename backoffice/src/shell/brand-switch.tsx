import { Grid, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { cityOf, useChangeBrand } from '../kit/change-brand.ts'
import { Popover } from '../kit/popover.tsx'
import classes from './brand-switch.module.css'
import { useBrandNow, useOperator } from '../kit/operator.tsx'

/** The brand that is worked on, and the others of the operator. */
export function BrandSwitch() {
  const t = useWords('shell')
  const { brands } = useOperator()
  const now = useBrandNow()
  const change = useChangeBrand()
  const face = (
    <>
      <Grid as="span" centred radius={8} className={classes.mark}>
        {now.name.slice(0, 1)}
      </Grid>
      <Stack as="span" grow className={classes.names}>
        <strong>{now.name}</strong>
        <small>
          {now.currency} · {cityOf(now.timeZone)}
        </small>
      </Stack>
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
          <Text
            as="button"
            padX={10}
            radius={8}
            key={brand.merchant}
            type="button"
            className={classes.choice}
            aria-current={brand.merchant === now.merchant || undefined}
            onClick={() => {
              close()
              change(brand.merchant)
            }}
          >
            <Grid as="span" centred radius={8} className={classes.mark}>
              {brand.name.slice(0, 1)}
            </Grid>
            <Stack as="span" grow className={classes.names}>
              <strong>{brand.name}</strong>
              <small>
                {brand.currency} · {cityOf(brand.timeZone)}
              </small>
            </Stack>
            {brand.merchant === now.merchant ? <IconCheck size={16} aria-hidden /> : null}
          </Text>
        ))
      }
    </Popover>
  )
}
