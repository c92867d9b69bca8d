import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { packageRoot } from '#runner/package-root'
import { compilers } from '#scripts/dev/real/compilers'
import { isInstalled } from '#scripts/dev/real/make-modules'
import { askDevice, type RealRun, runReal } from '#scripts/dev/real/run-real'
import { sourcesIn } from '#scripts/dev/real/source'
import { opcodeOf } from '#spec/grammar/opcodes'
import { driversAsked } from '../support/drivers.ts'
import { plantedDevice } from '../support/planted-device.ts'
import '../support/needs-tools.ts'

const opStore = opcodeOf('OpStore')
const names = ['machine.comp', 'reduce.comp', 'wide.comp', 'tables.comp.hlsl', 'sums.cl']
const sources = sourcesIn(join(packageRoot(), 'test/real')).filter(({ file }) =>
  names.some((name) => file.endsWith(`/${name}`)),
)
const installed = compilers
  .filter(isInstalled)
  .map((compiler) => ({ ...compiler, compilations: compiler.compilations.slice(0, 1) }))

let runs: readonly RealRun[]
beforeAll(async () => {
  runs = await runReal(sources, installed, { faster: ['-O'] })
}, 240_000)

const shaders = () => runs.filter(({ source }) => source.stage === 'comp')

describe('a module that a compiler made', () => {
  it('runs with any compiler, before and after spirv-opt', () => {
    const languages = new Set(installed.flatMap((compiler) => compiler.languages))
    const wanted = sources.filter(({ language }) => languages.has(language))
    expect(wanted.length).toBeGreaterThan(2)
    for (const { file } of wanted) {
      const matching = runs.filter(
        ({ source, outcome }) => source.file === file && outcome === 'defined',
      )
      expect(matching.filter(({ original }) => original === undefined).length).toBeGreaterThan(0)
      expect(matching.filter(({ original }) => original !== undefined).length).toBeGreaterThan(0)
    }
    expect(runs.filter(({ outcome }) => outcome.startsWith('defect'))).toEqual([])
    expect(runs.flatMap(({ wrong }) => wrong ?? [])).toEqual([])
  })

  it('leaves equal bytes on a device that is right, and different ones on one that is wrong', async () => {
    const able = shaders().filter(({ asked }) => asked !== undefined)
    expect(able.length).toBeGreaterThan(3)
    const right = await askDevice(
      plantedDevice((module) => module),
      runs,
    )
    expect(right.map(({ kind }) => kind)).toContain('equal')
    expect(right.filter(({ kind }) => kind === 'different')).toEqual([])
    const wrong = await askDevice(
      plantedDevice((module) => ({
        ...module,
        instructions: module.instructions.filter(({ opcode }) => opcode !== opStore),
      })),
      able,
    )
    // Loops that count in variables do not end then.
    expect(wrong.map(({ kind }) => kind)).toContain('different')
    expect(wrong.filter(({ kind }) => kind === 'equal')).toEqual([])
  })

  it.runIf(driversAsked)(
    'leaves equal bytes on lavapipe',
    async () => {
      const tool = await openTool('vulkan:lavapipe', { openHarness, timeoutMs: 60_000 })
      if (isProblem(tool) || tool.kind !== 'consumer') throw new Error('no driver')
      const answers = await askDevice(tool, shaders())
      tool.close()
      expect(answers.filter(({ kind }) => kind === 'equal').length).toBeGreaterThan(3)
      expect(answers.filter(({ kind }) => kind === 'different')).toEqual([])
    },
    240_000,
  )
})
