import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { unmatchedReceiptCase } from '@croupier/contract/console-unmatched-receipts.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { StatusChip } from '../../kit/status.tsx'
import classes from './case.module.css'
import { DepositChip } from './deposit-chip.tsx'
import { MemberLink } from './member-link.tsx'
import { UnmatchedReceiptChip } from './unmatched-receipt-chip.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'

export type UnmatchedReceiptCase = ReplyOf<typeof unmatchedReceiptCase>

/** A payment that belongs to no open deposit: why it is here, and the requests that it may be meant for. */
export function UnmatchedReceiptCard({ one }: { readonly one: UnmatchedReceiptCase }) {
  const t = useWords('desk')
  const moments = useMoments()
  const { reference, claim, why, decided } = one
  return (
    <>
      <header className={classes.caseHead}>
        <div>
          <Row as="p" gap={8} align="center">
            <span className="mono">{reference || t('stray_no_reference')}</span>
            {claim ? (
              <StatusChip status="review" fill={{ who: claim.own ? t('by_you') : claim.name }} />
            ) : (
              <UnmatchedReceiptChip why={why} />
            )}
          </Row>
          <Row as="p" gap={12} align="baseline" mt={4} tone="text-dim" className={classes.big}>
            <Amount amount={one.amount} currency={one.asset} />
            <span>{t('stray_arrived', { at: moments.short(one.at) })}</span>
          </Row>
        </div>
      </header>
      <Stack gap={12} padY={14} padX={20}>
        <Card title={t('stray_why_title')}>
          <p>{t(`stray_why.${why}`)}</p>
          {one.fault === null ? null : <p>{t('stray_fault', { fault: one.fault })}</p>}
          <Facts>
            <Fact says={t('money_from')}>{t(`stray_source.${one.source}`, { reference })}</Fact>
            <Fact says={t('suspense')} mono>
              {one.suspense.account}
            </Fact>
            <Fact says={t('suspense_now')}>
              <Amount amount={one.suspense.balance} currency={one.asset} />
            </Fact>
          </Facts>
        </Card>
        <Candidates one={one} />
        {decided === null ? null : (
          <Card title={t(`stray_state.${one.state}`)}>
            <Facts>
              <Fact says={decided.by}>{moments.short(decided.at)}</Fact>
              {decided.bankReference === '' ? null : (
                <Fact says={t('bank_reference')} mono>
                  {decided.bankReference}
                </Fact>
              )}
              {decided.note === '' ? null : <Fact says={t('note')}>{decided.note}</Fact>}
            </Facts>
          </Card>
        )}
      </Stack>
    </>
  )
}

/** Requests of the same amount around that day, and the one that the payment names. */
function Candidates({ one }: { readonly one: UnmatchedReceiptCase }) {
  const t = useWords('desk')
  const moments = useMoments()
  return (
    <Card title={t('stray_candidates')}>
      {one.candidates.length === 0 ? (
        <p>{t('stray_no_candidates')}</p>
      ) : (
        <table className={classes.sources}>
          <tbody>
            {one.candidates.map((candidate) => (
              <tr key={candidate.depositId}>
                <th scope="row">
                  <MemberLink id={candidate.memberId}>{candidate.account}</MemberLink>
                </th>
                <td>
                  <span className="mono">{candidate.reference}</span>
                  {candidate.named ? (
                    <Text as="small" block tone="text-dim">
                      {t('stray_named')}
                    </Text>
                  ) : null}
                </td>
                <td data-differs={candidate.amount === one.amount ? undefined : true}>
                  <Amount amount={candidate.amount} />
                </td>
                <td>{moments.short(candidate.at)}</td>
                <td>
                  <DepositChip row={{ ...candidate, differs: false, second: false }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
