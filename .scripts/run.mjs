import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder; every command runs there, wherever npm was called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const windows = process.platform === 'win32'

/**
 * Runs a command to its end with its output on the terminal.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] added to the environment
 * @returns {boolean} whether it ended with exit code 0
 */
export const run = (command, args, env = {}) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...env },
  })
  if (error) console.error(`${command}: ${error.message}`)
  return status === 0
}

/**
 * Starts a command that runs beside others. Its output waits in a file and is printed when it is asked for.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} file
 * @returns {() => Promise<boolean>} waits for its end, prints, and tells whether its exit code was 0
 */
export const startHeld = (command, args, file) => {
  const log = openSync(file, 'w')
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = new Promise((done) => {
    child.once('exit', (code) => done(code === 0))
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(false)
    })
  })
  return async () => {
    const ok = await ended
    process.stdout.write(readFileSync(file))
    return ok
  }
}

/**
 * Runs a tool that package.json names, from node_modules/.bin.
 *
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
export const runTool = (tool, args, env) =>
  run(`${root}/node_modules/.bin/${tool}${windows ? '.cmd' : ''}`, args, env)

/** @param {string} path */
const changedAt = (path) => (existsSync(`${root}/${path}`) ? statSync(`${root}/${path}`).mtimeMs : 0)

/** Installs what the lock names, if nothing is there yet or the lock changed since. Ends the program if it fails. */
export const ensurePackages = () => {
  // npm writes its own copy when all is in place, so a broken install is done again; it writes the two
  // files side by side, so a moment's difference says nothing.
  if (changedAt('node_modules/.package-lock.json') + 2000 >= changedAt('package-lock.json')) return
  console.log('Installing packages (npm ci) …')
  // No package here needs its install script: the platform's binaries come as packages.
  if (run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'])) return
  console.error('npm ci failed: the packages could not be installed. Is the npm registry in reach?')
  process.exit(1)
}
