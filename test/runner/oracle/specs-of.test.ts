import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { specsOf } from '#runner/oracle/specs-of'
import { specsOfTools } from '#scripts/cli/tools/specs-of-tools'
import '../../support/needs-tools.ts'

describe('specsOf', () => {
  it.each([
    'spirv-opt',
    'spirv-opt@testing',
    'spirv-opt=/opt/spirv-opt',
    'harness:spirv-opt@testing',
  ])('expands %s into every pipeline', (spec) => {
    expect(specsOf(spec)).toEqual([`${spec} -O`, `${spec} -Os`, `${spec} --legalize-hlsl`])
  })

  it.each([
    'spirv-opt@testing --merge-return',
    'spirv-val@testing',
    'reference',
    'own:spirv-opt {file}',
    'harness:spirv-opt@testing --merge-return',
    'harness:own --env {env}',
    'no tool',
  ])('leaves %s as it is', (spec) => {
    expect(specsOf(spec)).toEqual([spec])
  })
})

describe('the pipelines of the real spirv-opt', () => {
  it.each(['oldstable', 'stable', 'testing'])(
    'are in the help of %s, and each of them runs',
    async (suite) => {
      const specs = await specsOfTools(['reference', `spirv-opt@${suite}`], 'pipelines')
      expect(specs).toHaveLength(4)
      for (const spec of specs) {
        const tool = await openTool(spec)
        if (isProblem(tool)) throw new Error(tool.message)
        expect(tool.name).toBe(spec)
        tool.close()
      }
    },
  )

  it('come before each single pass if all are wanted, none twice', async () => {
    const specs = await specsOfTools(['spirv-opt@testing'], 'all')
    expect(specs.slice(0, 3)).toEqual(specsOf('spirv-opt@testing'))
    expect(specs.length).toBeGreaterThan(60)
    expect(new Set(specs).size).toBe(specs.length)
    expect(specs).toContain('spirv-opt@testing --merge-return')
    const ofHarness = await specsOfTools(['harness:spirv-opt@testing'], 'all')
    expect(ofHarness).toEqual(specs.map((spec) => `harness:${spec}`))
  })
})
