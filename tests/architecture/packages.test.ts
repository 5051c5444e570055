import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readProjectFile, root } from './source'

type Package = Readonly<{ dependencies: Record<string, string>; devDependencies: Record<string, string> }>
type Lock = Readonly<{ packages: Record<string, Readonly<{ resolved?: string }>> }>

const { dependencies, devDependencies } = JSON.parse(readProjectFile('package.json')) as Package
const versions = { ...dependencies, ...devDependencies }

describe('packages', () => {
  test('every version is exact', () => {
    const loose = Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    expect(loose).toEqual([])
  })

  test('the lock names no address: it holds wherever the registry is', () => {
    const { packages } = JSON.parse(readProjectFile('package-lock.json')) as Lock
    const addressed = Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined)
    expect(addressed).toEqual([])
  })

  test('README gives the version and the reason of each package', () => {
    const readme = readProjectFile('README.md')
    const missing = Object.entries(versions).filter(
      ([name, version]) => !readme.includes(`| \`${name}\` ${version} |`),
    )
    expect(missing).toEqual([])
  })
})

describe('the top of the project', () => {
  test('holds src, public and tests and no other folder', () => {
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .filter((name) => !['node_modules', 'dist', 'coverage'].includes(name))
    expect(folders.sort()).toEqual(['public', 'src', 'tests'])
  })
})
