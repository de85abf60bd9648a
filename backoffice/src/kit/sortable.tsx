import { Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import classes from './sortable.module.css'
import { reordered } from './reordered.ts'

interface SortableProps {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Things in an order that is changed by dragging, or from the keyboard with the arrows on a grip. */
export function Sortable({ label, items, onChange }: SortableProps) {
  const t = useWords('pieces')
  const [dragged, setDragged] = useState<string>()
  const [placed, setPlaced] = useState<string>()
  const ids = items.map(({ id }) => id)
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length || ids.indexOf(id) === to) return
    setPlaced(id)
    onChange(reordered(ids, id, to))
  }
  const onKey = (event: KeyboardEvent, id: string) => {
    const at = ids.indexOf(id)
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(id, to)
  }
  const said = items.find(({ id }) => id === placed)
  return (
    <>
      <Surface as="ol" edge radius={8} className={classes.list} aria-label={label}>
        {items.map(({ id, name }, at) => (
          <li key={id}>
            <div
              role="presentation"
              draggable
              data-dragged={dragged === id || undefined}
              onDragStart={() => setDragged(id)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                event.preventDefault()
                if (dragged !== undefined) move(dragged, at)
              }}
              onDrop={(event) => event.preventDefault()}
            >
              <button
                type="button"
                // Moving a line takes the focus from it.
                ref={(node) => {
                  if (placed === id && dragged === undefined) node?.focus()
                }}
                aria-label={t('move', { name })}
                onKeyDown={(event) => onKey(event, id)}
              >
                <IconGripVertical size={16} aria-hidden />
              </button>
              <Text num tone="text-dim" text="end" className={classes.place}>
                {at + 1}
              </Text>
              {name}
            </div>
          </li>
        ))}
      </Surface>
      <p className="sr-only" role="status">
        {said ? t('moved', { name: said.name, place: ids.indexOf(said.id) + 1, count: ids.length }) : ''}
      </p>
    </>
  )
}
