import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import type { Deposit } from '@croupier/contract/cashier.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconExternalLink } from '@tabler/icons-react'
import classes from './coin-order.module.css'
import { CopyLine } from './copy-line.tsx'
import { MoneyPicture } from './money-picture.tsx'
import { SandboxNote } from './sandbox-note.tsx'
import { Fact, Facts } from '../../parts/page/facts.tsx'

type Pay = NonNullable<Deposit['pay']>

interface CoinOrderProps {
  readonly coins: NonNullable<Pay['coins']>
  readonly pay: Pay
  readonly reference: string
}

/** How many coins to send and where to; once they are on their way, how deep they lie. */
export function CoinOrder({ coins, pay, reference }: CoinOrderProps) {
  return coins.sent === null ? (
    <ToSend coins={coins} pay={pay} reference={reference} />
  ) : (
    <OnTheirWay coins={coins} pay={pay} sent={coins.sent} />
  )
}

function ToSend({ coins, pay, reference }: CoinOrderProps) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const { network, coin, amount, rate, address } = coins
  const sum = `${amount} ${coin}`
  return (
    <>
      <Notice tone="info">{t('coins_only', { coin, network })}</Notice>
      {pay.qr === null ? null : <MoneyPicture code={pay.qr} amount={sum} reference={reference} />}
      <Facts>
        <CopyLine name={t('coins_amount')} text={amount}>
          {sum}
        </CopyLine>
        {address === null ? null : (
          <CopyLine name={t('coins_address')} text={address}>
            <Text padY={6} size={12} weight={500} className="mono">
              {address}
            </Text>
          </CopyLine>
        )}
        <Fact name={t('coins_network')}>{network}</Fact>
        <Fact name={t('coins_rate')}>{`1 ${coin} = ${moneyText(rate, look)}`}</Fact>
        <CopyLine name={t('reference')} text={reference} />
      </Facts>
      <SandboxChain url={pay.url} />
    </>
  )
}

interface OnTheirWayProps extends Pick<CoinOrderProps, 'coins' | 'pay'> {
  readonly sent: NonNullable<CoinOrderProps['coins']['sent']>
}

function OnTheirWay({ coins, pay, sent }: OnTheirWayProps) {
  const t = useWords('cashier')
  const { confirmations, coin, amount } = coins
  return (
    <>
      <Grid gap={10} pad={14} level={2} radius={12} role="status">
        <Text size={16} weight={600}>
          {t('confirmations_of', { count: sent.confirmations, all: confirmations })}
        </Text>
        <Grid
          as="span"
          gap={4}
          className={classes.bar}
          role="progressbar"
          aria-label={t('coins_confirmations')}
          aria-valuemin={0}
          aria-valuemax={confirmations}
          aria-valuenow={sent.confirmations}
        >
          {Array.from({ length: confirmations }, (_, block) => (
            <span key={block} data-done={block < sent.confirmations || undefined} />
          ))}
        </Grid>
        <Text as="p" size={13} tone="text-dim">
          {t('coins_on_their_way')}
        </Text>
      </Grid>
      <Facts>
        <Fact name={t('coins_asked')}>{`${amount} ${coin}`}</Fact>
        <CopyLine name={t('coins_transfer')} text={sent.tx}>
          <Text padY={6} size={12} weight={500} className="mono">
            {sent.tx}
          </Text>
        </CopyLine>
      </Facts>
      <SandboxChain url={pay.url} />
    </>
  )
}

/** Where nobody's coins move, they are sent on a chain that is only played. */
function SandboxChain({ url }: { readonly url: string | null }) {
  const t = useWords('cashier')
  if (url === null) return null
  return (
    <SandboxNote>
      <a href={url} className="link" target="_blank" rel="noreferrer">
        {t('sandbox_chain')}
        <IconExternalLink size={14} aria-hidden />
      </a>
    </SandboxNote>
  )
}
