import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StageTitle } from './stage-title.tsx'

const shown = (title: string) => renderToStaticMarkup(<StageTitle name="moon-scroll" title={title} />)

test('a title stands in its own lettering where that says the same, and in plain letters in any other language', () => {
  expect(shown('Moon Scroll')).toContain('<img')
  expect(shown('月夜秘卷')).toContain('>月夜秘卷</span>')
  expect(shown('月夜秘卷')).not.toContain('<img')
})
