import { isCode, isTest, type Offence, offence, type Rule } from '../source.ts'

/** A call of the global `fetch` with its arguments; a method of that name has a dot before it. */
const ASKS = /(?<![.\w])fetch\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Calls of the server to third parties follow no redirect and have a timeout. */
export const outside: Rule = (files) =>
  files
    .filter((file) => isCode(file) && !isTest(file) && file.path.startsWith('server/src/'))
    .flatMap((file): Offence[] =>
      [...file.text.matchAll(ASKS)].flatMap(({ 0: asked, index }) => [
        ...(asked.includes(`redirect: 'error'`) ? [] : [offence(file, index, 'follows a redirect of others')]),
        ...(asked.includes('signal:') ? [] : [offence(file, index, 'waits for others without an end')]),
      ]),
    )
