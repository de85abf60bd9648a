import { Row } from '@croupier/kit/layout/layout.tsx'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import classes from './wordmark.module.css'

interface WordmarkProps {
  readonly size?: number
  /** On a narrow phone the mark stands for the name too. */
  readonly shrinks?: boolean
}

/** The brand's mark and name. */
export function Wordmark({ size = 36, shrinks = false }: WordmarkProps) {
  const { logo, wordmark } = useBrand()
  return (
    <Row as="span" inline gap={10} align="center" style={{ fontSize: size }}>
      <BrandMark logo={logo} size={size} />
      <span lang="en" className={`${classes.name} ${shrinks ? classes.shrinks : ''}`}>
        {wordmark}
      </span>
    </Row>
  )
}
