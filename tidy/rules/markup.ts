import { isCode, isTest, type Offence, offence, type Rule } from '../source.ts'

/** The one place where a text becomes markup: it cleans what it is given. */
const CLEANS = 'web/src/features/content/rich-text.tsx'
const MARKUP = /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/g

/** What a person typed is shown as text, and as markup only by what cleans it. */
export const markup: Rule = (files) =>
  files
    .filter(
      (file) => isCode(file) && !isTest(file) && /^(?:web|backoffice|kit)\//.test(file.path) && file.path !== CLEANS,
    )
    .flatMap((file): Offence[] =>
      [...file.text.matchAll(MARKUP)].map(({ index }) =>
        offence(file, index, 'shows a text as markup: RichText cleans it first'),
      ),
    )
