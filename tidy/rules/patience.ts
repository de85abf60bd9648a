import { isTest, type Offence, offence, type Rule, visit } from '../source.ts'

const WAITS = new Set(['waitFor', 'waitUntil'])

/**
 * `vi.waitFor` gives up after a second, which is too short on a busy machine: a test waits by `expect.poll`, whose timeout is set
 * once for each project, or names its own timeout.
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
