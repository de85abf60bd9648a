import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './person-card.module.css'

interface PersonCardProps {
  readonly label: string
  readonly icon: ReactNode
  readonly name: string
  readonly text: string
  /** Buttons, which take a line of their own on a phone. */
  readonly ways?: ReactNode
  readonly children?: ReactNode
}

/** Who money goes to, or where it lies: a sign, a name and a line about it. */
export const PersonCard = ({ label, icon, name, text, ways, children }: PersonCardProps) => (
  <Row
    as="section"
    gap={12}
    align="center"
    padY={12}
    padX={16}
    size={13}
    level={0}
    edge
    radius={12}
    className={classes.person}
    aria-label={label}
  >
    <Grid as="span" firm square={40} centred tone="accent-text" radius={20} className={classes.face}>
      {icon}
    </Grid>
    <Grid as="span" gap={2} grow>
      <Text weight={600}>{name}</Text>
      <Text size={12} tone="text-dim">
        {text}
      </Text>
    </Grid>
    {ways ? (
      <Row as="span" gap={8} className={classes.ways}>
        {ways}
      </Row>
    ) : null}
    {children}
  </Row>
)
