import { isCode, isTest, type Offence, offence, type Rule } from '../source.ts'

/** The only file that turns text into markup; it sanitises its input. */
const CLEANS = 'web/src/features/content/rich-text.tsx'
const MARKUP = /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/g

/** Text that people typed becomes markup only through the sanitiser. */
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
