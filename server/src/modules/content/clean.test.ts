import { expect, test } from 'vitest'
import { cleanRichText, cleanText } from './clean.ts'

test('words keep their emphasis, lists and links', () => {
  expect(cleanRichText('<p>From <strong>4</strong> to <em>5</em></p><ul><li>one</li></ul>')).toBe(
    '<p>From <strong>4</strong> to <em>5</em></p><ul><li>one</li></ul>',
  )
  expect(cleanRichText('<a href="/verify">proof</a>')).toBe('<a href="/verify" rel="noopener nofollow">proof</a>')
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an image that calls home', '<img src="https://elsewhere.example/x" onerror="alert(1)">'],
  ['a handler', '<p onclick="alert(1)">x</p>'],
  ['a style', '<p style="position:fixed">x</p><style>p{display:none}</style>'],
  ['a script address', '<a href="javascript:alert(1)">x</a>'],
  ['another site without its scheme', '<a href="//elsewhere.example">x</a>'],
  ['a frame', '<iframe src="https://elsewhere.example"></iframe>'],
  ['a picture that is a program', '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)">x</a></svg>'],
])('%s does not survive', (_name, html) => {
  expect(cleanRichText(html)).not.toMatch(/script|alert|elsewhere|style|onclick|svg|img|iframe/i)
})

test('a title is text: nothing in it is markup, and it stays on one line', () => {
  expect(cleanText(' Win\n <b>now</b> ')).toBe('Win <b>now</b>')
})
