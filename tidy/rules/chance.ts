import { isCode, isTest, type Offence, offence, type Rule, visit } from '../source.ts'

/** Math.random is not used anywhere, not even where no money depends on it. */
export const chance: Rule = (files) =>
  files
    .filter((file) => isCode(file) && !isTest(file))
    .flatMap((file) => {
      const offences: Offence[] = []
      visit(file, {
        MemberExpression({ object, property, start }) {
          const isRandom = property.type === 'Identifier' && property.name === 'random'
          if (isRandom && object.type === 'Identifier' && object.name === 'Math')
            offences.push(offence(file, start, 'Math.random: chance comes from seeds or node:crypto'))
        },
      })
      return offences
    })
