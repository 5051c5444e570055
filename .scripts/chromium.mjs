import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, run, runTool } from './run.mjs'

/** The browser as a player has it. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same browser without its window: it draws in software in two thirds of the time. */
const shell = ['chromium-headless-shell', 'chrome-headless-shell']

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

/** @param {readonly string[]} names */
const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/**
 * A whole Chromium that is on this machine: CHROMIUM_PATH, else the first on PATH, else a usual place,
 * else Playwright's own.
 *
 * @returns {string | undefined} its full path
 */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  onPath(whole) ||
  [...wellKnown, playwrightsOwn()].find((path) => path && existsSync(path))

/**
 * A Chromium for tests that ask nothing of its window: CHROMIUM_PATH, else a headless shell on PATH, else a whole one.
 *
 * @returns {string | undefined} its full path
 */
export const findShell = () => process.env.CHROMIUM_PATH || onPath(shell) || findChromium()

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
 * Finds a Chromium or installs one: Debian's with its headless shell where apt-get is allowed, else Playwright's.
 *
 * @returns {boolean} false after a message that says what to do
 */
export const ensureChromium = () => {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) console.error(`CHROMIUM_PATH names ${named}, and no such file is there.`)
    return existsSync(named)
  }
  const debian = isRoot && existsSync('/usr/bin/apt-get')
  if (debian && !(onPath(whole) && onPath(shell))) {
    console.log('Installing Debian’s Chromium for the browser tests …')
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update'], quiet)
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'], quiet)
  }
  if (!findChromium()) runTool('playwright', ['install', 'chromium'])
  if (findChromium()) return true
  console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.')
  return false
}
