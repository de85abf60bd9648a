import type { Call, ReplyOf } from '@croupier/contract/call.ts'
import { exportList, exports } from '@croupier/contract/lists.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { type AuditActor, doerOf, record } from './audit.ts'
import { inTransaction, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { bytesOf } from './export-file.ts'
import { type Asker, firstPage, rowsOf, summedOf, WAITED_MOST } from './export-rows.ts'
import * as store from './export-store.ts'
import { deleteFile, deskLink, type FileKey, putFile } from './files.ts'
import { newId } from './id.ts'
import { every, type Job, on } from './job.ts'
import { announce, type News } from './outbox.ts'
import { Refusal } from './refusal.ts'
import { type Ask, type Route, route } from './route.ts'

const KEPT_MS = 24 * 3_600_000
const TELL_EACH = 2000

/** What makes files of lists: it asks a list's own call page by page, so it knows all the others. */
export function exportParts(routes: readonly Route[]): {
  readonly routes: readonly Route[]
  readonly jobs: readonly Job[]
} {
  const lists = new Map(routes.filter(({ call }) => isList(call)).map((line) => [line.call.path, line]))
  return {
    routes: [route(exportList, (deps, ask) => exportNow(deps, lists, ask)), route(exports, readExports)],
    jobs: [
      on('export_asked', 'make_export', (deps, news) => makeExports(deps, lists, news)),
      every('23 * * * *', 'forget_exports', forgetExports),
    ],
  }
}

type Lists = ReadonlyMap<string, Route>

const isList = ({ method, actor, query }: Call) => method === 'GET' && actor === 'operator' && query !== undefined

/** The list that is meant, where somebody with these rights may see it. */
function listOf(lists: Lists, path: string, permissions: ReadonlySet<Permission>): Route {
  const line = lists.get(path)
  if (!line) throw new Refusal('not_found')
  const { permission } = line.call
  if (permission !== undefined && !permissions.has(permission)) throw new Refusal('forbidden')
  return line
}

/** A file of a list; of a long one it is made in the background, and who asked is told when it is there. */
async function exportNow(deps: Deps, lists: Lists, ask: Ask<typeof exportList>): Promise<ReplyOf<typeof exportList>> {
  const { session, body } = ask
  const line = listOf(lists, body.path, session.permissions)
  const { total } = await firstPage(deps, line, ask)
  // The few that are picked stand on the pages that somebody has just looked at.
  if (total > WAITED_MOST && !body.only) return { rows: 0, base64: '', waiting: await askFor(deps, ask, total) }

  const rows = await rowsOf(deps, line, ask)
  const bytes = await bytesOf(body.format, { columns: body.columns, rows, summed: summedOf(line.call) })
  await inTransaction(deps.db, (tx) =>
    write(tx, deps, { doer: doerOf(ask), brandId: session.brandId, body }, rows.length),
  )
  return { rows: rows.length, base64: bytes.toString('base64'), waiting: null }
}

interface ExportOrder extends Pick<Asker, 'body'> {
  readonly doer: AuditActor
  readonly brandId: number
}

const write = (tx: Tx, deps: Deps, { doer, brandId, body }: ExportOrder, rows: number) =>
  record(
    tx,
    doer,
    {
      brandId,
      action: 'exports.make',
      subject: { type: 'list', id: body.path, name: body.path },
      after: {
        query: body.query,
        columns: body.columns.map(({ key }) => key),
        format: body.format,
        ...(body.only && { only: body.only }),
        rows,
      },
    },
    deps.now(),
  )

async function askFor(deps: Deps, ask: Ask<typeof exportList>, total: number): Promise<string> {
  const { session, body, language } = ask
  const { brandId, operatorId, permissions } = session
  const [id, askedAt] = [newId(deps), deps.now()]
  const expiresAt = new Date(askedAt.getTime() + KEPT_MS)
  await inTransaction(deps.db, async (tx) => {
    const asker = { id, brandId, operatorId, doer: doerOf(ask), permissions: [...permissions], language }
    await store.insertExport(tx, { ...asker, request: body, total, askedAt, expiresAt })
    await announce(tx, [{ topic: 'export_asked', brandId, keys: [id] }])
  })
  return id
}

async function makeExports(deps: Deps, lists: Lists, { keys }: Pick<News, 'keys'>): Promise<void> {
  for (const id of keys) {
    const row = await store.findExport(deps.db, id)
    if (row?.state === 'waiting') await make(deps, lists, row)
  }
}

const keyOf = ({ brandId, operatorId, id, request }: store.ExportRow): FileKey => ({
  brandId,
  memberId: operatorId,
  name: `export-${id}.${request.format}`,
})

/** With the rights of who asked, as they were then; a list that refuses ends it, whatever else fails is tried again. */
async function make(deps: Deps, lists: Lists, row: store.ExportRow): Promise<void> {
  const { id, brandId, request: body, doer } = row
  const key = keyOf(row)
  try {
    const ask = askerOf(row)
    const line = listOf(lists, body.path, ask.session.permissions)
    const rows = await rowsOf(deps, line, ask, (count) =>
      count % TELL_EACH === 0 ? store.updateProgress(deps.db, id, count) : undefined,
    )
    await putFile(deps, key, await bytesOf(body.format, { columns: body.columns, rows, summed: summedOf(line.call) }))
    await inTransaction(deps.db, async (tx) => {
      await store.endExport(tx, id, { state: 'ready', rows: rows.length, file: key.name })
      await write(tx, deps, { doer, brandId, body }, rows.length)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await inTransaction(deps.db, (tx) => store.endExport(tx, id, { state: 'failed', rows: row.rows, file: null }))
  }
}

const askerOf = ({ brandId, operatorId, doer, permissions, language, request }: store.ExportRow): Asker => ({
  session: {
    id: doer.sessionId ?? operatorId,
    brandId,
    brandIds: [brandId],
    operatorId,
    username: doer.name,
    name: doer.name,
    // Written from a session's own.
    permissions: new Set(permissions as readonly Permission[]),
    // Lists are read and move nothing.
    roles: [],
    confirming: undefined,
  },
  brandId,
  language,
  ip: doer.ip ?? '',
  body: request,
})

/** What an operator has asked for, and links for a few minutes to what is there. */
async function readExports(deps: Deps, { session }: Ask<typeof exports>): Promise<ReplyOf<typeof exports>> {
  const rows = await store.findExportsOf(deps.db, session, deps.now())
  return rows.map((row) => ({
    id: row.id,
    path: row.request.path,
    format: row.request.format,
    state: row.state,
    rows: row.rows,
    total: row.total,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    link: row.state === 'ready' ? deskLink(deps, keyOf(row)) : null,
  }))
}

async function forgetExports(deps: Deps): Promise<void> {
  for (const row of await store.findOver(deps.db, deps.now())) {
    if (row.file !== null) await deleteFile(deps, keyOf(row))
    await store.deleteExport(deps.db, row.id)
  }
}
