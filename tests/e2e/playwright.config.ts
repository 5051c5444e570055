import { defineConfig } from '@playwright/test'
import { chromiumArgs, findShell } from '../../.scripts/chromium.mjs'
import { root } from '../../.scripts/run.mjs'

const port = Number(process.env.E2E_PORT ?? 4174)
const executablePath = findShell()

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/.reports/browser`,
  // Software rendering on two cores: more browsers than cores, for hands at rest, and patience.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `${root}/.reports/browser.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1366, height: 768 },
    actionTimeout: 15_000,
    trace: 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
