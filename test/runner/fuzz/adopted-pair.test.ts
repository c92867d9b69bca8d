import { describe, expect, it } from 'vitest'
import { pairsIn } from '#generators/notation/pairs-in'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import { adoptedPair } from '#runner/fuzz/adopt/adopted-pair'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'

const environment = environmentByName('spv1.6') as Environment

const shuffle = (component: number) => `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %main "main | a: {b}"
%void = OpTypeVoid
%signature = OpTypeFunction %void
%uint = OpTypeInt 32 0
%vector = OpTypeVector %uint 2
%value = OpUndef %vector
%main = OpFunction %void None %signature
%label = OpLabel
%other = OpVectorShuffle %vector %value %value 0 ${component}
OpReturn
OpFunctionEnd
`
const library = (width: number) => `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%float = OpTypeFloat ${width}
`

describe('a finding that is adopted', () => {
  it.each([
    [
      'in a function',
      shuffle(3),
      shuffle(4),
      'vector-shuffle-literal',
      'core/vector-shuffle-literal',
    ],
    ['in a module without functions', library(32), library(31), 'float-width', 'core/float-width'],
  ])(
    'becomes a pair of its module and its control, with the fault %s',
    (_, valid, invalid, rule, id) => {
      const [control, broken] = [assembly(valid), assembly(invalid)]
      expect(validate(control, environment)).toEqual({ kind: 'valid' })
      const source = adoptedPair({
        ...{
          rule,
          name: 'as-found',
          environment: 'spv1.6',
          summary: 'as a campaign found it',
          control,
        },
        broken: { way: 'adopted', words: broken },
      })
      const [pair] = pairsIn({ file: 'adopted.pairs.hbs', source, partials: {} })
      expect(pair).toMatchObject({ rule, name: 'as-found', environments: ['spv1.6'] })
      const printed = (words: Uint32Array) => disassemble(words, { header: false })
      expect(printed(assembly(pair?.control ?? ''))).toBe(printed(control))
      const way = assembly(String(pair?.broken['adopted']?.module))
      expect(printed(way)).toBe(printed(broken))
      expect(validate(way, environment)).toMatchObject({ kind: 'invalid', blames: [{ rule: id }] })
    },
  )
})
