import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import classes from './four-eyes.module.css'
import { useMoments } from './moment.ts'

export interface Step {
  /** What this person does: asks, confirms. */
  readonly says: string
  readonly by?: string | null
  readonly at?: string | null
  readonly note?: string
  /** Why it is not for who looks: “not you”. */
  readonly notYou?: boolean
}

interface FourEyesProps {
  /** The rule, in words: “Two people, above 50,000 PHP”. */
  readonly rule: string
  readonly steps: readonly Step[]
  /** What may be done now. */
  readonly children?: ReactNode
}

/** What two people decide: the rule, who has done what, and what is left. */
export function FourEyes({ rule, steps, children }: FourEyesProps) {
  return (
    <section className={classes.block} aria-label={rule}>
      <h3 className={classes.rule}>
        <IconUsers size={16} aria-hidden />
        {rule}
      </h3>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <StepLine key={step.says} step={step} number={index + 1} />
        ))}
      </ol>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </section>
  )
}

function StepLine({ step: { says, by, at, note, notYou }, number }: { readonly step: Step; readonly number: number }) {
  const t = useWords('pieces')
  const moments = useMoments()
  return (
    <li className={classes.step} data-done={by ? true : undefined}>
      {by ? <Avatar name={by} size={26} /> : <span className={classes.number}>{number}</span>}
      <div className={classes.text}>
        <p>
          <strong>{by ?? says}</strong>
          {notYou ? <em>{t('not_you')}</em> : null}
        </p>
        <p className={classes.small}>{by && at ? `${says}, ${moments.short(at)}` : t('open_step')}</p>
        {note ? <p className={classes.small}>“{note}”</p> : null}
      </div>
      {by ? <IconCheck size={16} className={classes.check} aria-hidden /> : null}
    </li>
  )
}
