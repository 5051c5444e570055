import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { contentSecurityPolicy, securityHeaders } from './.scripts/csp.mjs'

/** The policy goes into the built page only: the development server needs inline scripts. */
const securityPolicyTag = (): Plugin => ({
  name: 'security-policy-tag',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
})

export default defineConfig({
  plugins: [react(), securityPolicyTag()],
  base: './',
  // One page: an unknown address is a 404, not the page again.
  appType: 'mpa',
  resolve: {
    // d3-zoom brings 10 kB for zooming in steps of time, which the map does not do.
    alias: { 'd3-transition': fileURLToPath(new URL('./src/render/stage/noTransition.ts', import.meta.url)) },
  },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    // Small fonts stay files: the policy allows no data: there.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first page must not fetch the board's library for the sake of this small helper.
            { name: 'preload', test: /vite[\\/]preload-helper/, priority: 1 },
          ],
        },
      },
    },
  },
  preview: { host: '127.0.0.1', port: 4173, headers: securityHeaders },
  test: {
    environment: 'node',
    // By itself it keeps one of two cores free.
    maxWorkers: 2,
    // No test is timed: on a busy machine it may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    coverage: { provider: 'v8', include: ['src/**'], reportsDirectory: 'coverage' },
  },
})
