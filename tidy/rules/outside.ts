import { isCode, isTest, type Offence, offence, type Rule } from '../source.ts'

/** A call of the web's own fetch, with what it is given; a fetch of something else has a dot before it. */
const ASKS = /(?<![.\w])fetch\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** What the server asks of others leads nowhere that its settings do not name, and has an end. */
export const outside: Rule = (files) =>
  files
    .filter((file) => isCode(file) && !isTest(file) && file.path.startsWith('server/src/'))
    .flatMap((file): Offence[] =>
      [...file.text.matchAll(ASKS)].flatMap(({ 0: asked, index }) => [
        ...(asked.includes(`redirect: 'error'`) ? [] : [offence(file, index, 'follows a redirect of others')]),
        ...(asked.includes('signal:') ? [] : [offence(file, index, 'waits for others without an end')]),
      ]),
    )
