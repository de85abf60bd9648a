import { Text } from '@croupier/kit/layout/layout.tsx'
import type { VendorCallStats } from '@croupier/contract/console-vendor-access.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { SmallTable } from '../../kit/small-table.tsx'
import { Chip } from '../../kit/status.tsx'
import classes from './vendors.module.css'

/** How a vendor's calls of the last day were answered, the last first; refusals by name. */
export function CallStatsCard({ stats }: { readonly stats: readonly VendorCallStats[] }) {
  const t = useWords('vendors')
  const moments = useMoments()
  return (
    <Card title={t('access.call_results')} mark={<span className="quiet">{t('access.last_day')}</span>} bare>
      {stats.length === 0 ? (
        <Text as="p" pad={14} tone="text-dim">
          {t('access.no_calls')}
        </Text>
      ) : null}
      {stats.length === 0 ? null : (
        <div className={classes.scroll}>
          <SmallTable unbroken>
            <thead>
              <tr>
                <th>{t('access.call')}</th>
                <th>{t('access.answer')}</th>
                <th>{t('access.why')}</th>
                <th data-figure>{t('access.times')}</th>
                <th>{t('access.from')}</th>
                <th data-figure>{t('access.last')}</th>
              </tr>
            </thead>
            <tbody>
              {stats.map(({ call, code, reason, calls, lastAt, lastIp }) => (
                <tr key={`${call} ${code} ${reason}`}>
                  <td className="mono">{call}</td>
                  <td>
                    <Chip tone={code === 'OK' ? 'win' : 'loss'}>{code}</Chip>
                  </td>
                  <td>{reason === '' ? '–' : reason.replaceAll('_', ' ')}</td>
                  <td data-figure>{calls}</td>
                  <td className="mono">{lastIp}</td>
                  <td data-figure>{moments.time(lastAt)}</td>
                </tr>
              ))}
            </tbody>
          </SmallTable>
        </div>
      )}
    </Card>
  )
}
