import { changeRoom, type DeskRoom } from '@croupier/contract/console-catalogue.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { fieldErrors } from '../../kit/field-errors.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import classes from './catalogue.module.css'
import { useChanged } from './use-changed.ts'

interface RoomDialogProps {
  readonly room: DeskRoom
  readonly onClose: () => void
}

/** What a room costs at this brand, where it stands, and whether members may sit down in it. */
export function RoomDialog({ room, onClose }: RoomDialogProps) {
  const t = useWords('catalogue')
  const { currency } = useBrandNow()
  const changed = useChanged()
  const [terms, setTerms] = useState({ stakeMin: room.stakeMin, stakeMax: room.stakeMax, open: room.open })
  const [position, setPosition] = useState(String(room.position))
  const [wrong, setWrong] = useState<unknown>()
  const stake = (name: 'stakeMin' | 'stakeMax', label: string) => (
    <Field
      label={t(label, { currency })}
      inputMode="decimal"
      value={terms[name]}
      error={fieldErrors(wrong)(name)}
      onChange={({ target }) => setTerms({ ...terms, [name]: target.value })}
    />
  )
  return (
    <ReasonDialog
      title={t('room_title', { room: room.name, game: room.gameName })}
      consequence={
        <div className={classes.fields}>
          {stake('stakeMin', 'stake_min_in')}
          {stake('stakeMax', 'stake_max_in')}
          <Field
            label={t('position')}
            hint={t('position_hint')}
            inputMode="numeric"
            value={position}
            onChange={({ target }) => setPosition(target.value.replaceAll(/\D/g, '').slice(0, 5))}
          />
          <Checkbox
            label={t('room_open')}
            checked={terms.open}
            onChange={({ target }) => setTerms({ ...terms, open: target.checked })}
          />
        </div>
      }
      action="games.edit"
      confirm={t('save')}
      onClose={onClose}
      onConfirm={async (because) => {
        const body = { ...terms, position: Number(position), ...because }
        try {
          await ask(changeRoom, { params: { roomId: room.id }, body })
        } catch (error) {
          setWrong(error)
          throw error
        }
        await changed()
        onClose()
      }}
    />
  )
}
