import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconFilterOff, IconMoodCheck } from '@tabler/icons-react'
import { Button } from '@croupier/kit/form/button.tsx'
import { useMay } from '../operator.tsx'
import { StateCard } from '../state-card.tsx'
import { ErrorState } from '../error-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnsPicker } from './columns-picker.tsx'
import { DensityPicker } from './density-picker.tsx'
import { ExportButton, ExportPicked } from './export-button.tsx'
import { Filters } from './filters.tsx'
import { ListPager } from './list-pager.tsx'
import { filtersOf } from './list-search.ts'
import { ListTable } from './list-table.tsx'
import type { Resource } from './resource.ts'
import { SavedViews } from './saved-views.tsx'
import table from './table.module.css'
import { useChoice } from './use-choice.ts'
import { type List, useList } from './use-list.ts'
import { useSelection } from './use-selection.ts'

/** A list of something, as its table declares it: views, filters, columns, sums, pages, export. Everything is in the address. */
export function ResourceList<Row>({ resource }: { readonly resource: Resource<Row> }) {
  const list = useList(resource)
  const choice = useChoice(resource.name, resource.columns)
  const { picked, chosen, whole, setAll, setChosen } = useSelection(list)
  const mayExport = useMay()('exports.make')
  const ticks = resource.bulk !== undefined || mayExport
  const nothing = list.reply?.total === 0
  return (
    <>
      <SavedViews name={resource.name} list={list} />
      <Row gap={8} align="center" justify="between" wraps>
        <Filters resource={resource} list={list} />
        <Row gap={8} align="center">
          <ExportButton resource={resource} list={list} columns={choice.shown} />
          <DensityPicker density={choice.density} onDensity={choice.setDensity} />
          <ColumnsPicker columns={resource.columns} shown={choice.shown} onColumns={choice.setColumns} />
        </Row>
      </Row>
      <Stack level={1} edge radius={12} className={table.frame} data-density={choice.density}>
        {list.error && !list.reply ? <ErrorState error={list.error} onRetry={list.again} /> : null}
        {nothing ? <Nothing resource={resource} list={list} /> : null}
        {nothing || (list.error && !list.reply) ? null : (
          <ListTable
            resource={resource}
            columns={choice.shown}
            list={list}
            chosen={chosen}
            whole={whole}
            onChosen={ticks ? setChosen : undefined}
          />
        )}
        {list.reply && !nothing ? <ListPager list={list} /> : null}
        {picked.count > 0 && ticks ? (
          <BulkBar picked={picked} total={list.reply?.total ?? 0} more={list.reply?.more === true} onAll={setAll}>
            {resource.bulk?.(picked)}
            {mayExport ? (
              <ExportPicked
                resource={resource}
                list={list}
                columns={choice.shown}
                only={picked.view ? undefined : picked.ids}
              />
            ) : null}
          </BulkBar>
        ) : null}
      </Stack>
    </>
  )
}

/** Nothing there: either a good thing, or a filter too many. */
function Nothing<Row>({ resource, list }: { readonly resource: Resource<Row>; readonly list: List<Row> }) {
  const t = useWords('pieces')
  const filters = filtersOf(list.search)
  const last = filters.at(-1)
  const narrowed = filters.length > 0 || list.search['q'] !== undefined
  if (!narrowed)
    return (
      <StateCard
        tone="win"
        icon={<IconMoodCheck size={22} aria-hidden />}
        title={resource.empty.title}
        text={resource.empty.text}
      />
    )
  return (
    <StateCard
      tone="info"
      icon={<IconFilterOff size={22} aria-hidden />}
      title={t('no_match')}
      text={t('no_match_text')}
    >
      {last ? (
        <Button size="small" onClick={() => list.change({ [last[0]]: undefined })}>
          {t('drop_filter', { filter: resource.filters?.find(({ key }) => key === last[0])?.label ?? last[0] })}
        </Button>
      ) : null}
      <Button size="small" tone="ghost" onClick={() => list.replace({})}>
        {t('clear_all')}
      </Button>
    </StateCard>
  )
}
