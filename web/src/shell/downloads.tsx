import { useWords } from '@croupier/kit/words.ts'
import { QrCode } from '@croupier/kit/art/qr-code.tsx'
import type { Download } from './resources.ts'

/** The app to take along: a code for each kind that there is, to be read by the phone. */
export function Downloads({ downloads }: { readonly downloads: readonly Download[] }) {
  const t = useWords('shell')
  return (
    <>
      {downloads.map(({ resourceType, url, qrCodeUrl }) => (
        <figure key={resourceType}>
          <QrCode text={new URL(qrCodeUrl ?? url, window.location.origin).href} label={t(`app_${resourceType}`)} />
          <figcaption>
            <a href={url}>{t(`app_${resourceType}`)}</a>
          </figcaption>
        </figure>
      ))}
      <p>{t('scan_app')}</p>
    </>
  )
}
