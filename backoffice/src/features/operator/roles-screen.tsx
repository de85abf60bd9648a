import { roles } from '@croupier/contract/operator.ts'
import { PERMISSIONS } from '@croupier/contract/permission.ts'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { Card } from '../../kit/card.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './editor.module.css'

/** The roles: how much each allows, and how many have it. */
export function RolesScreen() {
  const t = useWords('operator')
  const may = useMay()
  const { data, error, refetch } = useAsk(roles)
  return (
    <PageFrame
      title={t('roles')}
      facts={t('roles_text')}
      actions={
        may('operators.edit') ? (
          <Link to="/roles/$code" params={{ code: 'new' }} className={buttonClass('primary', 'small')}>
            <IconPlus size={15} aria-hidden />
            {t('new_role')}
          </Link>
        ) : null
      }
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={4} />}
      {data ? (
        <Card bare>
          <ul className="ruled">
            {data.map(({ code, name, permissions, operators }) => (
              <li key={code}>
                <Link to="/roles/$code" params={{ code }} className={classes.role}>
                  <strong>{name}</strong>
                  <span>{t('permissions_of', { count: permissions.length, all: PERMISSIONS.length })}</span>
                  <span>{t('holders', { count: operators })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </PageFrame>
  )
}
