import { useWords } from '@croupier/kit/words.ts'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useKeys } from '../kit/keys.ts'
import { KeyList, openKeyList } from './key-list.tsx'
import { openSearch, Search } from './search.tsx'
import { useMenu } from './use-menu.ts'

const SOON_MS = 1500

/** The keys that work everywhere, and what they open. */
export function ShellKeys() {
  const t = useWords('shell')
  const router = useRouter()
  const menu = useMenu()
  const wentAt = useRef(0)
  const go = menu
    .filter(({ key }) => key !== undefined)
    .map(({ key = '', path, words }) => ({ key, path, says: t(`menu.${words}`) }))
  useKeys([
    { key: 'K', ctrl: true, says: t('key_search'), run: openSearch },
    { key: '?', says: t('keys'), run: openKeyList },
    {
      key: 'G',
      says: t('key_go'),
      run() {
        wentAt.current = Date.now()
      },
    },
  ])
  return (
    <>
      <Search />
      <KeyList go={go} />
      <GoKeys go={go} wentAt={wentAt} onGo={(path) => void router.navigate({ to: path })} />
    </>
  )
}

export interface Shortcut {
  readonly key: string
  readonly path: string
  readonly says: string
}

interface GoKeysProps {
  readonly go: readonly Shortcut[]
  readonly wentAt: { current: number }
  readonly onGo: (path: string) => void
}

/** A letter soon after G leads to a screen; before that it means what the screen says. */
function GoKeys({ go, wentAt, onGo }: GoKeysProps) {
  const soon = () => Date.now() - wentAt.current < SOON_MS
  useKeys(
    go.map(({ key, path }) => ({
      key,
      when: soon,
      run() {
        wentAt.current = 0
        onGo(path)
      },
    })),
  )
  return null
}
