import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import { assembleText } from '#runner/corpus/assembly'
import { minimise } from '#runner/fuzz/finding/minimise'
import type { Suspect } from '#runner/fuzz/finding/suspect'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { isTwin } from '#runner/fuzz/reduce/features'
import { sameIds } from '#runner/fuzz/reduce/same-ids'
import type { Oracle } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { type Environment, environmentByName } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { assembly } from '../../support/assembly.ts'
import { planted } from '../../support/planted.ts'

const environment = environmentByName('spv1.6') as Environment
const rule = 'SPV_KHR_constant_data/utf-encoded-width-is-8'

function caseOf(name: string): Uint32Array {
  const text = readFileSync(join(packageRoot(), 'corpus', rule, `${name}.spvasm`), 'utf8')
  const words = assembleText(text, environment.name, name)
  if (!(words instanceof Uint32Array)) throw new Error(words.message)
  return words
}

const broken = caseOf('shader-uint-1')
const control = caseOf('shader-1')

function brokenRule(verdict: Verdict): string | undefined {
  return verdict.kind === 'invalid' ? verdict.blames[0]?.rule : undefined
}

function suspectOf(tool: Oracle, words: Uint32Array, twin: Uint32Array | null): Suspect {
  const judge = validate(words, environment)
  const blamed = brokenRule(judge)
  const disagreement =
    blamed !== undefined
      ? ({ outcome: 'false-accept', key: blamed, rule: blamed, said: 'valid' } as const)
      : ({ outcome: 'crash', key: 'SIGSEGV in take_OpTypeInt', said: '' } as const)
  return { probe: tool.name, disagreement, words, control: twin, environment, judge, rules: [] }
}

async function minimised(tool: Oracle, suspect: Suspect, second?: Oracle) {
  const [probe] = probesOf([tool], [])
  if (probe === undefined) throw new Error('no probe')
  return minimise(suspect, probe, second === undefined ? {} : { second })
}

describe('the valid twin of a reduced module', () => {
  it('keeps what the rule is about, and differs in the fault', async () => {
    const tool = planted.wrongOn(rule)
    const shown = await minimised(tool, suspectOf(tool, broken, control))
    expect(shown?.asked.judge).toMatchObject({ kind: 'invalid', blames: [{ rule }] })
    const twin = shown?.control ?? new Uint32Array()
    expect(validate(twin, environment)).toEqual({ kind: 'valid' })
    expect(disassemble(twin)).toContain('UTFEncodedKHR')
    expect(disassemble(twin)).toContain('OpTypeArray')
    const [mine, theirs] = [shown?.words ?? twin, twin].map((words) =>
      disassemble(words)
        .split('\n')
        .filter((line) => / Op/.test(line)),
    )
    const lost = mine?.filter((line) => !theirs?.includes(line)) ?? []
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.length).toBeLessThanOrEqual(4)
  })

  it('keeps an instruction that is at another place in the module', async () => {
    const named = (before: string, after: string) =>
      assembly(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
${before}
%1 = OpTypeVoid
%2 = OpTypeFunction %1
${after}
`)
    const name = 'OpName %2 "nothing"'
    const [early, late] = [named(name, ''), named('', name)]
    const misplaced = brokenRule(validate(late, environment)) ?? ''
    const tool = planted.wrongOn(misplaced)
    const shown = await minimised(tool, suspectOf(tool, late, early))
    expect(shown?.asked.judge).toMatchObject({ kind: 'invalid', blames: [{ rule: misplaced }] })
    const twin = shown?.control ?? new Uint32Array()
    expect(validate(twin, environment)).toEqual({ kind: 'valid' })
    // Without it, the twin would show nothing about the place of a name.
    expect(disassemble(twin)).toContain('OpName')
  })

  it('does not exist if the module itself is valid', async () => {
    const tool = planted.fallsOverAt('OpTypeInt')
    const shown = await minimised(tool, suspectOf(tool, control, control))
    expect(shown?.control).toBeNull()
  })

  it('is neither the module itself nor one that lacks what the module uses', () => {
    const odd = assembly('OpCapability Shader\n%1 = OpTypeInt 32 0\nOpDecorate %1 Aliased\n')
    const bare = assembly('OpCapability Shader\n%1 = OpTypeInt 32 1\n')
    const all = new Set(['17', '17 Capability 1', '21', '71', '71 Decoration 20'])
    expect(isTwin(odd, odd, all)).toBe(false)
    expect(isTwin(odd, bare, all)).toBe(false)
    expect(isTwin(bare, odd, all)).toBe(true)
    expect(isTwin(odd, bare, new Set(['17', '21']))).toBe(true)
  })

  it('has the ids of the module for instructions that both have', () => {
    const module = assembly('%7 = OpTypeVoid\n%8 = OpTypeInt 32 0\n%9 = OpTypeArray %8 %8\n')
    const other = assembly('%1 = OpTypeVoid\n%2 = OpTypeInt 16 0\n%3 = OpTypeArray %2 %2\n')
    const same = disassemble(sameIds(module, other))
    expect(same).toContain('%7 = OpTypeVoid')
    expect(same).toMatch(/%9 = OpTypeArray %2 %2/)
  })
})

describe('a valid module that is reduced', () => {
  it('remains valid for a second validator that accepted it', async () => {
    const tool = planted.fallsOverAt('OpTypeInt')
    const suspect = suspectOf(tool, control, null)
    /** Refuses whatever has no decoration. */
    const judge: Oracle['judge'] = async (module) =>
      disassemble(module).includes('UTFEncodedKHR')
        ? { kind: 'valid' }
        : { kind: 'invalid', phase: 'validate', blames: [], message: 'no' }
    const second = { ...planted.isRight('second'), judge }
    const alone = await minimised(tool, suspect)
    expect(disassemble(alone?.words ?? broken)).not.toContain('UTFEncodedKHR')
    const both = await minimised(tool, suspect, second)
    expect(disassemble(both?.words ?? broken)).toContain('UTFEncodedKHR')
  })
})
