import { isCode, type Offence, offence, type Rule, type SourceFile, syntaxOf } from '../source.ts'

const MARKS = /\b(TO_?DO|FIX_?ME|XX_?X|HA_?CK)\b/

/** No comment marks unfinished work. */
export const leftUndone: Rule = (files) => files.flatMap((file) => (isCode(file) ? inComments(file) : inText(file)))

const inComments = (file: SourceFile): Offence[] =>
  syntaxOf(file)
    .comments.filter(({ value }) => MARKS.test(value))
    .map(({ start }) => offence(file, start, 'leaves something for later: do it, or decide not to'))

function inText(file: SourceFile): Offence[] {
  const start = /\.(css|html|sql)$/.test(file.path) ? file.text.search(MARKS) : -1
  return start < 0 ? [] : [offence(file, start, 'leaves something for later: do it, or decide not to')]
}
