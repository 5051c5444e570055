// Checks the import arrows of .dependency-cruiser.cjs over src and tests.
import { cruise, format } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { root } from './run.mjs'

process.chdir(root)

const { options, ...ruleSet } = await extractConfig('./.dependency-cruiser.cjs')
const { output } = await cruise(['src', 'tests'], { ...options, ruleSet, validate: true }, undefined, {
  tsConfig: extractTsConfig('./tsconfig.json'),
})
if (typeof output === 'string')
  throw new Error('dependency-cruiser answered with text where a result was due')

const report = await format(output, { outputType: 'err' })
console.log(String(report.output).trim())

// With a compiler whose interface it does not know, the tool sees no module and is content: that is a failure.
const ours = output.modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source)).length
console.log(`${ours} modules of src cruised, ${output.summary.totalDependenciesCruised} dependencies`)
if (ours === 0) console.error('No module of src was cruised: the arrows were not checked.')
if (ours === 0 || output.summary.error > 0) process.exitCode = 1
