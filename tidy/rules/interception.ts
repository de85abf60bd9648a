import { isTest, type Offence, offence, type Rule, visit } from '../source.ts'

/**
 * Taking a route away while a request is with its handler answers the request, and the handler then fails by chance.
 * `intercept` of `e2e/journey.ts` lets requests through instead.
 */
export const interception: Rule = (files) =>
  files.filter(isTest).flatMap((file) => {
    const offences: Offence[] = []
    visit(file, {
      CallExpression({ callee, start }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        if (callee.property.name === 'unroute')
          offences.push(
            offence(file, start, 'unroute breaks the handler that a request is with: intercept and release'),
          )
      },
    })
    return offences
  })
