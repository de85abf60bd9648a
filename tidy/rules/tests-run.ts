import { isTest, type Offence, offence, type Rule, visit } from '../source.ts'

const TESTS = new Set(['test', 'it', 'describe', 'suite', 'bench', 'expect'])
const OFF = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])
const OLD = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'])

/** Every test that is written is run. */
export const testsRun: Rule = (files) =>
  files.filter(isTest).flatMap((file) => {
    const offences: Offence[] = []
    visit(file, {
      CallExpression({ callee, start }) {
        if (callee.type === 'Identifier' && OLD.has(callee.name)) offences.push(offence(file, start, callee.name))
      },
      MemberExpression({ object, property, start }) {
        const name = property.type === 'Identifier' ? property.name : ''
        const root = object.type === 'MemberExpression' ? object.object : object
        if (OFF.has(name) && root.type === 'Identifier' && root.name !== 'expect' && TESTS.has(root.name))
          offences.push(offence(file, start, `${root.name}.${name}: a test runs or is deleted`))
      },
    })
    return offences
  })
