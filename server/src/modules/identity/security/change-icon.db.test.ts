import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memberInfo } from '@croupier/contract/identity.ts'
import { changeIcon, icon, playerAvatar } from '@croupier/contract/security.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { blank, hugePng, sendForm } from '../../../../test/pictures.ts'
import { world } from '../../../../test/world.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'croupier-icons-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const here = await world({ config: { dataDir } })
const { ask, member, deps, app, hear } = here
await setPolicy(deps, LUCKY, HASTE)

const send = (token: string, file: Buffer, type = 'image/png') =>
  sendForm(app.http, changeIcon.path, { token, file, type })
const filesOf = (id: string) => readdirSync(join(dataDir, 'files', '1', id))

describe('a picture', () => {
  test('of the drawn set is worn at once, and the member sees it everywhere', async () => {
    const { token } = await member()
    expect((await ask(icon, { token })).value).toMatchObject({ avatar: 'fox', avatarType: 'STATIC' })
    expect((await ask(changeIcon, { token, body: { avatar: 'owl' } })).value).toEqual({
      avatar: 'owl',
      avatarType: 'STATIC',
    })
    expect((await ask(icon, { token })).value).toMatchObject({
      avatar: 'owl',
      choices: expect.arrayContaining(['fox', 'owl']),
    })
    expect((await ask(playerAvatar, { token })).value).toEqual({ avatar: 'owl', avatarType: 'STATIC' })
    expect((await ask(memberInfo, { token })).value).toMatchObject({ avatar: 'owl', avatarType: 'STATIC' })
    const unknown = await ask(changeIcon, { token, body: { avatar: '../secret' as 'owl' } })
    expect(unknown.fields.avatar?.[0]?.code).toBe('invalid')
  })

  test('of one’s own is drawn anew: square, WebP, without anything that came with it', async () => {
    const { token } = await member()
    const sent = await sharp(await blank(900, 600))
      .withExif({ IFD0: { Copyright: 'somebody at home', Artist: 'secret place' } })
      .jpeg()
      .toBuffer()
    expect(sent.includes('secret place')).toBe(true)
    const { value } = (await send(token, sent, 'image/jpeg')).json()
    expect(value).toEqual({ avatar: expect.stringMatching(/^\/wps\/files\/shown\//), avatarType: 'CUSTOM' })

    const shown = await app.http.inject({ url: value.avatar })
    const { format, width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 256, height: 256, exif: undefined })
    expect(shown.rawPayload.includes('secret place')).toBe(false)
    expect((await ask(memberInfo, { token })).value.avatar).toBe(value.avatar)
  })

  test('that is no longer worn is forgotten', async () => {
    const { token, id } = await member()
    await send(token, await blank(300, 300))
    const [first] = filesOf(id)
    await send(token, await blank(200, 200))
    await hear()
    expect(filesOf(id)).toHaveLength(1)
    expect(filesOf(id)).not.toContain(first)
    await ask(changeIcon, { token, body: { avatar: 'lion' } })
    await hear()
    expect(filesOf(id)).toEqual([])
  })

  test('that is none, or a bad one, is refused at the field with a clear word, and the old one stays', async () => {
    const { token } = await member()
    const jpeg = await sharp(await blank(1200, 1200, 'noise'))
      .jpeg()
      .toBuffer()
    const png = await blank(500, 500, 'noise')
    const bad: [string, Buffer, string, string][] = [
      ['a renamed script', Buffer.from('<script>alert(1)</script>'), 'file_type', 'Only PNG, JPEG or WebP images.'],
      [
        'a page that begins like a GIF',
        Buffer.from('GIF89a<script>alert(1)</script>'),
        'file_type',
        'Only PNG, JPEG or WebP images.',
      ],
      [
        'an SVG with a script',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'file_type',
        'Only PNG, JPEG or WebP images.',
      ],
      ['six megabytes', Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]), 'file_too_large', 'At most 5 MB.'],
      ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'file_broken', 'This image is damaged or incomplete.'],
      ['half a PNG', png.subarray(0, png.length / 2), 'file_broken', 'This image is damaged or incomplete.'],
      [
        'a PNG in name only',
        Buffer.from('89504e470d0a1a0a00000000', 'hex'),
        'file_broken',
        'This image is damaged or incomplete.',
      ],
      ['nothing', Buffer.alloc(0), 'required', 'This field is required.'],
    ]
    for (const [, file, code, message] of bad) {
      const answer = await send(token, file)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().value.fields.file).toEqual([{ code, message }])
    }
    expect((await ask(icon, { token })).value.avatar).toBe('fox')
  })

  test('of 40,000 by 40,000 pixels is refused before it is unpacked', async () => {
    const { token } = await member()
    const file = hugePng(40_000, 40_000)
    const [since, used] = [performance.now(), process.memoryUsage().rss]
    const answer = await send(token, file)
    expect(answer.json().value.fields.file).toEqual([
      { code: 'picture_too_large', message: 'This image has too many pixels.' },
    ])
    expect(performance.now() - since).toBeLessThan(5000)
    expect(process.memoryUsage().rss - used).toBeLessThan(500 * 1024 * 1024)
  })

  test('comes as one or the other, and only from a member', async () => {
    const { token } = await member()
    const both = await sendForm(app.http, changeIcon.path, {
      token,
      file: await blank(50, 50),
      fields: { avatar: 'owl' },
    })
    expect(both.json().value.fields.avatar[0].code).toBe('not_allowed')
    expect((await ask(changeIcon, { token, body: {} })).fields.file?.[0]?.code).toBe('required')
    expect((await ask(changeIcon, { body: { avatar: 'owl' } })).errorCode).toBe('not_logged_in')
    expect((await ask(icon)).errorCode).toBe('not_logged_in')
    expect((await ask(playerAvatar)).errorCode).toBe('not_logged_in')
  })
})
