import pg from 'pg'

/** A column of an answer, as PostgreSQL announces it. */
export interface AnswerColumn {
  readonly name: string
  readonly type: number
  /** The table's and the column's number, 0 where it is computed. */
  readonly table: number
  readonly column: number
}

/** What pg's own connection is, as far as it is used here; its types do not tell. */
interface Wire {
  parse(statement: { name: string; text: string; types: readonly number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
  on(event: string, hear: (message: never) => void): void
  removeAllListeners(event: string): void
}

interface Field {
  readonly name: string
  readonly dataTypeID: number
  readonly tableID: number
  readonly columnID: number
}

/** Prepares statements without running them. */
export async function openDescriber(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const wire = (client as unknown as { connection: Wire }).connection
  const EVENTS = ['rowDescription', 'noData', 'errorMessage', 'readyForQuery', 'parseComplete', 'parameterDescription']
  for (const event of EVENTS) wire.removeAllListeners(event)

  /** The columns of the answer, or what PostgreSQL objects to. */
  function describe(text: string): Promise<readonly AnswerColumn[] | string> {
    return new Promise((resolve) => {
      let answer: readonly AnswerColumn[] | string = []
      for (const event of EVENTS) wire.removeAllListeners(event)
      wire.on('rowDescription', ({ fields }: { fields: readonly Field[] }) => {
        answer = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: dataTypeID,
          table: tableID,
          column: columnID,
        }))
      })
      wire.on('errorMessage', ({ message }: { message: string }) => void (answer = message))
      wire.on('readyForQuery', () => resolve(answer))
      wire.parse({ name: '', text, types: [] })
      wire.describe({ type: 'S', name: '' })
      wire.sync()
    })
  }

  return { describe, close: () => client.end() }
}
