import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconEye, IconEyeOff, IconRefresh } from '@tabler/icons-react'
import classes from './balance.module.css'
import { hide, useHidden } from './hidden.ts'
import { useBalance, useChange, useCounted } from '../../parts/wallet/use-balance.ts'

/** The balance in the header: press it for stars, refresh it at its end; a change stands beside it for three seconds. */
export function BalancePanel() {
  const t = useWords('wallet')
  const { data, isError, isFetching, refetch } = useBalance()
  const hidden = useHidden()
  const change = useChange(data?.sumBalance)
  return (
    <Row tall={40} anchor align="center" level={0} edge radius={8} role="group" aria-label={t('balance')}>
      {data ? (
        <HideButton hidden={hidden}>{hidden ? <Stars /> : <Figure amount={data.sumBalance} />}</HideButton>
      ) : isError ? (
        <Button size="small" tone="ghost" onClick={() => void refetch()}>
          {t('balance_failed')}
        </Button>
      ) : (
        <span className={classes.wait}>
          <Skeleton width={96} height={18} />
        </span>
      )}
      <Change amount={hidden ? undefined : change} />
      <Grid
        as="button"
        centred
        tone="text-dim"
        type="button"
        className={classes.refresh}
        aria-label={t('refresh')}
        title={t('refresh')}
        onClick={() => void refetch()}
      >
        <IconRefresh size={16} aria-hidden className={isFetching ? classes.turning : undefined} />
      </Grid>
    </Row>
  )
}

/** The balance above the member centre's menu, with the eye that hides it. */
export function BalanceCard() {
  const t = useWords('wallet')
  const { data } = useBalance()
  const hidden = useHidden()
  return (
    <Grid anchor padY={10} padX={12} level={2} radius={10}>
      <Text size={12} tone="text-dim">
        {t('balance')}
      </Text>
      <Text size={18} leading={26} weight={600}>
        {data ? hidden ? <Stars /> : <Figure amount={data.sumBalance} /> : <Skeleton width={110} height={20} />}
      </Text>
      <Grid
        as="button"
        square={32}
        centred
        tone="text-dim"
        radius={8}
        type="button"
        className={classes.cardEye}
        aria-pressed={hidden}
        aria-label={t(hidden ? 'show_balance' : 'hide_balance')}
        onClick={() => hide(!hidden)}
      >
        {hidden ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      </Grid>
    </Grid>
  )
}

function HideButton({ hidden, children }: { readonly hidden: boolean; readonly children: React.ReactNode }) {
  const t = useWords('wallet')
  const Eye = hidden ? IconEyeOff : IconEye
  return (
    <Row
      as="button"
      gap={8}
      align="center"
      padY={0}
      size={15}
      weight={600}
      type="button"
      className={classes.amount}
      aria-pressed={hidden}
      title={t(hidden ? 'show_balance' : 'hide_balance')}
      onClick={() => hide(!hidden)}
    >
      <Eye size={18} aria-hidden />
      {children}
      <span className="sr-only">{t(hidden ? 'show_balance' : 'hide_balance')}</span>
    </Row>
  )
}

const Figure = ({ amount }: { readonly amount: string }) => <Money amount={useCounted(amount)} />

const Stars = () => (
  <span className={classes.stars} aria-hidden>
    ******
  </span>
)

function Change({ amount }: { readonly amount: string | undefined }) {
  return (
    <span className={classes.changes} aria-live="polite">
      {amount === undefined ? null : (
        <Surface
          as="span"
          padY={2}
          padX={8}
          size={12}
          weight={600}
          level={1}
          edge
          radius={6}
          className={classes.change}
          data-in={!amount.startsWith('-')}
        >
          <Money amount={amount} signed />
        </Surface>
      )}
    </span>
  )
}
