import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, run, runTool } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const wellKnown = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Who may install packages of the system and start a browser without its sandbox. */
const isRoot = process.getuid?.() === 0

/** The browser that Playwright downloaded itself, if it did. */
const playwrightsOwn = () => {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  return chromium.executablePath()
}

/**
 * A Chromium that is on this machine: CHROMIUM_PATH, else the first on PATH, else a usual place,
 * else Playwright's own.
 *
 * @returns {string | undefined} its full path
 */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...wellKnown, playwrightsOwn()].find((path) => path && existsSync(path))
}

/** Flags under which a headless Chromium draws in software and keeps to itself. */
export const chromiumArgs = [
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/**
 * Finds a Chromium or installs one: with apt-get where that is allowed, else by Playwright.
 *
 * @returns {string | undefined} its full path; undefined after a message that says what to do
 */
export const ensureChromium = () => {
  const found = findChromium()
  if (found && existsSync(found)) return found
  if (found) {
    console.error(`CHROMIUM_PATH names ${found}, and no such file is there.`)
    return undefined
  }
  console.log('No Chromium found: installing one for the browser tests …')
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update'], quiet)
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  }
  if (!findChromium()) runTool('playwright', ['install', 'chromium'])
  const installed = findChromium()
  if (!installed)
    console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.')
  return installed
}
