import { describe, expect, it } from 'vitest'
import { genericFiles } from '#generators/mutate/generic-files'
import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { isProblem } from '#runner/is-problem'
import { browserMakers } from '#scripts/browser/browser-makers'
import { breakable, mutate } from '#scripts/browser/mutate'
import '../../support/needs-time.ts'

const empty = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'
const shader = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%function = OpTypeFunction %void
%word = OpTypeInt 32 0
%seven = OpConstant %word 7
%main = OpFunction %void None %function
%start = OpLabel
%sum = OpIAdd %word %seven %seven
OpReturn
OpFunctionEnd
`

describe('the rules that can be broken in a module', () => {
  it('are found in any valid module, each with a change that breaks it alone', () => {
    const rules = breakable(shader)
    if (isProblem(rules)) throw new Error(rules.message)
    expect(rules.length).toBeGreaterThan(30)
    expect(rules.map(({ id }) => id)).toContain('core/integer-arithmetic-operand')
    for (const { id, places, section, summary } of rules) {
      expect([id, places > 0, section !== '', summary !== '']).toEqual([id, true, true, true])
      const broken = mutate(shader, { rules: [id] })
      if (isProblem(broken)) throw new Error(`${id}: ${broken.message}`)
      expect(new Set(broken.judgement.blames.map(({ rule }) => rule))).toEqual(new Set([id]))
    }
  })

  it('are not listed for an invalid module', () => {
    expect(breakable(`${empty}%1 = OpTypeVoid\n%2 = OpTypeVoid\n`)).toEqual([])
  })
})

describe('a module with a rule broken', () => {
  it('comes with a description of the change, the same for the same seed', () => {
    const rules = ['core/integer-arithmetic-*']
    const broken = mutate(shader, { rules, seed: 1 })
    expect(broken).toMatchObject({
      kind: 'mutation',
      added: expect.arrayContaining([expect.stringContaining('OpIAdd')]),
      assembly: expect.stringContaining('OpIAdd'),
      judgement: { verdict: 'invalid' },
    })
    expect(mutate(shader, { rules, seed: 1 })).toEqual(
      expect.objectContaining({ words: isProblem(broken) ? undefined : broken.words }),
    )
  })

  it('breaks some rule if none is named', () => {
    expect(mutate(empty, { seed: 5 })).toMatchObject({
      judgement: { verdict: 'invalid' },
    })
  })

  it('is not made from an invalid module, nor if nothing breaks the rule alone', () => {
    expect(mutate(`${empty}%1 = OpTypeVoid\n%2 = OpTypeVoid\n`)).toMatchObject({
      code: 'not-valid',
    })
    expect(mutate(empty, { rules: ['core/no-such-rule'] })).toMatchObject({
      code: 'no-mutation',
    })
    expect(mutate('OpFoo')).toMatchObject({ code: 'bad-assembly' })
  })
})

it('a browser build includes the mutators that are written for no particular rule', async () => {
  const all = await fuzzMakers()
  const { generic, genericWords } = browserMakers
  expect(generic.map(({ key }) => key).sort()).toEqual(all.generic.map(({ key }) => key))
  expect(genericWords.map(({ key }) => key).sort()).toEqual(all.genericWords.map(({ key }) => key))
  expect(genericFiles.length).toBeGreaterThan(3)
})
