import { writeFileSync } from 'node:fs'
import type { Deps } from '../server/src/kernel/deps.ts'
import { readFile } from '../server/src/kernel/files.ts'
import { Refusal } from '../server/src/kernel/refusal.ts'
import { decideDocument } from '../server/src/modules/verification/decide-document.ts'
import { readWaiting, type WaitingDocument } from '../server/src/modules/verification/reads.ts'
import { depsOf, explain, onDatabase, readOrder, UsageError } from './command.ts'

// npm run documents -- …: reviews members' identity documents, also while the site is open.

const USE = `npm run documents -- list
npm run documents -- save ID FILE
npm run documents -- accept ID --by NAME
npm run documents -- refuse ID --by NAME --reason TEXT
  ID    as listed
  FILE  where the picture is written, such as passport.webp
  TEXT  why, as the member reads it`

interface DocumentsRequest {
  readonly verb: string
  readonly id: string
  readonly file: string
  readonly by: string
  readonly reason: string
}

function readAsked(args: readonly string[]): DocumentsRequest {
  const { words, by, reason } = readOrder(args)
  const [verb = '', id = '', file = '', ...more] = words
  const decides = verb === 'accept' || verb === 'refuse'
  if (more.length > 0 || (verb !== 'list' && id === '')) throw new UsageError(USE)
  if (!decides && verb !== 'list' && verb !== 'save') throw new UsageError(USE)
  if (verb === 'save' && file === '') throw new UsageError(USE)
  if (decides && by === '') throw new UsageError('Say who decides: --by NAME')
  if (verb === 'refuse' && reason === '') throw new UsageError('Say why it is refused: --reason TEXT')
  return { verb, id, file, by, reason }
}

async function answer(deps: Deps, { verb, id, file, by, reason }: DocumentsRequest): Promise<string> {
  const waiting = await readWaiting(deps.db)
  if (verb === 'list') return listed(waiting)
  if (verb === 'save') return saved(deps, waiting, id, file)
  const state = verb === 'accept' ? 'accepted' : 'refused'
  await decideDocument(deps, { documentId: id, state, by, reason: reason || null })
  return `${id} ${state}`
}

type DocumentQueue = readonly WaitingDocument[]

const listed = (waiting: DocumentQueue) =>
  waiting.length === 0 ? 'No document waits for review.' : waiting.map(lineOf).join('\n')

const lineOf = ({ id, account, kind, uploadedAt, exclusionMatch }: DocumentQueue[number]) =>
  `${id}  ${uploadedAt.toISOString()}  ${account}  ${kind}${exclusionMatch ? '  looks like an excluded member: refuse if it is one' : ''}`

async function saved(deps: Deps, waiting: DocumentQueue, id: string, file: string): Promise<string> {
  const document = waiting.find((one) => one.id === id)
  if (!document) throw new UsageError(`No document ${id} waits for review`)
  const bytes = await readFile(deps, { ...document, name: document.file })
  if (!bytes) throw new UsageError(`The picture of ${id} is gone`)
  writeFileSync(file, bytes, { mode: 0o600 })
  return `${document.account}, ${document.kind}: ${file}`
}

try {
  const asked = readAsked(process.argv.slice(2))
  console.log(await onDatabase(async (within) => answer(await depsOf(within), asked)))
} catch (error) {
  console.error(error instanceof Refusal ? 'No such document waits for review' : explain(error))
  process.exitCode = 1
}
