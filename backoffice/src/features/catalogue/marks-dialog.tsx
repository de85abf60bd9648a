import { Row } from '@croupier/kit/layout/layout.tsx'
import { type DeskGame, type GameMarks, markGame } from '@croupier/contract/console-catalogue.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import classes from './catalogue.module.css'
import { useChanged } from './use-changed.ts'

interface MarksDialogProps {
  readonly game: DeskGame
  readonly onClose: () => void
}

/** How the brand shows a game: hot, new, jackpot, its place and tags. */
export function MarksDialog({ game, onClose }: MarksDialogProps) {
  const t = useWords('catalogue')
  const changed = useChanged()
  const { hot, new: isNew, jackpot } = game
  const [marks, setMarks] = useState({ hot, new: isNew, jackpot })
  const [position, setPosition] = useState(String(game.position))
  const [tags, setTags] = useState(game.tags.join(', '))
  const body = (): GameMarks => ({ ...marks, position: Number(position), tags: tagsIn(tags) })
  return (
    <ReasonDialog
      title={t('change_title', { name: game.name })}
      consequence={
        <div className={classes.fields}>
          <Row gapY={4} gapX={20} wraps>
            {(['hot', 'new', 'jackpot'] as const).map((mark) => (
              <Checkbox
                key={mark}
                label={t(mark)}
                checked={marks[mark]}
                onChange={() => setMarks({ ...marks, [mark]: !marks[mark] })}
              />
            ))}
          </Row>
          <Field
            label={t('position')}
            hint={t('position_hint')}
            inputMode="numeric"
            value={position}
            onChange={({ target }) => setPosition(target.value.replaceAll(/\D/g, '').slice(0, 5))}
          />
          <Field
            label={t('tags')}
            hint={t('tags_hint')}
            value={tags}
            onChange={({ target }) => setTags(target.value)}
          />
        </div>
      }
      action="games.edit"
      confirm={t('save')}
      onClose={onClose}
      onConfirm={async (because) => {
        await ask(markGame, { params: { code: game.code }, body: { ...body(), ...because } })
        await changed()
        onClose()
      }}
    />
  )
}

const tagsIn = (text: string): string[] =>
  text
    .split(/[,\s]+/)
    .map((tag) => tag.toLowerCase())
    .filter((tag) => tag !== '')
