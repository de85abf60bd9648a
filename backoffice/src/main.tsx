import '@croupier/kit/theme/base.css'
import './theme.css'
import { consoleLook } from '@croupier/contract/console-look.ts'
import { tokenStyle } from '@croupier/contract/look.ts'
import { setCaller } from '@croupier/kit/calls.ts'
import { makeQueryClient } from '@croupier/kit/query.ts'
import { keepSessionIn, session } from '@croupier/kit/session.ts'
import { wearRememberedTheme } from '@croupier/kit/theme/theme.ts'
import { startWords } from '@croupier/kit/words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rememberedLanguage, rememberLanguage, SPOKEN } from './kit/language.ts'
import { makeRouter } from './router.tsx'
import { loadGroup } from './word-files.ts'

wearRememberedTheme()
keepSessionIn('console')
void start()

async function start() {
  dress()
  const code = rememberedLanguage()
  rememberLanguage(code)
  setCaller({ merchant: session()?.merchant ?? '', language: code })
  const queryClient = makeQueryClient()
  const router = makeRouter(queryClient)
  await startWords(SPOKEN[code], { groups: ['shell', 'pieces'], load: loadGroup, wording: {} })

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** The console's colours, where no server has written them into the page. */
function dress() {
  if (document.getElementById('tokens')) return
  const style = Object.assign(document.createElement('style'), { id: 'tokens', textContent: tokenStyle(consoleLook) })
  document.head.append(style)
}
