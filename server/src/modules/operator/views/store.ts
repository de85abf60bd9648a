import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface ViewRow {
  readonly id: string
  readonly operatorId: string
  readonly name: string
  readonly search: string
  readonly sharedWith: string | null
}

const COLUMNS = sql.raw('id, operator_id as "operatorId", name, search, shared_with as "sharedWith"')

interface ViewReader {
  readonly brandId: number
  readonly operatorId: string
  readonly roles: readonly string[]
}

/** An operator's views of a list and those that are shared with their roles, the oldest first. */
export async function findViews(
  db: Db,
  resource: string,
  { brandId, operatorId, roles }: ViewReader,
): Promise<readonly ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select ${COLUMNS} from operator.view
    where brand_id = ${brandId} and resource = ${resource} and (operator_id = ${operatorId} or shared_with = any(${texts(roles)}::text[]))
    order by created_at, id limit 100`.execute(db)
  return rows
}

export interface NewView extends ViewRow {
  readonly brandId: number
  readonly resource: string
}

/** False when the id is taken. */
export async function insertView(tx: Tx, view: NewView, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into operator.view (id, brand_id, operator_id, resource, name, search, shared_with, created_at)
    values (${view.id}, ${view.brandId}, ${view.operatorId}, ${view.resource}, ${view.name}, ${view.search},
            ${view.sharedWith}, ${now})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

export async function findView(db: Db, id: string): Promise<NewView | undefined> {
  const { rows } = await sql<NewView>`
    select ${COLUMNS}, brand_id as "brandId", resource from operator.view where id = ${id}`.execute(db)
  return rows[0]
}

/** The view that was forgotten; undefined when it is not theirs. */
export async function deleteView(
  tx: Tx,
  id: string,
  { brandId, operatorId }: Omit<ViewReader, 'roles'>,
): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`
    delete from operator.view where id = ${id} and brand_id = ${brandId} and operator_id = ${operatorId}
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}
