import { type DeskGame, deskGames } from '@croupier/contract/console-catalogue.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { StatusChip } from '../../kit/status.tsx'
import classes from './catalogue.module.css'

interface GameActions {
  readonly onMark: ((game: DeskGame) => void) | undefined
  readonly onName: ((game: DeskGame) => void) | undefined
  readonly onSwitch: ((game: DeskGame) => void) | undefined
}

/** The list of games; who may changes and switches from the row. */
export function useGames(actions: GameActions): Resource<DeskGame> {
  const t = useWords('catalogue')
  return {
    name: 'games',
    call: deskGames,
    label: t('games'),
    searches: true,
    idOf: ({ code }) => code,
    empty: { title: t('no_games'), text: t('no_games_text') },
    filters: useFilters(),
    columns: [
      ...useNames(),
      ...useFigures(),
      { key: 'reason', head: t('reason'), cell: ({ reason }) => reason ?? '', hidden: true },
      { key: 'actions', head: '', cell: (game) => <Buttons game={game} {...actions} />, width: 240 },
    ],
  }
}

type Columns = Resource<DeskGame>['columns']

function useNames(): Columns {
  const t = useWords('catalogue')
  return [
    { key: 'name', head: t('game'), sort: 'name', cell: ({ name }) => <strong>{name}</strong>, width: 150 },
    { key: 'open', head: t('state'), cell: ({ open, reason }) => <State open={open} reason={reason} /> },
    { key: 'category', head: t('category'), cell: ({ category }) => t(`categories.${category}`) },
    { key: 'vendorName', head: t('vendor'), cell: ({ vendorName }) => vendorName },
    {
      key: 'marks',
      head: t('marks'),
      cell: (game) =>
        (['hot', 'new', 'jackpot'] as const)
          .filter((mark) => game[mark])
          .map((mark) => t(mark))
          .join(', ') || '–',
    },
    { key: 'tags', head: t('tags'), cell: ({ tags }) => tags.join(', ') || '–', hidden: true },
    { key: 'kind', head: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`, { otherwise: kind }), hidden: true },
    {
      key: 'devices',
      head: t('devices'),
      cell: ({ devices }) => devices.map((one) => t(`device_names.${one}`)).join(', '),
      hidden: true,
    },
    { key: 'code', head: t('code'), cell: ({ code }) => <span className="mono">{code}</span>, hidden: true },
  ]
}

function useFigures(): Columns {
  const t = useWords('catalogue')
  const language = useLanguage()
  const fine = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return [
    { key: 'position', head: t('position'), figure: true, sort: 'position', cell: ({ position }) => position },
    // Decimal strings are formatted exactly; the types only know numbers.
    {
      key: 'rtp',
      head: 'RTP',
      figure: true,
      sort: 'rtp',
      cell: ({ rtp }) => `${fine.format(rtp as unknown as number)}%`,
    },
    { key: 'minBet', head: t('min_bet'), figure: true, cell: ({ minBet }) => <Amount amount={minBet} /> },
    { key: 'lines', head: t('lines'), figure: true, cell: ({ lines }) => lines || '–', hidden: true },
  ]
}

function useFilters(): NonNullable<Resource<DeskGame>['filters']> {
  const t = useWords('catalogue')
  return [
    {
      key: 'category',
      label: t('category'),
      options: CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
    },
    {
      key: 'open',
      label: t('state'),
      options: [
        { value: 'true', label: t('is_open') },
        { value: 'false', label: t('is_closed') },
      ],
    },
    {
      key: 'mark',
      label: t('marks'),
      options: (['hot', 'new', 'jackpot'] as const).map((value) => ({ value, label: t(value) })),
    },
    { key: 'vendor', label: t('vendor_code') },
    { key: 'tag', label: t('tag') },
  ]
}

interface StateProps {
  readonly open: boolean
  readonly reason: string | null
}

/** Open, or closed with why. */
export const State = ({ open, reason }: StateProps) => (
  <span className={classes.state}>
    <StatusChip status={open ? 'live' : 'closed'} />
    {reason ? <small title={reason}>{reason}</small> : null}
  </span>
)

function Buttons({ game, onMark, onName, onSwitch }: GameActions & { readonly game: DeskGame }) {
  const t = useWords('catalogue')
  return (
    <span className={classes.buttons}>
      {onMark ? (
        <Button size="small" onClick={() => onMark(game)}>
          {t('change')}…
        </Button>
      ) : null}
      {onName ? (
        <Button size="small" onClick={() => onName(game)}>
          {t('names')}…
        </Button>
      ) : null}
      {onSwitch ? (
        <Button size="small" tone={game.open ? 'danger' : 'secondary'} onClick={() => onSwitch(game)}>
          {t(game.open ? 'close' : 'open')}…
        </Button>
      ) : null}
    </span>
  )
}
