import { expect, test } from 'vitest'
import { webClip } from './web-clip.ts'

const parts = { name: 'A & <B>', merchant: 'LUCKY', url: 'https://lucky.example/', icon: Buffer.from('icon') }

test('the profile puts the site on the home screen and can be removed again', () => {
  const profile = webClip(parts)
  expect(profile).toContain('<key>URL</key><string>https://lucky.example/</string>')
  expect(profile).toContain('<key>Label</key><string>A &amp; &lt;B></string>')
  expect(profile).toContain(`<key>Icon</key><data>${Buffer.from('icon').toString('base64')}</data>`)
  expect(profile).toContain('<key>IsRemovable</key><true/>')
})

test('the same profile has the same id, another site’s has another', () => {
  expect(webClip(parts)).toBe(webClip(parts))
  expect(webClip({ ...parts, url: 'https://sampa.example/' })).not.toContain(
    /PayloadUUID<\/key><string>([^<]+)/.exec(webClip(parts))![1],
  )
})
