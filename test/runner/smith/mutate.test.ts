import { describe, expect, it } from 'vitest'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import { randomOf } from '#runner/fuzz/make/random'
import { isProblem } from '#runner/is-problem'
import { changedLines } from '#runner/smith/changed-lines'
import { mutate, mutatorsOf, type RuleMutation } from '#runner/smith/mutate'
import { environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { everyMaker as makers } from '../../support/every-maker.ts'

const words = assembly(`OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%function = OpTypeFunction %void
%uint = OpTypeInt 32 0
%four = OpConstant %uint 4
%main = OpFunction %void None %function
%label = OpLabel
%sum = OpIAdd %uint %four %four
OpReturn
OpFunctionEnd
`)
const [spv16, vulkan] = ['spv1.6', 'vulkan1.3'].map((name) => {
  const found = environmentByName(name)
  if (found === undefined) throw new Error(name)
  return found
}) as [Parameters<typeof validate>[1], Parameters<typeof validate>[1]]

function broken(seed: number, rule?: string): RuleMutation {
  const mutators = rule === undefined ? undefined : mutatorsOf(makers, (id) => id === rule)
  const made = mutate(makers, words, spv16, randomOf(seed, 0), mutators)
  if (isProblem(made)) throw new Error(made.message)
  return made
}

describe('a broken module', () => {
  it('breaks the named rule and no other, and reports the change', () => {
    const rule = 'core/integer-arithmetic-result'
    for (const seed of [1, 2, 3, 4]) {
      const { words: after, verdict, summary, mutator, removed, added } = broken(seed, rule)
      expect(validate(after, spv16)).toEqual(verdict)
      expect(new Set(verdict.blames.map((blame) => blame.rule))).toEqual(new Set([rule]))
      expect(mutator).toMatch(/^core\//)
      expect(summary).not.toBe('')
      expect(removed).toEqual([expect.stringContaining('OpIAdd')])
      expect(added.at(-1)).toContain('OpIAdd')
      expect(disassemble(after)).not.toBe(disassemble(words))
    }
  })

  it('breaks some rule if none is named, in the same way for the same seed', () => {
    const made = [1, 2, 3, 4, 5, 6].map((seed) => broken(seed))
    for (const { words: after } of made) expect(validate(after, spv16).kind).toBe('invalid')
    expect(new Set(made.map(({ verdict }) => verdict.blames[0]?.rule)).size).toBeGreaterThan(2)
    expect(broken(3)).toEqual(made[2])
  })

  it('is not made from an invalid module, or if no place in it can break the rule', () => {
    const { words: invalid } = broken(1, 'core/integer-arithmetic-result')
    expect(mutate(makers, invalid, vulkan, randomOf(1, 0))).toMatchObject({
      code: 'not-valid',
      message: expect.stringContaining('invalid for vulkan1.3 already: core/'),
    })
    const without = mutatorsOf(makers, (id) => id.startsWith('SPV_KHR_constant_data/'))
    expect(without.length).toBeGreaterThan(5)
    expect(mutate(makers, words, spv16, randomOf(1, 0), without)).toMatchObject({
      code: 'no-mutation',
    })
    expect(mutatorsOf(makers, (id) => id === 'core/none')).toEqual([])
  })
})

describe('changed lines', () => {
  it('are those that only one of the modules has, or the first place at which their order differs', () => {
    const shorter = assembly('OpCapability Shader\nOpMemoryModel Logical GLSL450\n')
    const more = assembly('OpCapability Shader\nOpCapability Int8\nOpMemoryModel Logical GLSL450\n')
    const other = assembly(
      'OpCapability Int8\nOpCapability Shader\nOpMemoryModel Logical GLSL450\n',
    )
    expect(changedLines(shorter, more)).toEqual({ removed: [], added: ['OpCapability Int8'] })
    expect(changedLines(more, other)).toEqual({
      removed: ['OpCapability Shader'],
      added: ['OpCapability Int8'],
    })
  })
})
