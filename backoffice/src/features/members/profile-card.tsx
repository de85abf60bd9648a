import { unmaskField } from '@croupier/contract/console-actions.ts'
import { MASKED_FIELDS } from '@croupier/contract/console-members.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { Masked } from '../../kit/masked.tsx'
import { useMoments } from '../../kit/moment.ts'
import { Chip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import type { Member } from './member-screen.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'

const TONES = { verified: 'win', pending: 'warn', refused: 'loss', unverified: 'dim' } as const

/** Who a member is: masked, each field opened by itself and for a minute. */
export function ProfileCard({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const moments = useMoments()
  const may = useMay()('members.unmask')
  const { id, account, personal, identity, registeredAt, registeredFrom, upline, nickname } = member
  return (
    <Card title={t('profile')}>
      <Facts gap={10}>
        {MASKED_FIELDS.map((field) => {
          const value = personal[field]
          return (
            <Fact key={field} says={t(`fields.${field}`)}>
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
            </Fact>
          )
        })}
        <Fact says={t('nickname')}>{nickname}</Fact>
        <Fact says={t('identity')}>
          <Chip tone={TONES[identity]}>{t(`identities.${identity}`)}</Chip>
        </Fact>
        <Fact says={t('joined')}>{moments.day(registeredAt)}</Fact>
        <Fact says={t('came_from')}>{upline ?? registeredFrom ?? '–'}</Fact>
      </Facts>
    </Card>
  )
}
