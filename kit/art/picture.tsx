import { type ComponentProps, useRef, useState } from 'react'
import { useInView } from '../in-view.ts'
import { hosted, hostedSet } from './picture-host.ts'
import styles from './picture.module.css'
import { ATTEMPTS, seenPictures } from './seen-pictures.ts'

/** A tenth of a picture in sight is a picture that is looked at. */
const LOOKED_AT = { threshold: 0.1 }
const AGAIN_AFTER_MS = 700

interface PictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'onLoad' | 'onError' | 'loading'> {
  readonly src: string
  /** True above the fold: fetched at once. */
  readonly eager?: boolean
  /** It does not arrive, however often it is asked for. */
  readonly onGone?: () => void
}

/** A picture that is fetched when it comes into sight, asked for again when it does not arrive, and drawn at once when it has been seen. */
export function Picture({ src, eager = false, onGone, alt, srcSet, className = '', ...img }: PictureProps) {
  const place = useRef<HTMLImageElement>(null)
  const seen = seenPictures.has(src)
  const [inSight, setInSight] = useState(eager || seen)
  const [attempt, setAttempt] = useState(1)
  const [lost, setLost] = useState(false)
  useInView(place, { waiting: !inSight, when: LOOKED_AT }, () => setInSight(true))
  // One that came with the page is not fetched again; one that its host does not have is asked of the site in the end.
  const own = seen || attempt === ATTEMPTS
  const at = (path: string) => (own ? path : hosted(path))
  const tryAgain = () => {
    setLost(true)
    if (attempt === ATTEMPTS) return onGone?.()
    setTimeout(() => setAttempt(attempt + 1), AGAIN_AFTER_MS * attempt)
  }
  return (
    <img
      {...img}
      key={attempt}
      ref={place}
      src={inSight ? at(src) : undefined}
      srcSet={inSight && srcSet !== undefined ? (own ? srcSet : hostedSet(srcSet)) : undefined}
      alt={alt}
      className={`${styles.picture} ${className}`}
      decoding={seen ? 'sync' : 'async'}
      data-lost={lost || undefined}
      onLoad={() => {
        setLost(false)
        seenPictures.remember(src)
      }}
      onError={tryAgain}
    />
  )
}
