import { type DeskRoom, deskRooms } from '@croupier/contract/console-catalogue.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { useBrandNow, useMay } from '../../kit/operator.tsx'
import { RoomDialog } from './room-dialog.tsx'
import { State } from './use-games.tsx'

/** The rooms where members sit down together: what each costs here, its place, and whether it is open. */
export function RoomsScreen() {
  const t = useWords('catalogue')
  const may = useMay()('games.edit')
  const [changed, setChanged] = useState<DeskRoom>()
  return (
    <PageFrame title={t('rooms')} facts={t('rooms_facts')}>
      <ResourceList resource={useRooms(may ? setChanged : undefined)} />
      {changed ? <RoomDialog room={changed} onClose={() => setChanged(undefined)} /> : null}
    </PageFrame>
  )
}

function useRooms(onChange: ((room: DeskRoom) => void) | undefined): Resource<DeskRoom> {
  const t = useWords('catalogue')
  const { currency } = useBrandNow()
  return {
    name: 'rooms',
    call: deskRooms,
    label: t('rooms'),
    idOf: ({ id }) => id,
    empty: { title: t('no_rooms'), text: t('no_rooms_text') },
    filters: [
      {
        key: 'open',
        label: t('state'),
        options: [
          { value: 'true', label: t('is_open') },
          { value: 'false', label: t('is_closed') },
        ],
      },
      { key: 'game', label: t('game_code') },
      { key: 'vendor', label: t('vendor_code') },
    ],
    columns: [
      { key: 'name', head: t('room'), cell: ({ name }) => <strong>{name}</strong>, width: 120 },
      { key: 'open', head: t('state'), cell: ({ open, reason }) => <State open={open} reason={reason} /> },
      { key: 'gameName', head: t('game'), cell: ({ gameName }) => gameName },
      { key: 'vendorName', head: t('vendor'), cell: ({ vendorName }) => vendorName },
      { key: 'id', head: t('code'), cell: ({ id }) => <span className="mono">{id}</span>, hidden: true },
      { key: 'position', head: t('position'), figure: true, cell: ({ position }) => position },
      { key: 'seats', head: t('seats'), figure: true, cell: ({ seats }) => seats },
      {
        key: 'stakeMin',
        head: t('stake_min_in', { currency }),
        figure: true,
        cell: ({ stakeMin }) => <Amount amount={stakeMin} />,
      },
      {
        key: 'stakeMax',
        head: t('stake_max_in', { currency }),
        figure: true,
        cell: ({ stakeMax }) => <Amount amount={stakeMax} />,
      },
      ...(onChange
        ? [
            {
              key: 'actions',
              head: '',
              cell: (room: DeskRoom) => (
                <Button size="small" onClick={() => onChange(room)}>
                  {t('change')}…
                </Button>
              ),
              width: 90,
            },
          ]
        : []),
    ],
  }
}
