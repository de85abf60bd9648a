import { Surface } from '@croupier/kit/layout/layout.tsx'
import classes from './share-rail.module.css'

interface ShareRailProps {
  /** From 0 to 1. */
  readonly share: number
  readonly colour: string
}

/** A share of the last rounds, drawn as a bar. Decoration: the figure stands beside it. */
export const ShareRail = ({ share, colour }: ShareRailProps) => (
  <Surface as="span" level={3} radius={2} className={classes.rail} aria-hidden>
    <span style={{ background: colour, transform: `scaleX(${share})` }} />
  </Surface>
)
