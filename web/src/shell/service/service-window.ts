import { domainRoute, type ServiceRoute } from '@croupier/contract/brand.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { decryptPath } from './sealed-path.ts'

type ServiceKind = ServiceRoute['csType']

const WIDTH = 440
const HEIGHT = 750

/**
 * Customer service in a window of its own. It is opened with the click, or browsers would take it for an advertisement, and
 * learns where to go when the router list has come; it is closed again when that fails.
 */
export async function openService(kind: ServiceKind): Promise<void> {
  const name = `service-${kind.toLowerCase()}`
  const popup = window.open('', name, `popup,width=${WIDTH},height=${HEIGHT}`)
  try {
    const { path, width, height } = await wayTo(kind)
    if (popup === null) return window.location.assign(path)
    if (height !== HEIGHT) popup.resizeTo(width, height)
    // What lies there may be another's page, which has no business with ours.
    popup.opener = null
    popup.location.replace(path)
    popup.focus()
  } catch (error) {
    popup?.close()
    throw error
  }
}

async function wayTo(kind: ServiceKind) {
  const { version } = await ask(domainRoute)
  const way = version.pathList.find(({ type, csType }) => type === 3 && csType === kind)
  if (!way) throw new CallRefusal('not_found')
  return { ...way, path: new URL(await decryptPath(version.key, way.path), window.location.origin).href }
}
