import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { contractWithoutSchemas } from '@croupier/kit/build/contract.ts'
import { iconsByFile } from '@croupier/kit/build/icons.ts'
import { messagesWithoutParser } from '@croupier/kit/build/messages.ts'
import { partOf } from './build/parts.ts'
import { plainScripts } from './build/plain-scripts.ts'
import { titles } from './build/titles.ts'
import { worker } from './build/worker.ts'

// Where `npm run dev -w web` finds a server to answer the calls.
const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:3000'

const shortOf = (name: string) => (name.startsWith('part~') ? 'part' : '[name]')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contractWithoutSchemas(),
    messagesWithoutParser(),
    iconsByFile(),
    tanstackRouter({ target: 'react', autoCodeSplitting: false, quoteStyle: 'single', semicolons: false }),
    react(),
    VitePWA(worker),
    titles(),
    plainScripts(),
    compression({
      include: /\.(js|css|html|svg|json|txt|webmanifest)$/,
      threshold: 512,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
    }),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    // The page's policy forbids data: in places a font or a script could come from.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A part's own name lists the screens that share it: the first script of every page would carry all these names.
        chunkFileNames: ({ name }) => `assets/${shortOf(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortOf(name)}-[hash][extname]`,
        // What every page needs is one file; small pieces that some screens share do not each cost a request.
        codeSplitting: {
          groups: [
            // Begun before the site itself, in a step of their own: a slow phone answers a touch in between.
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
            { name: 'frame', tags: ['$initial'], priority: 2 },
            // Home is what most visitors see first, games what they come for.
            { name: partOf, debugName: 'parts', priority: 1.5 },
            { name: 'modal', test: /@mantine|kit\/form\/(modal-frame|confirm-dialog)/, priority: 1 },
            {
              name: 'part',
              test: /\/(kit|web\/src|icons-react)\//,
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/wps': { target: backend, ws: true }, '/lgw': backend, '/lotto': backend } },
})
