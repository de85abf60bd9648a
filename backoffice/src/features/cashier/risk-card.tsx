import { Row } from '@croupier/kit/layout/layout.tsx'
import type { Finding } from '@croupier/contract/console-withdrawals.ts'
import type { RiskCheck } from '@croupier/contract/risk-check.ts'
import { useWords } from '@croupier/kit/words.ts'
import {
  type Icon,
  IconArrowsExchange,
  IconBuildingBank,
  IconDeviceGamepad,
  IconDevices,
  IconEye,
  IconFlag,
  IconMapPin,
  IconShieldCheck,
  IconTrendingUp,
  IconUserPlus,
} from '@tabler/icons-react'
import { Card } from '../../kit/card.tsx'
import { StatusChip } from '../../kit/status.tsx'
import classes from './case.module.css'
import type { WithdrawalCase } from './withdrawal-card.tsx'

const SIGNS: Readonly<Record<RiskCheck, Icon>> = {
  shared_device: IconDevices,
  shared_address: IconMapPin,
  shared_payee: IconBuildingBank,
  new_payee: IconBuildingBank,
  opposite_bets: IconArrowsExchange,
  unusual_amount: IconTrendingUp,
  first_withdrawal: IconUserPlus,
  no_play: IconDeviceGamepad,
  watched: IconEye,
}
/** Somebody else is in it. */
const BAD: readonly RiskCheck[] = ['shared_device', 'shared_payee', 'watched']

/** Why a person looks at it: each finding with its figures, and what was checked and found to be well. */
export function RiskCard({ one: { why, findings, flags } }: { readonly one: WithdrawalCase }) {
  const t = useWords('desk')
  const found = findings.filter((finding) => finding.found)
  const passed = findings.filter((finding) => !finding.found)
  return (
    <Card
      title={t('why_person')}
      mark={
        flags.length > 0 ? (
          <StatusChip status={flags.length > 2 ? 'many_flags' : 'flagged'} fill={{ count: flags.length }} />
        ) : null
      }
    >
      <div className="ruled">
        {why.map((code) => (
          <Row gap={12} padY={10} key={code} className={classes.flag}>
            <IconFlag size={18} aria-hidden />
            <div>
              <strong>{t(`why.${code}`)}</strong>
            </div>
          </Row>
        ))}
        {found.map((finding) => (
          <Line key={finding.check} finding={finding} />
        ))}
      </div>
      {passed.length === 0 ? null : (
        <details className={`ruled ${classes.passed}`}>
          <summary>{t('passed', { count: passed.length })}</summary>
          {passed.map(({ check }) => (
            <Row gap={12} padY={10} key={check} className={classes.flag}>
              <IconShieldCheck size={18} aria-hidden />
              <span>{t(`passed_check.${check}`)}</span>
            </Row>
          ))}
        </details>
      )}
    </Card>
  )
}

function Line({ finding: { check, evidence, members } }: { readonly finding: Finding }) {
  const t = useWords('desk')
  const Sign = SIGNS[check]
  return (
    <Row gap={12} padY={10} className={classes.flag} data-bad={BAD.includes(check) || undefined}>
      <Sign size={18} aria-hidden />
      <div>
        <strong>{t(`check.${check}`, { count: members.length })}</strong>
        <p className="quiet">{t(`evidence.${check}`, { ...evidence, members: members.slice(0, 8).join(', ') })}</p>
      </div>
    </Row>
  )
}
