import { useWords } from '@croupier/kit/words.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { useOperator } from '../../kit/operator.tsx'
import { OwnAuthenticator } from './own-authenticator.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import classes from './profile.module.css'

/** What concerns oneself: sessions, the second step, the password. */
export function ProfileScreen() {
  const t = useWords('operator')
  const { username, name, roles } = useOperator()
  return (
    <PageFrame title={t('profile')} facts={`${name}, ${username}, ${roles.join(', ')}`}>
      <div className={classes.columns}>
        <OwnSessions />
        <div className={classes.stack}>
          <OwnAuthenticator />
          <OwnPassword />
        </div>
      </div>
    </PageFrame>
  )
}
