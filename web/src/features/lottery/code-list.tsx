import { writeContent } from '@croupier/engine/lottery/content.ts'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import type { CodeBet } from './code-bets.ts'
import { useMoneyText } from './cost-bar.tsx'
import { PAGES } from './lottery-tiles.tsx'
import { type BoardMethods, tabOf } from './methods.ts'
import classes from './short-code.module.css'
import type { Lottery } from './use-lotteries.ts'
import { contentShown, type MethodNames } from './use-method-names.ts'

interface CodeListProps {
  readonly bets: readonly CodeBet[]
  readonly known: BoardMethods
  readonly names: MethodNames
  readonly list: readonly Lottery[] | undefined
  /** What was refused, by the key of the line. */
  readonly faults: ReadonlyMap<string, string>
}

/** So many bets are read back; the others are counted. */
const SHOWN_MAX = 100

/** The bets of the short code in words, each with what it comes to; those for other lotteries lead there. */
export function CodeList({ bets, known, names, list, faults }: CodeListProps) {
  const t = useWords('lottery')
  if (bets.length === 0) return null
  return (
    <div>
      <ul className={classes.bets} aria-label={t('code_read')}>
        {bets.slice(0, SHOWN_MAX).map((one) => (
          <CodeItem key={one.key} {...{ one, known, names, list }} fault={faults.get(one.key)} />
        ))}
      </ul>
      {bets.length > SHOWN_MAX ? (
        <Text as="p" size={12} tone="text-dim" mt={6}>
          {t('code_more', { count: bets.length - SHOWN_MAX })}
        </Text>
      ) : null}
    </div>
  )
}

interface CodeItemProps extends Omit<CodeListProps, 'bets' | 'faults'> {
  readonly one: CodeBet
  readonly fault: string | undefined
}

const CONTENT_MAX = 90

function CodeItem({ one: { bet, kind }, known, names, list, fault }: CodeItemProps) {
  const t = useWords('lottery')
  const money = useMoneyText()
  const stations = bet.gameCodes.map((code) => list?.find(({ gameCode }) => gameCode === code)?.name ?? code)
  const content = contentShown(writeContent(bet.content), names.value)
  const isWrong = kind === 'stake' || kind === 'not_offered' || fault !== undefined
  return (
    <li className={classes.bet} data-kind={kind} data-wrong={isWrong || undefined}>
      <Row gapX={12} gapY={2} wraps justify="between" size={13}>
        <Text weight={600}>
          {stations.join(' + ')} · {names.line(bet.method, tabOf(known, bet.method))}
        </Text>
        <Text weight={700} num>
          {money(bet.amount)}
        </Text>
      </Row>
      <Row gapX={12} wraps justify="between" size={13}>
        <Text tone="text-dim" num breaks>
          {content === '–' ? '' : cut(content)}
        </Text>
        <Text tone="text-dim" num>
          {t('line_stake', { count: bet.tickets, stake: money(bet.stake) })}
        </Text>
      </Row>
      {kind === 'elsewhere' ? (
        <Text as="p" size={12} tone="warn">
          {t('code_elsewhere', { name: stations[0] ?? '' })}{' '}
          <Elsewhere lottery={list?.find(({ gameCode }) => gameCode === bet.gameCodes[0])} />
        </Text>
      ) : null}
      {kind === 'own' || kind === 'elsewhere' ? null : (
        <Text as="p" size={12} tone={kind === 'two_stations' ? 'warn' : 'loss'}>
          {t(`code_kind.${kind}`)}
        </Text>
      )}
      {fault === undefined ? null : (
        <Text as="p" size={12} tone="loss" role="alert">
          {fault}
        </Text>
      )}
    </li>
  )
}

function Elsewhere({ lottery }: { readonly lottery: Lottery | undefined }) {
  const t = useWords('lottery')
  if (!lottery) return null
  const { name, gameCode, prizeMode } = lottery
  return (
    <Link to={PAGES[prizeMode]} search={{ gameCode }} className={classes.link}>
      {t('code_open', { name })}
    </Link>
  )
}

const cut = (text: string): string => (text.length > CONTENT_MAX ? `${text.slice(0, CONTENT_MAX)} …` : text)
