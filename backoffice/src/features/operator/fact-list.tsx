import classes from './approvals.module.css'

interface FactListProps {
  readonly facts: Readonly<Record<string, unknown>>
  readonly nameOf: (path: string) => string
  readonly sayOf: (path: string, value: unknown) => string
}

/** Facts by name, as somebody says them. */
export const FactList = ({ facts, nameOf, sayOf }: FactListProps) => (
  <dl className={classes.facts}>
    {Object.entries(facts).map(([name, value]) => (
      <div key={name}>
        <dt>{nameOf(name)}</dt>
        <dd>{Array.isArray(value) ? value.map((one) => sayOf(name, one)).join(', ') : sayOf(name, value)}</dd>
      </div>
    ))}
  </dl>
)
