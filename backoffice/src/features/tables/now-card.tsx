import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Figure, Figures } from '../../kit/figures.tsx'
import { useMoments } from '../../kit/moment.ts'
import { SmallTable } from '../../kit/small-table.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { ExposureMeter } from './exposure-meter.tsx'
import type { TableDetail } from './table-screen.tsx'
import { useTableWords } from '../../kit/table-words.ts'
import classes from './tables.module.css'

/** What the table does at this moment, and what lies on its spots. */
export function NowCard({ known: { table, spots, shoe } }: { readonly known: TableDetail }) {
  const t = useWords('tables')
  const moments = useMoments()
  const { roundId, roundCode, phase, people, staked, exposure, tableMax, movedAt, lookedAt } = table
  const time = (at: string | null) => (at === null ? '–' : moments.time(at))
  return (
    <Card
      title={t('now')}
      aside={
        roundId === null ? null : (
          <Link to="/tables/rounds/$roundId" params={{ roundId }} className="mono link">
            {roundCode}
          </Link>
        )
      }
      bare
    >
      <div className={classes.pad}>
        <Figures>
          <Figure name={t('phase')}>{phase === null ? '–' : t(`phases.${phase}`)}</Figure>
          <Figure name={t('people')}>{people}</Figure>
          <Figure name={t('staked')}>
            <Amount amount={staked} />
          </Figure>
          <Figure name={t('owing')}>
            <ExposureMeter owing={exposure} most={tableMax} />
          </Figure>
          <Figure name={t('shoe')}>{shoe === null ? '–' : shoe.number}</Figure>
        </Figures>
      </div>
      <Spots spots={spots} most={tableMax} />
      <p className={`quiet ${classes.pad}`}>
        {t('seen', { moved: time(movedAt), looked: time(lookedAt) })}
        {shoe === null ? '' : ` · ${t('link_of', { link: shoe.link, links: shoe.links })}`}
      </p>
    </Card>
  )
}

function Spots({ spots, most }: { readonly spots: TableDetail['spots']; readonly most: string }) {
  const t = useWords('tables')
  const words = useTableWords()
  const { currency } = useBrandNow()
  if (spots.length === 0) return <p className={`quiet ${classes.pad}`}>{t('nothing_lies')}</p>
  return (
    <SmallTable>
      <thead>
        <tr>
          <th>{t('spot')}</th>
          <th data-figure>{t('people')}</th>
          <th data-figure>{t('staked_in', { currency })}</th>
          <th data-figure>{t('if_it_wins', { currency })}</th>
        </tr>
      </thead>
      <tbody>
        {spots.map(({ spot, people, stake, exposure }) => (
          <tr key={spot}>
            <td>{words.spot(spot)}</td>
            <td data-figure>{people}</td>
            <td data-figure>
              <Amount amount={stake} />
            </td>
            <td data-figure>
              <ExposureMeter owing={exposure} most={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </SmallTable>
  )
}
