import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
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
      <Grid gap={14} align="start" className={classes.columns}>
        <OwnSessions />
        <Stack gap={14}>
          <OwnAuthenticator />
          <OwnPassword />
        </Stack>
      </Grid>
    </PageFrame>
  )
}
