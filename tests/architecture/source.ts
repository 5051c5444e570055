/** Reads the project's own sources for the tests of its structure. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Source = Readonly<{ path: string; text: string }>

/** All TypeScript files below a folder of the project, with paths as in an import: `src/kernel/hex.ts`. */
export const sourcesOf = (folder: string): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(root, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))

export const readProjectFile = (path: string): string => readFileSync(join(root, path), 'utf8')
