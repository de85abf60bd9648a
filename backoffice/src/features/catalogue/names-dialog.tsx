import type { DeskGame } from '@croupier/contract/console-catalogue.ts'
import { nameGame } from '@croupier/contract/console-game-names.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { fieldErrors } from '../../kit/field-errors.ts'
import { NameFields } from '../../kit/name-fields.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import classes from './catalogue.module.css'
import { useChanged } from './use-changed.ts'

interface NamesDialogProps {
  readonly game: DeskGame
  readonly onClose: () => void
}

/** What a game is called in each language; English at least. */
export function NamesDialog({ game, onClose }: NamesDialogProps) {
  const t = useWords('catalogue')
  const changed = useChanged()
  const [names, setNames] = useState(game.names)
  const [wrong, setWrong] = useState<unknown>()
  return (
    <ReasonDialog
      title={t('names_title', { name: game.name })}
      consequence={
        <>
          {t('names_text')}
          <div className={`${classes.fields} ${classes.titles}`}>
            <NameFields names={names} wrong={fieldErrors(wrong)('names')} onChange={setNames} />
          </div>
        </>
      }
      action="games.edit"
      confirm={t('save')}
      onClose={onClose}
      onConfirm={async (because) => {
        try {
          await ask(nameGame, { params: { code: game.code }, body: { names, ...because } })
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
