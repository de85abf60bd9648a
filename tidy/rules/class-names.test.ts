import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

const style = { path: 'web/src/a/a.module.css', text: '.one {\n  gap: 0;\n}\n.two:hover .three {\n  gap: 0;\n}' }
const found = (text: string, path = 'web/src/a/a.tsx') =>
  classNames([{ path, text }, style]).map(({ line, says }) => `${line} ${says}`)

test('a class that the style does not have is found', () => {
  expect(found("import classes from './a.module.css'\nconst a = classes.four")).toEqual([
    '2 ./a.module.css has no class four',
  ])
  expect(found("import a from '../a/a.module.css'\nuse(a.one, a.tow)", 'web/src/b/b.tsx')).toEqual([
    '2 ../a/a.module.css has no class tow',
  ])
})

test('those that it has are not, nor what is no class', () => {
  expect(
    found("import a from './a.module.css'\nimport { b } from './a.ts'\nuse(a.one, a.two, a.three, data.a.x)"),
  ).toEqual([])
})
