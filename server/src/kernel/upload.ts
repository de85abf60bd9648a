import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const MB = 1024 * 1024
const FIELDS_MAX = 20
const FIELD_MAX = 2000
/** The name under which a form carries its file. */
const FILE = 'file'

/** Form data as it came: fields of text, and the file if there is one. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>
  readonly file: Buffer | undefined
}

/** Let the calls of this scope come as multipart form data. What a form may hold is said when it is read. */
export const takeUploads = (scope: FastifyInstance) => scope.register(multipart)

/** The fields and the file of a form. What is too large, or one too many, is refused at its field as soon as it is seen. */
export async function formOf(request: FastifyRequest, { maxMb }: { readonly maxMb: number }): Promise<Form> {
  const limits = { fileSize: maxMb * MB, files: 1, fields: FIELDS_MAX, fieldSize: FIELD_MAX, fieldNameSize: 100 }
  const fields: Record<string, string> = Object.create(null)
  let file: Buffer | undefined
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname === FILE) file = await part.toBuffer()
      else throw new Refusal('invalid_request', { fields: { [part.fieldname]: [{ code: 'unknown_field' }] } })
    }
  } catch (error) {
    throw faultOf(error, maxMb)
  }
  return { fields, file }
}

/** What the reader of forms says, in our words. */
function faultOf(error: unknown, maxMb: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Refusal('invalid_request', { fields: { [FILE]: [{ code: 'file_too_large', fill: { max: maxMb } }] } })
  return typeof code === 'string' || error instanceof Refusal ? error : new Refusal('invalid_request')
}
