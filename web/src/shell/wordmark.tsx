import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import classes from './wordmark.module.css'

/** The brand's mark and name. */
export function Wordmark({ size = 36 }: { readonly size?: number }) {
  const { logo, wordmark } = useBrand()
  return (
    <span className={classes.wordmark}>
      <BrandMark logo={logo} size={size} />
      <span className={classes.name} style={{ fontSize: Math.round(size * 0.58) }}>
        {wordmark}
      </span>
    </span>
  )
}
