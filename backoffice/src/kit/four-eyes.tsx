import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
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
    <Text as="section" pad={14} radius={12} className={classes.block} aria-label={rule}>
      <Row as="h3" gap={8} align="center" size={14} weight={600} className={classes.rule}>
        <IconUsers size={16} aria-hidden />
        {rule}
      </Row>
      <Stack as="ol" gap={10} mt={12}>
        {steps.map((step, index) => (
          <StepLine key={step.says} step={step} number={index + 1} />
        ))}
      </Stack>
      {children ? (
        <Stack gap={8} mt={14}>
          {children}
        </Stack>
      ) : null}
    </Text>
  )
}

function StepLine({ step: { says, by, at, note, notYou }, number }: { readonly step: Step; readonly number: number }) {
  const t = useWords('pieces')
  const moments = useMoments()
  return (
    <Row as="li" gap={10} align="start" data-done={by ? true : undefined}>
      {by ? (
        <Avatar name={by} size={26} />
      ) : (
        <Grid as="span" firm centred className={classes.number}>
          {number}
        </Grid>
      )}
      <Text as="div" grow leading={18}>
        <p>
          <strong>{by ?? says}</strong>
          {notYou ? <em className={classes.notYou}>{t('not_you')}</em> : null}
        </p>
        <p className="quiet">{by && at ? `${says}, ${moments.short(at)}` : t('open_step')}</p>
        {note ? <p className="quiet">“{note}”</p> : null}
      </Text>
      {by ? <IconCheck size={16} className={classes.check} aria-hidden /> : null}
    </Row>
  )
}
