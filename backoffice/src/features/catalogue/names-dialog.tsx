import type { DeskGame } from '@croupier/contract/console-catalogue.ts'
import { nameGame } from '@croupier/contract/console-game-names.ts'
import { WRITTEN } from '@croupier/contract/language.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { fieldErrors } from '../../kit/field-errors.ts'
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
  const languages = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  return (
    <ReasonDialog
      title={t('names_title', { name: game.name })}
      consequence={
        <>
          {t('names_text')}
          <div className={`${classes.fields} ${classes.titles}`}>
            {WRITTEN.map((language) => (
              <Field
                key={language}
                label={languages.of(language) ?? language}
                lang={language}
                maxLength={60}
                optional={language !== 'en'}
                value={names[language] ?? ''}
                error={language === 'en' ? fieldErrors(wrong)('names') : undefined}
                onChange={({ target }) => setNames({ ...names, [language]: target.value })}
              />
            ))}
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
