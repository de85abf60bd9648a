import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { memberShares } from '@croupier/contract/console-members.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconFlag, IconUsers, IconWorld } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/status.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'

const SIGNS = { address: IconWorld, payee: IconBuildingBank } as const
const HIGH = 60
const SOME = 25

const toneOf = (score: number) => (score >= HIGH ? 'loss' : score >= SOME ? 'warn' : 'win')

/** Signs of risk, and what a member shares with others. */
export function SharesCards({ member }: { readonly member: Member }) {
  const { data } = useAsk(memberShares, { params: { memberId: member.id } })
  if (!data) return null
  return (
    <>
      <RiskCard risk={data.risk} />
      <SharedCard shares={data.shares} />
    </>
  )
}

type Shares = ReplyOf<typeof memberShares>

function RiskCard({ risk: { score, signs } }: Pick<Shares, 'risk'>) {
  const t = useWords('members')
  return (
    <Card
      title={t('risk')}
      mark={
        <Chip tone={toneOf(score)} icon={IconFlag}>
          {t(`risks.${toneOf(score)}`, { score })}
        </Chip>
      }
    >
      {signs.length === 0 ? (
        <Text as="p" tone="text-dim">
          {t('no_signs')}
        </Text>
      ) : null}
      <Grid as="ul" gap={8}>
        {signs.map(({ sign, count, points }) => (
          <Row as="li" justify="between" key={sign}>
            <span>{t(`signs.${sign}`, { count })}</span>
            <Text as="strong" tone="loss">
              +{points}
            </Text>
          </Row>
        ))}
      </Grid>
    </Card>
  )
}

function SharedCard({ shares }: Pick<Shares, 'shares'>) {
  const t = useWords('members')
  return (
    <Card title={t('shares')} bare>
      {shares.length === 0 ? <p className={classes.nothing}>{t('no_shares')}</p> : null}
      <ul className={`ruled ${classes.shares}`}>
        {shares.map(({ kind, name, others, count }) => {
          const Sign = SIGNS[kind]
          return (
            <li key={`${kind}.${name}`}>
              <Sign size={16} aria-hidden />
              <div>
                <p>{name}</p>
                <Row as="p" gapY={0} gapX={8} wraps tone="text-dim">
                  {others.length === 0 ? t('nobody_else') : null}
                  {others.map(({ id, account }) => (
                    <Link key={id} to="/members/$memberId" params={{ memberId: id }} search={{}} className="link">
                      {account}
                    </Link>
                  ))}
                  {count > others.length ? t('and_more', { count: count - others.length }) : null}
                </Row>
              </div>
              <Chip tone={count > 0 ? 'warn' : 'dim'} icon={IconUsers}>
                {String(count)}
              </Chip>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
