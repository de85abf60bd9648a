import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import {
  IconArrowLeft,
  IconCheck,
  IconDownload,
  IconShare,
  IconShieldCheck,
  IconShieldQuestion,
  IconShieldX,
} from '@tabler/icons-react'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { proofAddress } from '../../parts/rounds/round-link.ts'
import type { ProofRecord } from '../../parts/rounds/round-record.ts'
import { useVerification } from '../../features/studio/use-verification.ts'
import { BetStatusTag } from '../../parts/play/bet-status.tsx'
import { useTimes } from '../../parts/site/bet-times.ts'
import { saveJson } from '../../parts/page/save-json.ts'
import type { Round } from '../../parts/rounds/round.ts'
import classes from './round.module.css'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'

interface RoundHeadProps {
  readonly round: Round
  readonly record: ProofRecord | undefined
}

/** A round's name, how it ended, whether this device has proved it, and the ways to hand its proof on. */
export function RoundHead({ round, record }: RoundHeadProps) {
  const t = useWords('betting')
  const { moment } = useTimes()
  const router = useRouter()
  const back = useCanGoBack()
  const navigate = useNavigate()
  return (
    <Row as="header" gap={12} align="center" wraps mb={14} className={classes.top}>
      <IconButton
        framed
        label={t('back')}
        onClick={() =>
          back
            ? router.history.back()
            : void navigate({ to: '/', search: { modal: 'memberCentre', centre: 'personalHistoryCopy' } })
        }
      >
        <IconArrowLeft size={20} aria-hidden />
      </IconButton>
      <div className={classes.name}>
        <Row as="h1" gapY={4} gapX={8} align="center" wraps size={20} weight={700} className={classes.title}>
          {t('round_title', { game: round.gameName, short: shortOf(round.roundId) })}
          <BetStatusTag
            status={round.together.status}
            settling={round.bets.some(({ settling }) => settling)}
            result={round.together.result}
          />
          {record ? <Verified record={record} /> : null}
        </Row>
        <Text as="p" size={13} tone="text-dim">
          {t(`category_${round.category}`)} · {round.vendor} ·{' '}
          <Text as="span" nowrap className="num">
            {moment(round.startedAt)}
          </Text>
        </Text>
      </div>
      {record ? (
        <Row gap={8} wraps className={classes.ways}>
          <Share record={record} />
          <Button onClick={() => saveJson('round.json', round)}>
            <IconDownload size={17} aria-hidden />
            {t('proof_file')}
          </Button>
        </Row>
      ) : null}
    </Row>
  )
}

/** The last two groups of an id: enough to tell rounds apart when speaking of them. */
const shortOf = (roundId: string): string =>
  roundId
    .slice(-12)
    .toUpperCase()
    .replace(/^(.{4}).*(.{4})$/, '$1-$2')

function Verified({ record }: { readonly record: ProofRecord }) {
  const t = useWords('betting')
  const ok = useVerification(record)?.ok
  const [tone, Icon, key] =
    ok === undefined
      ? (['info', IconShieldQuestion, 'seed_secret'] as const)
      : ok
        ? (['win', IconShieldCheck, 'verified_here'] as const)
        : (['loss', IconShieldX, 'not_verified'] as const)
  return (
    <span className={classes.pill} data-tone={tone}>
      <Icon size={15} aria-hidden />
      {t(key)}
    </span>
  )
}

function Share({ record }: { readonly record: ProofRecord }) {
  const t = useWords('betting')
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = await proofAddress(record, location.origin)
    // A phone has its own way of handing things on; whoever turns it down there wants nothing.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
      return navigator.share({ url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <Button onClick={() => void share()}>
      {copied ? <IconCheck size={17} aria-hidden /> : <IconShare size={17} aria-hidden />}
      <span aria-live="polite">{t(copied ? 'link_copied' : 'share')}</span>
    </Button>
  )
}
