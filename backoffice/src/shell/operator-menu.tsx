import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { operatorLogout } from '@croupier/contract/operator.ts'
import { ask, setCaller } from '@croupier/kit/calls.ts'
import { endSession, session } from '@croupier/kit/session.ts'
import { changeWords, useLanguage, useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconKey, IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react'
import { Avatar } from '../kit/avatar.tsx'
import { Popover } from '../kit/popover.tsx'
import { rememberLanguage, SPOKEN, type SpokenLanguage } from '../kit/language.ts'
import { openKeyList } from './key-list.tsx'
import { useOperator } from '../kit/operator.tsx'
import classes from './top-bar.module.css'
import { MenuLine, menuLine } from '../kit/menu-line.tsx'

const LANGUAGES = [
  ['EN', 'English'],
  ['VI', 'Tiếng Việt'],
] as const

/** Who is logged in, and what concerns oneself. */
export function OperatorMenu() {
  const t = useWords('shell')
  const { name, roles } = useOperator()
  const face = (
    <>
      <Avatar name={name} size={28} />
      <Stack as="span" className={classes.names}>
        <Text as="strong" leading={16} truncate>
          {name}
        </Text>
        <Text as="small" leading={14} truncate>
          {roles.join(', ')}
        </Text>
      </Stack>
    </>
  )
  return (
    <Popover label={t('operator_menu', { name })} className={classes.who} face={face} side="right" width={220}>
      {(close) => (
        <>
          <Languages />
          <Link to="/profile" className={menuLine} onClick={close}>
            <IconUser size={16} aria-hidden />
            {t('profile')}
          </Link>
          <Link to="/profile" hash="authenticator" className={menuLine} onClick={close}>
            <IconKey size={16} aria-hidden />
            {t('authenticator')}
          </Link>
          <MenuLine
            onPress={() => {
              close()
              openKeyList()
            }}
          >
            <IconKeyboard size={16} aria-hidden />
            {t('keys')}
          </MenuLine>
          <MenuLine onPress={() => void logOut()}>
            <IconLogout size={16} aria-hidden />
            {t('log_out')}
          </MenuLine>
        </>
      )}
    </Popover>
  )
}

/** The session ends here whatever the server answers. */
export async function logOut() {
  await ask(operatorLogout).catch(() => undefined)
  endSession()
}

function Languages() {
  const t = useWords('shell')
  const tag = useLanguage()
  const client = useQueryClient()
  const choose = (code: SpokenLanguage) => {
    rememberLanguage(code)
    setCaller({ merchant: session()?.merchant ?? '', language: code })
    void changeWords(SPOKEN[code]).then(() => client.invalidateQueries())
  }
  return (
    <Row edgeBelow gap={4} padY={6} padX={4} mb={4} role="group" aria-label={t('language')}>
      {LANGUAGES.map(([code, name]) => (
        <Text
          as="button"
          tall={28}
          tone="text-dim"
          radius={6}
          key={code}
          type="button"
          className={classes.language}
          aria-pressed={SPOKEN[code] === tag}
          lang={SPOKEN[code]}
          onClick={() => choose(code)}
        >
          {name}
        </Text>
      ))}
    </Row>
  )
}
