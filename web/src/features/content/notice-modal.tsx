import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { Announcement } from '@croupier/contract/content.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { useSession } from '@croupier/kit/session.ts'
import { dayAt } from '@croupier/kit/table/day.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Chips } from '@croupier/kit/form/chips.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAnnouncements } from './use-announcements.ts'
import modal from './notice-modal.module.css'
import { NoticeList } from './notice-list.tsx'
import { noteShown, popupsOff, setPopupsOff } from './popups.ts'
import { useNotices, useReadMarks } from './read-marks.ts'

const GROUPS = ['popup', 'player', 'promotion', 'banners'] as const
type Group = (typeof GROUPS)[number]

/** What the house has to say now: what matters, what is for the member, promotions, and the news of the banners. */
export function NoticeModal({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('content')
  const { data, error, refetch } = useAnnouncements()
  const [chosen, setChosen] = useState<Group>()
  useShownToday()
  const shown = GROUPS.filter((group) => listOf(data, group).length > 0)
  const group = chosen && shown.includes(chosen) ? chosen : shown[0]
  return (
    <ModalFrame title={t('notices')} width={640} onClose={onClose} foot={<Foot onClose={onClose} />}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={4} />}
      {data && !group ? (
        <Empty art={<ThingArt name="empty-box" />} title={t('no_notices')} text={t('no_notices_text')} />
      ) : null}
      {group ? (
        <>
          <Text as="div" mb={16}>
            <Chips
              label={t('kinds')}
              options={shown.map((one) => ({ value: one, label: t(`group_${one}`), count: listOf(data, one).length }))}
              value={group}
              onChange={setChosen}
            />
          </Text>
          <Items key={group} label={t(`group_${group}`)} list={listOf(data, group)} />
        </>
      ) : null}
    </ModalFrame>
  )
}

/** Whoever has the window open needs no other to open by itself today. */
function useShownToday() {
  const { timeZone } = useBrand()
  const who = useSession()?.account ?? ''
  useEffect(() => noteShown(who, dayAt(serverNow(), timeZone)), [who, timeZone])
}

/** The running lines belong to what is for everybody. */
function listOf(data: ReturnType<typeof useAnnouncements>['data'], group: Group): readonly Announcement[] {
  if (!data) return []
  return group === 'player' ? [...data.player, ...data.marquee] : data[group]
}

function Items({ label, list }: { readonly label: string; readonly list: readonly Announcement[] }) {
  const { data } = useNotices({ pageSize: 50 })
  const { mark, isRead } = useReadMarks()
  const counted = new Map(data?.list.map(({ id, read }) => [id, isRead(id, read)]))
  // Banners and promotions are not counted, so they are never unread.
  const shown = list.map((one) => ({ ...one, read: counted.get(one.id) ?? true }))
  const first = shown[0]
  const seen = first && !first.read ? first.id : undefined
  const onSeen = useEffectEvent((id: string) => mark([id]))
  useEffect(() => {
    if (seen !== undefined) onSeen(seen)
  }, [seen])
  return <NoticeList label={label} notices={shown} opened={first?.id} onRead={(id) => mark([id])} />
}

function Foot({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('content')
  const { unread, mark } = useReadMarks()
  const { data } = useNotices({ pageSize: 50 })
  const [off, setOff] = useState(popupsOff)
  return (
    <Row gapY={10} gapX={16} align="center" justify="between" wraps>
      <Checkbox
        label={t('popups_off')}
        checked={off}
        onChange={({ target }) => {
          setPopupsOff(target.checked)
          setOff(target.checked)
        }}
      />
      <Row as="span" gap={16} align="center">
        {unread > 0 && data ? (
          <Button size="small" onClick={() => mark(data.list.map(({ id }) => id))}>
            {t('all_read')}
          </Button>
        ) : null}
        <Link to="/noticePage" className={modal.all} onClick={onClose}>
          {t('all_notices')}
        </Link>
      </Row>
    </Row>
  )
}
