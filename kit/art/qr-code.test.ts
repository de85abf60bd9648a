import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

test('a QR code is 200 wide where nothing else is said', () => {
  const drawn = (size?: number) =>
    renderToStaticMarkup(
      createElement(QrCode, { text: 'https://lucky.example/down', label: 'Download', ...(size && { size }) }),
    )
  expect(drawn()).toContain('width="200" height="200"')
  expect(drawn(120)).toContain('width="120" height="120"')
})
