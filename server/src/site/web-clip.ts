import { createHash } from 'node:crypto'
import { escaped } from '#kernel/escape.ts'

interface WebClip {
  readonly name: string
  readonly merchant: string
  /** Where the site is. */
  readonly url: string
  readonly icon: Buffer
}

/** The lite profile for an iPhone: the site with its icon on the home screen, full screen, and nothing else of the phone's. */
export function webClip({ name, merchant, url, icon }: WebClip): string {
  const id = `site.${merchant.toLowerCase()}.clip`
  const text = (key: string, value: string) => `<key>${key}</key><string>${escaped(value)}</string>`
  const own = (type: string, part: string) =>
    [
      text('PayloadType', type),
      text('PayloadIdentifier', part),
      text('PayloadUUID', uuidOf(`${part} ${url}`)),
      text('PayloadDisplayName', name),
      '<key>PayloadVersion</key><integer>1</integer>',
    ].join('')
  const clip = [
    own('com.apple.webClip.managed', `${id}.page`),
    text('Label', name),
    text('URL', url),
    `<key>Icon</key><data>${icon.toString('base64')}</data>`,
    '<key>FullScreen</key><true/><key>IsRemovable</key><true/>',
  ].join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${own('Configuration', id)}<key>PayloadContent</key><array><dict>${clip}</dict></array></dict></plist>
`
}

/** The same profile has the same id, so that a second one replaces the first. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)]
    .join('-')
    .toUpperCase()
}
