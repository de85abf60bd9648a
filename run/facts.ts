// npm run facts -- FILE: computes every fact of a file that the engine covers and says which are reproduced.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { entriesOf } from '@croupier/engine/facts/entry.ts'
import type { FactEntry } from '@croupier/engine/facts/entry.ts'
import { countsLine, judge, lineOf } from '@croupier/engine/facts/facts.ts'

const hashes = {
  hmac: (key: string, message: string) => createHmac('sha256', key).update(message).digest(),
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
}

function stop(line: string): never {
  console.error(line)
  process.exit(2)
}

function read(path: string): FactEntry[] {
  try {
    return entriesOf(readFileSync(path, 'utf8'))
  } catch (cause) {
    return stop(`${path} is not a file of facts: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

const path = process.argv[2]
if (path === undefined) stop('usage: npm run facts -- FILE')
const judged = read(path).map((entry) => judge(entry, hashes))
console.log([...judged.map(lineOf), countsLine(judged)].join('\n'))
process.exitCode = judged.some(({ verdict }) => verdict === 'differs') ? 1 : 0
