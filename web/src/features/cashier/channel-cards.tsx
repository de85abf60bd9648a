import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import type { DepositChannel, Rail } from '@croupier/contract/cashier.ts'
import { RadioCard } from '@croupier/kit/form/radio-card.tsx'
import { withPercentSign } from '@croupier/kit/formats.ts'
import { figures } from '@croupier/kit/money.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconCoins, IconCreditCard, IconQrcode, IconUsers } from '@tabler/icons-react'
import { useShortMoney } from './amount-field.tsx'
import classes from './channel-cards.module.css'
import { isFree } from './fee.ts'
import { kindOf } from './stages.ts'
import { TwoLines } from '../../parts/page/two-lines.tsx'

interface ChannelCardsProps {
  readonly channels: readonly DepositChannel[]
  readonly chosen: string | undefined
  readonly onChoose: (code: string) => void
}

/** Ways to pay in, to choose one. What cannot be used now says why. */
export function ChannelCards({ channels, chosen, onChoose }: ChannelCardsProps) {
  const t = useWords('cashier')
  return (
    <Grid as="fieldset" gap={10} className={classes.channels}>
      <Text as="legend" pad={0} mb={8} size={13} weight={600}>
        {t('pay_with')}
      </Text>
      {channels.map((channel) => (
        <ChannelCard key={channel.code} channel={channel} chosen={channel.code === chosen} onChoose={onChoose} />
      ))}
    </Grid>
  )
}

interface ChannelCardProps {
  readonly channel: DepositChannel
  readonly chosen: boolean
  readonly onChoose: (code: string) => void
}

function ChannelCard({ channel, chosen, onChoose }: ChannelCardProps) {
  const t = useWords('cashier')
  const short = useShortMoney()
  const fee = useFeeText()
  const { code, name, text, min, max, closed, rail } = channel
  return (
    <RadioCard
      name="channel"
      value={code}
      gap={12}
      padY={10}
      padX={14}
      className={classes.channel}
      checked={chosen}
      disabled={closed !== null}
      onChoose={() => onChoose(code)}
    >
      <RailMark rail={rail} />
      <TwoLines name={name}>
        <span>
          {t('between', { min: short(min), max: short(max) })} · {fee(channel)}
        </span>
        {text === '' ? null : <span>{text}</span>}
        {closed === null ? null : <ClosedReason channel={channel} closed={closed} />}
      </TwoLines>
      <span className={classes.radio} />
    </RadioCard>
  )
}

const ICONS = { qr: IconQrcode, bank: IconBuildingBank, gateway: IconCreditCard, crypto: IconCoins, matched: IconUsers }

/** The sign of a rail: a picture to scan, a bank, a card, or other members. */
export function RailMark({ rail }: { readonly rail: Rail }) {
  const Icon = ICONS[kindOf(rail)]
  return (
    <Grid as="span" firm centred tone="text-dim" level={2} radius={10} className={classes.mark}>
      <Icon size={20} stroke={1.6} aria-hidden />
    </Grid>
  )
}

interface ClosedReasonProps {
  readonly channel: DepositChannel
  readonly closed: NonNullable<DepositChannel['closed']>
}

function ClosedReason({ channel: { hours, levelMin }, closed }: ClosedReasonProps) {
  const t = useWords('cashier')
  const values = { from: hours?.from ?? '', to: hours?.to ?? '', level: levelMin }
  return <Text tone="warn">{t(`closed_${closed}`, values)}</Text>
}

/** What a channel takes, in words: `no fee`, `1.5% + ₱10`. */
function useFeeText() {
  const t = useWords('cashier')
  const short = useShortMoney()
  const language = useLanguage()
  return ({ fee }: Pick<DepositChannel, 'fee'>): string => {
    if (isFree(fee)) return t('no_fee')
    const parts = [
      Number(fee.percent) === 0
        ? undefined
        : withPercentSign(figures(fee.percent.replace(/\.?0+$/, ''), { language, decimals: 0 }), language),
      Number(fee.fixed) === 0 ? undefined : short(fee.fixed),
    ]
    return t('fee_of', { fee: parts.filter(Boolean).join(' + ') })
  }
}
