import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { deskGames, deskVendors, sortGames, sortVendors } from '@croupier/contract/console-catalogue.ts'
import { CATEGORIES, type Category } from '@croupier/contract/field.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { Sortable } from '../../kit/sortable.tsx'
import classes from './catalogue.module.css'
import { useChanged } from './use-changed.ts'

const ALL = { pageSize: 200 } as const

interface OrderDialogProps {
  readonly of: 'games' | 'vendors'
  readonly onClose: () => void
}

/** The games or the vendors of a category, put into another order by dragging or from the keyboard. */
export function OrderDialog({ of, onClose }: OrderDialogProps) {
  const t = useWords('catalogue')
  const changed = useChanged()
  const [category, setCategory] = useState<Category>(of === 'games' ? 'INHOUSE' : 'RNG')
  const [order, setOrder] = useState<readonly string[]>()
  const items = useItems(of, category)
  const names = new Map(items?.map(({ id, name }) => [id, name]))
  const ids = order ?? items?.map(({ id }) => id) ?? []
  return (
    <ReasonDialog
      title={t('order_title', { category: t(`categories.${category}`) })}
      consequence={
        <div className={classes.fields}>
          <p>{t(of === 'games' ? 'order_games_text' : 'order_text')}</p>
          <CategoryChoice
            value={category}
            onChange={(next) => {
              setOrder(undefined)
              setCategory(next)
            }}
          />
          {items === undefined ? <SkeletonRows rows={4} /> : null}
          {items?.length === 0 ? (
            <Text as="p" size={13} tone="text-dim">
              {t('order_none')}
            </Text>
          ) : null}
          {ids.length === 0 ? null : (
            <>
              <Sortable
                label={t('order')}
                items={ids.map((id) => ({ id, name: names.get(id) ?? id }))}
                onChange={setOrder}
              />
              <Text as="p" size={13} tone="text-dim">
                {t('order_hint')}
              </Text>
            </>
          )}
        </div>
      }
      action="games.edit"
      confirm={t('order_save')}
      onClose={onClose}
      onConfirm={async (because) => {
        const sent = { params: { category }, body: { codes: [...ids], ...because } }
        await (of === 'games' ? ask(sortGames, sent) : ask(sortVendors, sent))
        await changed()
        onClose()
      }}
    />
  )
}

interface CategoryChoiceProps {
  readonly value: Category
  readonly onChange: (next: Category) => void
}

function CategoryChoice({ value, onChange }: CategoryChoiceProps) {
  const t = useWords('catalogue')
  return (
    <Grid as="label" gap={4} size={13} className={classes.place}>
      <span>{t('category')}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(CATEGORIES.find((one) => one === target.value) ?? 'RNG')}
      >
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {t(`categories.${one}`)}
          </option>
        ))}
      </select>
    </Grid>
  )
}

/** What stands in the category, in its order; undefined until it is here. */
function useItems(of: OrderDialogProps['of'], category: Category) {
  const games = useAsk(deskGames, { query: { category, ...ALL } }, { enabled: of === 'games' })
  const vendors = useAsk(deskVendors, { query: { category, ...ALL } }, { enabled: of === 'vendors' })
  return of === 'games'
    ? games.data?.list.map(({ code, name }) => ({ id: code, name }))
    : vendors.data?.list.map(({ code, displayName }) => ({ id: code, name: displayName }))
}
