import { contractWithoutSchemas } from '@croupier/kit/build/contract.ts'
import { iconsByFile } from '@croupier/kit/build/icons.ts'
import { messagesWithoutParser } from '@croupier/kit/build/messages.ts'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

// Where `npm run dev -w backoffice` finds a server to answer the calls.
const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [
    contractWithoutSchemas(),
    messagesWithoutParser(),
    iconsByFile(),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    compression({
      include: /\.(js|css|svg|json)$/,
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
  },
  server: { proxy: { '/wps': { target: backend, ws: true } } },
})
