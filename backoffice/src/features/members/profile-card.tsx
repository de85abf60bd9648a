import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { unmaskField } from '@croupier/contract/console-actions.ts'
import { MASKED_FIELDS } from '@croupier/contract/console-members.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { Masked } from '../../kit/masked.tsx'
import { useMoments } from '../../kit/moment.ts'
import { Chip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'

const TONES = { verified: 'win', pending: 'warn', refused: 'loss', unverified: 'dim' } as const

/** Who a member is: masked, each field opened by itself and for a minute. */
export function ProfileCard({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const moments = useMoments()
  const may = useMay()('members.unmask')
  const { id, account, personal, identity, registeredAt, registeredFrom, upline, nickname } = member
  return (
    <Card title={t('profile')}>
      <Grid as="dl" gap={6}>
        {MASKED_FIELDS.map((field) => {
          const value = personal[field]
          return (
            <Line key={field} label={t(`fields.${field}`)}>
              {value === null || value === undefined ? (
                '–'
              ) : (
                <Masked
                  value={value}
                  what={t('field_of', { field: t(`fields.${field}`), account })}
                  open={
                    may
                      ? async (because) =>
                          (await ask(unmaskField, { params: { memberId: id }, body: { field, ...because } })).value ??
                          '–'
                      : undefined
                  }
                />
              )}
            </Line>
          )
        })}
        <Line label={t('nickname')}>{nickname}</Line>
        <Line label={t('identity')}>
          <Chip tone={TONES[identity]}>{t(`identities.${identity}`)}</Chip>
        </Line>
        <Line label={t('joined')}>{moments.day(registeredAt)}</Line>
        <Line label={t('came_from')}>{upline ?? registeredFrom ?? '–'}</Line>
      </Grid>
    </Card>
  )
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Row gap={10} align="center" justify="between" className={classes.line}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Row>
)
