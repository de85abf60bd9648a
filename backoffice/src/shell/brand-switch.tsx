import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { cityOf, useChangeBrand } from '../kit/change-brand.ts'
import { Popover } from '../kit/popover.tsx'
import classes from './brand-switch.module.css'
import { useBrandNow, useOperator } from '../kit/operator.tsx'
import { MenuLine } from '../kit/menu-line.tsx'

/** The brand that is worked on, and the others of the operator. */
export function BrandSwitch() {
  const t = useWords('shell')
  const { brands } = useOperator()
  const now = useBrandNow()
  const change = useChangeBrand()
  const face = <BrandFace brand={now} />
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
          <MenuLine
            key={brand.merchant}
            current={brand.merchant === now.merchant}
            onPress={() => {
              close()
              change(brand.merchant)
            }}
          >
            <BrandFace brand={brand} />
            {brand.merchant === now.merchant ? <IconCheck size={16} aria-hidden /> : null}
          </MenuLine>
        ))
      }
    </Popover>
  )
}

const BrandFace = ({
  brand: { name, logo, currency, timeZone },
}: {
  readonly brand: ReturnType<typeof useBrandNow>
}) => (
  <>
    <BrandMark logo={logo} size={28} />
    <Stack as="span" grow>
      <Text as="strong" size={14} leading={16}>
        {name}
      </Text>
      <Text as="small" leading={14}>
        {currency} · {cityOf(timeZone)}
      </Text>
    </Stack>
  </>
)
