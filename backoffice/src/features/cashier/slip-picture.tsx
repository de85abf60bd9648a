import { Grid } from '@croupier/kit/layout/layout.tsx'
import classes from './case.module.css'

interface SlipPictureProps {
  readonly src: string
  readonly alt: string
  readonly large: boolean
}

/** The picture that somebody gave as proof, in a frame where it can be read closely. */
export const SlipPicture = ({ src, alt, large }: SlipPictureProps) => (
  <Grid centred pad={14} level={2} edge radius={12} className={classes.slip} data-large={large || undefined}>
    <img src={src} alt={alt} />
  </Grid>
)
