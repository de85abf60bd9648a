import '@croupier/kit/theme/base.css'
import { systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { announcements } from '@croupier/contract/content.ts'
import { LANGUAGES } from '@croupier/contract/language.ts'
import { tokenStyle } from '@croupier/contract/look.ts'
import type { FirstData } from '@croupier/contract/page.ts'
import { setPictureHosts } from '@croupier/kit/art/picture-host.ts'
import { seenPictures } from '@croupier/kit/art/seen-pictures.ts'
import { setCaller } from '@croupier/kit/calls.ts'
import { setServerTime } from '@croupier/kit/clock.ts'
import { keyOf, makeQueryClient } from '@croupier/kit/query.ts'
import { session, startSession } from '@croupier/kit/session.ts'
import { wearRememberedTheme } from '@croupier/kit/theme/theme.ts'
import { startWords } from '@croupier/kit/words.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { joinTabs } from './parts/member/open-tabs.ts'
import { firstData } from './first-data.ts'
import { rememberedLanguage } from './parts/site/language.ts'
import { awaitInstallOffer } from './parts/site/installing.ts'
import { sayItFailed } from './start-failure.ts'
import { makeRouter } from './router.tsx'
import { BrandLife } from './shell/brand-life.tsx'
import { preloadAccount } from './shell/header-account.tsx'
import { writeSessionCookie } from './session-cookie.ts'
import { loadGroup } from './word-files.ts'

wearRememberedTheme()
writeSessionCookie()
awaitInstallOffer()
noteFirstPictures()
// Not awaited here: parts of the site may import from this very file while it starts.
void firstData().then(start).catch(sayItFailed)

async function start(first: FirstData) {
  const { brand } = first.whitelabel
  const code = rememberedLanguage(brand)
  setCaller({ merchant: brand.merchant, language: code })
  setServerTime(first.serverTime)
  dress(brand)
  setPictureHosts(pictureHostsIn(first))

  const taken = await joinTabs({ merchant: brand.merchant, session, locks: navigator.locks })
  if (taken) startSession(taken)

  const queryClient = makeQueryClient()
  queryClient.setQueryData(keyOf(whitelabel), first.whitelabel)
  if (first.language === code) seed(queryClient, first)
  await aPause()
  const router = makeRouter(queryClient)
  await aPause()
  await Promise.all([
    startWords(LANGUAGES[code], { groups: ['shell'], load: loadGroup, wording: brand.wording }),
    router.load(),
    // What does not arrive is asked for again where it stands.
    session() ? preloadAccount().catch(() => undefined) : undefined,
  ])

  await aPause()
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  const site = createRoot(root)
  // In slices, so that a slow phone stays responsive while the first view is made.
  startTransition(() =>
    site.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <BrandLife first={first.whitelabel}>
            <RouterProvider router={router} />
          </BrandLife>
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}

/** Lets a slow phone answer a touch between two steps of the start. */
const aPause = () => new Promise<void>((go) => setTimeout(go))

/** The brand's hosts of pictures, as the status that came with the page names them. */
function pictureHostsIn({ answers }: FirstData): readonly string[] {
  const found = answers.find(({ path }) => path === systemStatus.path)
  // The server has encoded the answer through this call's schema.
  const status = found?.value as ReplyOf<typeof systemStatus> | undefined
  return status?.info.imageCDNs ?? []
}

/** Pictures that came with the page are drawn at once where the site takes their place. */
function noteFirstPictures() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('#first-paint img'))
    if (picture.naturalWidth > 0) seenPictures.remember(picture.getAttribute('src') ?? '')
}

/** Keep the answers that came with the page; what it tells guests is not for a member's eyes, not even for a moment. */
function seed(client: QueryClient, { answers }: FirstData) {
  for (const { path, params, query, value } of answers) {
    if (session() && path === announcements.path) continue
    client.setQueryData([path, params, query], value)
  }
}

/** The brand's name and colours, where the server has not written them into the page already. */
function dress(brand: FirstData['whitelabel']['brand']) {
  document.title = brand.name
  if (document.getElementById('tokens')) return
  const style = Object.assign(document.createElement('style'), { id: 'tokens', textContent: tokenStyle(brand.tokens) })
  document.head.append(style)
}
