import { type DeskGame, deskGames, switchAllGames, switchGame } from '@croupier/contract/console-catalogue.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconArrowsSort, IconPower } from '@tabler/icons-react'
import { useState } from 'react'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { Note } from '../../kit/note.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import { MarksDialog } from './marks-dialog.tsx'
import { NamesDialog } from './names-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { useChanged } from './use-changed.ts'
import { useGames } from './use-games.tsx'

/** All games of the brand: how each is shown, whether it takes bets, and the switch for all of them. */
export function GamesScreen() {
  const t = useWords('catalogue')
  const may = useMay()
  const { data } = useAsk(deskGames, { query: { pageSize: 1 } })
  const [marked, setMarked] = useState<DeskGame>()
  const [named, setNamed] = useState<DeskGame>()
  const [switched, setSwitched] = useState<DeskGame>()
  const [all, setAll] = useState(false)
  const [ordering, setOrdering] = useState(false)
  const resource = useGames({
    onMark: may('games.edit') ? setMarked : undefined,
    onName: may('games.edit') ? setNamed : undefined,
    onSwitch: may('games.switch') ? setSwitched : undefined,
  })
  const closed = data?.allOpen === false
  return (
    <PageFrame
      title={t('games')}
      facts={data ? t('games_count', { count: data.total }) : null}
      actions={
        <>
          {data && may('games.edit') ? (
            <Button size="small" onClick={() => setOrdering(true)}>
              <IconArrowsSort size={15} aria-hidden />
              {t('order')}…
            </Button>
          ) : null}
          {data && may('games.switch') ? (
            <Button size="small" tone={closed ? 'primary' : 'danger'} onClick={() => setAll(true)}>
              <IconPower size={15} aria-hidden />
              {t(closed ? 'open_all' : 'close_all')}…
            </Button>
          ) : null}
        </>
      }
    >
      {closed ? (
        <Note tone="warn" icon={<IconAlertTriangle size={16} aria-hidden />}>
          {t('all_closed')}
        </Note>
      ) : null}
      <ResourceList resource={resource} />
      {marked ? <MarksDialog game={marked} onClose={() => setMarked(undefined)} /> : null}
      {named ? <NamesDialog game={named} onClose={() => setNamed(undefined)} /> : null}
      {switched ? <SwitchDialog game={switched} onClose={() => setSwitched(undefined)} /> : null}
      {ordering ? <OrderDialog of="games" onClose={() => setOrdering(false)} /> : null}
      {all ? <SwitchAllDialog open={closed} onClose={() => setAll(false)} /> : null}
    </PageFrame>
  )
}

interface SwitchDialogProps {
  readonly game: DeskGame
  readonly onClose: () => void
}

function SwitchDialog({ game: { code, name, open }, onClose }: SwitchDialogProps) {
  const t = useWords('catalogue')
  const changed = useChanged()
  return (
    <ReasonDialog
      title={t(open ? 'close_title' : 'open_title', { name })}
      consequence={t(open ? 'close_text' : 'open_text')}
      action="games.switch"
      tone={open ? 'danger' : 'plain'}
      confirm={t(open ? 'close_one' : 'open_one', { name })}
      onClose={onClose}
      onConfirm={async (because) => {
        await ask(switchGame, { params: { code }, body: { open: !open, ...because } })
        await changed()
        onClose()
      }}
    />
  )
}

interface SwitchAllDialogProps {
  /** What it is to become. */
  readonly open: boolean
  readonly onClose: () => void
}

function SwitchAllDialog({ open, onClose }: SwitchAllDialogProps) {
  const t = useWords('catalogue')
  const changed = useChanged()
  return (
    <ReasonDialog
      title={t(open ? 'open_all_title' : 'close_all_title')}
      consequence={t(open ? 'open_all_text' : 'close_all_text')}
      action="games.switch"
      tone={open ? 'plain' : 'danger'}
      confirm={t(open ? 'open_all' : 'close_all')}
      onClose={onClose}
      onConfirm={async (because) => {
        await ask(switchAllGames, { body: { open, ...because } })
        await changed()
        onClose()
      }}
    />
  )
}
