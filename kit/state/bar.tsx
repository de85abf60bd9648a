import classes from './bar.module.css'

interface BarProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly className?: string | undefined
}

/** How much of a measure is used or reached, drawn as a bar. */
export const MeterBar = ({ label, className = '', ...measure }: BarProps) => (
  <meter {...measure} min={0} className={`${classes.bar} ${className}`} aria-label={label} />
)

/** How far something has come, drawn as a bar. */
export const ProgressBar = ({ label, className = '', ...progress }: BarProps) => (
  <progress {...progress} className={`${classes.bar} ${className}`} aria-label={label} />
)
