import { afterAll, describe, expect, it } from 'vitest'
import { extentsOf } from '#generators/words/extents-of'
import { disassemble } from '#reference/disassemble/disassemble'
import { type Reduced, reduceModule } from '#runner/fuzz/finding/reduce-module'
import { predicateProbe } from '#runner/fuzz/observe/predicate-probe'
import type { Probe } from '#runner/fuzz/observe/probe'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { trailLines } from '#runner/fuzz/reduce/trail'
import { isProblem } from '#runner/is-problem'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { planted } from '../../support/planted.ts'

const environment = environmentByName('spv1.6') as Environment
const words = assembly(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpName %kept "the needle"
OpName %other "some hay"
%kept = OpTypeInt 32 0
%other = OpTypeInt 32 1
%four = OpConstant %kept 4
%float = OpTypeFloat 32
`)

async function reduced(probes: readonly Probe[]): Promise<Reduced | undefined> {
  const found = await reduceModule([{ words, control: null, environment }], probes)
  if (found !== undefined && isProblem(found)) throw new Error(found.message)
  return found
}

describe('a module that is reduced', () => {
  const open: { close: () => void }[] = []
  afterAll(() => {
    for (const tool of open) tool.close()
  })

  function predicate(...command: readonly string[]) {
    const probe = predicateProbe(command, { timeoutMs: 10_000, jobs: 2 })
    open.push(probe)
    return probe
  }

  it('keeps only what a user’s predicate asks for', async () => {
    const found = await reduced([predicate('grep', '-q', 'needle')])
    const listing = disassemble(found?.shown.words ?? Uint32Array.of(), { header: false })
    expect(listing.trim().split('\n')).toEqual([expect.stringContaining('the needle')])
    expect(await reduced([predicate('grep', '-q', 'nothing like it', '{file}')])).toBeUndefined()
  })

  it('reports the number of tries, and why it stopped', async () => {
    const tool = planted.fallsOverAt('OpTypeFloat')
    const found = await reduced(probesOf([tool], []))
    const { trail } = found ?? { trail: { steps: [], end: 'over' } as const }
    expect(trail.end).toBe('smallest')
    const [first] = trail.steps
    expect(first).toMatchObject({ way: 'without some instructions', from: 9 })
    expect(first?.to).toBeLessThan(5)
    expect(first?.asked).toBeGreaterThan(2)
    const lines = trailLines(trail)
    expect(lines[0]).toMatch(/^without some instructions: \d+ tried, 9 -> \d+ instructions$/)
    expect(lines.at(-1)).toBe('stopped: no smaller module shows the same')
  })
})

describe('a large module', () => {
  /** Functions that call the one before them, and a needle in one of them. */
  const functions = Array.from({ length: 120 }, (_, index) => {
    const call =
      index === 0 ? '' : `%call${index} = OpFunctionCall %uint %f${index - 1} %parameter${index}\n`
    const needle = index === 60 ? `%needle = OpBitReverse %uint %parameter${index}\n` : ''
    const sums = [1, 2, 3, 4, 5, 6, 7]
      .map((turn) => `%sum${index}_${turn} = OpIAdd %uint %parameter${index} %one\n`)
      .join('')
    return `%f${index} = OpFunction %uint None %type
%parameter${index} = OpFunctionParameter %uint
%label${index} = OpLabel
${call}${needle}${sums}OpReturnValue %parameter${index}
OpFunctionEnd
`
  })
  const names = functions.map((_, index) => `OpName %sum${index}_1 "sum"\n`).join('')
  const large = assembly(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
${names}%uint = OpTypeInt 32 0
%one = OpConstant %uint 1
%type = OpTypeFunction %uint %uint
${functions.join('')}`)

  it('is reduced by whole functions first, so that few questions are needed', async () => {
    const probes = probesOf([planted.fallsOverAt('OpBitReverse')], [])
    const found = await reduceModule([{ words: large, control: null, environment }], probes)
    if (found === undefined || isProblem(found)) throw new Error('was not reduced')
    expect(extentsOf(large).length).toBeGreaterThan(1500)
    const [first] = found.trail.steps
    expect(first).toMatchObject({ way: 'with fewer functions', from: extentsOf(large).length })
    expect(first?.to).toBeLessThan(40)
    expect(found.trail.end).toBe('smallest')
    expect(found.finding.instructions).toBeLessThanOrEqual(12)
  })
})
