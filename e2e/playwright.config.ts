import { defineConfig } from '@playwright/test'
import { findChromium } from '../run/chromium.mjs'

// The workers inherit it and do not search again.
process.env.CHROMIUM ??= findChromium() ?? ''

const port = Number(process.env.E2E_PORT ?? 4180)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: 'list',
  timeout: 30_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    // Every run meets the world as it is after the first start.
    command: 'rm -rf e2e/.data && exec node run/start.mjs',
    cwd: '..',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: 'e2e/.data', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    timeout: 150_000,
  },
})
