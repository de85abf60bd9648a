import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { amountText } from '@croupier/engine/money.ts'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { TRIAL } from '../../parts/member/ruling.ts'
import { unitsSaid } from '../../parts/play/amounts.ts'
import type { Refusal } from '../../parts/play/round-machine.ts'
import type { OpenQuestion, Option } from './open-question.ts'
import classes from './decision.module.css'
import { Ring, SecondsSaid } from './ring.tsx'
import { useAnswers } from './use-answers.ts'
import type { LiveTable } from './use-live-table.ts'
import { useHeardKeys } from './use-table-keys.ts'

interface DecisionProps {
  readonly table: LiveTable
  readonly asked: OpenQuestion
  readonly aheadMs: number
  /** What there is to play with. */
  readonly balance: string | undefined
  /** What lies on all spots and is one's own. */
  readonly staked: bigint
}

/** The keys of the options. */
const KEYS: Readonly<Record<string, string>> = {
  call: 'c',
  play: 'p',
  fold: 'f',
  insure: 'y',
  decline: 'n',
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  surrender: 'u',
}

/** Answers in even rows, by how many there are. */
const COLUMNS: Readonly<Record<number, 1 | 2>> = { 1: 1, 2: 2, 4: 2 }

/** What the round asks of the player: what may be answered and what each costs, in the place of the chips that lie still meanwhile. */
export function Decision({ table, asked, aheadMs, balance, staked }: DecisionProps) {
  const t = useWords('tables')
  const { answer, asking, refusal } = useAnswers(table, asked)
  const { options, given, until, of } = asked
  const short = options.filter(({ cost }) => balance !== undefined && cost > unitsSaid(balance))
  const open = options.filter((option) => !short.includes(option))
  // How much is missing says more than that it was refused.
  const why = refusal?.code === 'insufficient_funds' && short.length > 0 ? undefined : refusal
  const title = useTitle(asked)
  useHeardKeys(
    given === undefined
      ? Object.fromEntries(open.map((option) => [KEYS[option.option] ?? '', () => answer(option)]))
      : {},
  )
  return (
    <Surface as="section" level={1} className={classes.decision} aria-label={title} tabIndex={-1} ref={keepFocus}>
      <Grid gap={8} className={classes.body}>
        <Row gap={12} align="center" className={classes.head}>
          <Row as="span" gap={12} align="center" className={classes.asks}>
            <Ring
              endsAt={until}
              lastsMs={of === 'seats' ? table.pace.decideAllMs : table.pace.decideMs}
              aheadMs={aheadMs}
              tone="gold"
              small
            />
            <Grid as="b" size={16} leading={20}>
              {title}
              {given === undefined ? (
                <Text as="small" size={13} leading={20} weight={400} tone="text-dim">
                  {t('silence', { option: t(`option.${asked.silence}`) })}
                </Text>
              ) : null}
            </Grid>
          </Row>
          <Staked staked={staked} />
        </Row>
        {given === undefined ? (
          <>
            <Grid gap={8} columns={COLUMNS[open.length] ?? 3} className={classes.options}>
              {open.map((option) => (
                <Answer key={option.option} option={option} asked={asked} asking={asking} onAnswer={answer} />
              ))}
            </Grid>
            {short.map((option) => (
              <Short key={option.option} option={option} balance={balance ?? '0'} last={option === short.at(-1)} />
            ))}
            {why ? <Why refusal={why} /> : null}
          </>
        ) : (
          <Given option={given} of={of} />
        )}
      </Grid>
      <Said asked={asked} options={open} title={title} />
      {given === undefined ? <SecondsSaid endsAt={until} aheadMs={aheadMs} /> : null}
    </Surface>
  )
}

function Staked({ staked }: Pick<DecisionProps, 'staked'>) {
  const t = useWords('tables')
  const look = useMoneyLook()
  return (
    <Grid as="span" size={12} tone="text-dim" text="end" className={classes.staked}>
      {t('your_bets')}{' '}
      <Text as="b" size={15} leading={16} tone="accent-text" className="num">
        {moneyText(amountText(staked, look.decimals), look)}
      </Text>
    </Grid>
  )
}

/** What was answered, where the answers stood. */
function Given({ option, of }: Pick<OpenQuestion, 'of'> & { readonly option: string }) {
  const t = useWords('tables')
  return (
    <Row as="p" gap={8} align="center" size={16} className={classes.given}>
      <IconCircleCheck size={22} aria-hidden />
      <b>{t('answered', { option: t(`option.${option}`) })}</b>
      {of === 'seat' ? null : (
        <Text size={13} leading={20} tone="text-dim">
          {t('answered_waiting')}
        </Text>
      )}
    </Row>
  )
}

/** Whoever was at the chips, which are gone now, is at the answers. */
function keepFocus(panel: HTMLElement | null) {
  if (panel && document.activeElement === document.body) panel.focus({ preventScroll: true })
}

/** What is asked: of a seat its number too, and which of its two hands. */
function useTitle({ kind, of, seat, place }: OpenQuestion): string {
  const t = useWords('tables')
  const what = t(of === 'seat' ? 'ask.hand' : `ask.${kind}`)
  const whose = [seat === undefined ? '' : t('seat', { seat }), place?.endsWith('_split') ? t('second_hand') : '', what]
  return whose.filter((part) => part !== '').join(' · ')
}

interface AnswerProps {
  readonly option: Option
  readonly asked: OpenQuestion
  readonly asking: boolean
  readonly onAnswer: (option: Option) => void
}

function Answer({ option, asked, asking, onAnswer }: AnswerProps) {
  const t = useWords('tables')
  const costs = useCost(option)
  const key = KEYS[option.option]
  // What costs nothing but a choice is marked first; insurance is not advised.
  const main = option === asked.options[0] && asked.of !== 'seats'
  return (
    <Grid
      as="button"
      size={16}
      leading={20}
      weight={700}
      text="center"
      level={2}
      edge
      type="button"
      className={classes.option}
      data-option={option.option}
      data-main={main || undefined}
      aria-disabled={asking}
      aria-keyshortcuts={key}
      onClick={() => onAnswer(option)}
    >
      {t(`option.${option.option}`)}
      {costs === undefined ? null : (
        <Text as="small" size={13} leading={20} weight={600} className="num">
          {costs}
        </Text>
      )}
      {key === undefined ? null : <kbd aria-hidden>{key.toUpperCase()}</kbd>}
    </Grid>
  )
}

function useCost({ cost }: Option): string | undefined {
  const look = useMoneyLook()
  return cost > 0n ? moneyText(amountText(cost, look.decimals), look) : undefined
}

interface ShortProps {
  readonly option: Option
  readonly balance: string
  readonly last: boolean
}

/** What cannot be paid is no option; how much is missing, and below the last of them the way to it. */
function Short({ option, balance, last }: ShortProps) {
  const t = useWords('tables')
  const g = useWords('shell')
  const look = useMoneyLook()
  const open = useOpenModal()
  const trial = useSession()?.isAgent === TRIAL
  const values = {
    option: t(`option.${option.option}`),
    amount: moneyText(amountText(option.cost, look.decimals), look),
    missing: moneyText(amountText(option.cost - unitsSaid(balance), look.decimals), look),
  }
  return (
    <Row as="p" wraps align="center" size={13} className={classes.short} role="alert">
      {t('missing', values)}
      {trial || !last ? null : (
        <Text
          as="button"
          padX={14}
          weight={700}
          tone="accent-text"
          level={3}
          radius={10}
          type="button"
          onClick={() => open('memberCentre', 'depositv2')}
        >
          {g('deposit')}
        </Text>
      )}
    </Row>
  )
}

function Why({ refusal }: { readonly refusal: Refusal }) {
  const said = useTroubleText(new CallRefusal(refusal.code, 0, { message: refusal.message }))
  return (
    <Row as="p" wraps align="center" size={13} tone="loss" className={classes.refused} role="alert">
      {said}
    </Row>
  )
}

/** The question in a sentence, said when it comes; then the answer that was taken. */
function Said({
  asked,
  options,
  title,
}: {
  readonly asked: OpenQuestion
  readonly options: readonly Option[]
  readonly title: string
}) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const each = options.map(({ option, cost }) => {
    const name = t(`option.${option}`)
    return cost > 0n ? t('costs', { option: name, amount: moneyText(amountText(cost, look.decimals), look) }) : name
  })
  const said =
    asked.given === undefined ? `${title} ${each.join(', ')}` : t('answered', { option: t(`option.${asked.given}`) })
  return (
    <p className="sr-only" aria-live="assertive">
      {said}
    </p>
  )
}
