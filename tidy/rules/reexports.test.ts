import { expect, test } from 'vitest'
import { reexports } from './reexports.ts'

const says = (path: string, text: string) => reexports([{ path, text }]).map((offence) => offence.says)
const DOOR = 'server/src/modules/limits/limits.ts'

test.each([
  [DOOR, `export { a } from './b.ts'`, 'exports what lives in ./b.ts'],
  ['kit/x.ts', `export * from './b.ts'`, 'exports what lives in ./b.ts'],
  [DOOR, `import { b } from './b.ts'\nexport const a = b`, 'exports b under another name'],
  [DOOR, `import * as b from './b.ts'\nexport const a = b.a`, 'exports b under another name'],
  [DOOR, `import type { B } from './b.ts'\nexport type A = B`, 'exports B under another name'],
  [DOOR, `import * as b from './b.ts'\nexport type A = b.A`, 'exports b under another name'],
])('refuse in %s: %s', (path, text, why) => expect(says(path, text)).toEqual([why]))

test.each([
  [DOOR, `import * as store from './store.ts'\nexport const a = (id: string) => store.findA(id)`],
  [DOOR, `import type { B } from './b.ts'\nexport type A = Pick<B, 'id'>`],
  [DOOR, `import type { B } from './b.ts'\nexport type A = B['id']`],
  [DOOR, `const b = 1\nexport const a = b`],
  ['kit/x.ts', `import { b } from './b.ts'\nexport const a = b`],
])('allow in %s: %s', (path, text) => expect(says(path, text)).toEqual([]))
