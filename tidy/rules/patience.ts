import { isTest, type Offence, offence, type Rule, visit } from '../source.ts'

const WAITS = new Set(['waitFor', 'waitUntil'])

/**
 * `vi.waitFor` gives up after a second, which is little on a machine that does other things too: a test waits by `expect.poll`, whose
 * patience the projects share, or says itself how long.
 */
export const patience: Rule = (files) =>
  files.filter(isTest).flatMap((file) => {
    const offences: Offence[] = []
    visit(file, {
      CallExpression({ callee, arguments: given, start }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const { object, property } = callee
        if (object.type === 'Identifier' && object.name === 'vi' && WAITS.has(property.name) && given.length < 2)
          offences.push(offence(file, start, `vi.${property.name} gives up after a second: expect.poll does not`))
      },
    })
    return offences
  })
