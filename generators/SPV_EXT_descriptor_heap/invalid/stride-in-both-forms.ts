import { definition } from '../../mutate/definition.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { annotated, annotatedByGroup } from '../shared/annotated.ts'
import { extraOperand, isMemberwise } from '../shared/extra-operand.ts'
import { idDecorations } from '../shared/id-decorations.ts'
import { literalValue } from '../shared/literal-value.ts'

function target(module: Parameters<Way>[0], at: number): number {
  return module.instructions[at]?.words[0] ?? 0
}

const opTypeRuntimeArray = 29
const opTypeArray = 28

export const mutator = mutatorOf({
  name: 'stride-in-both-forms',
  rule: 'array-stride-and-array-stride-id-exclude-each-other',
  summary: 'an array has a stride by an id and one by a literal',
  ordinals: (module) =>
    idDecorations(module, 'ArrayStrideIdEXT').filter((at) => {
      const opcode = definition(module, target(module, at))?.opcode
      return !isMemberwise(module, at) && (opcode === opTypeArray || opcode === opTypeRuntimeArray)
    }),
  ways: {
    'equal-values': (module, at) => {
      const value = literalValue(module, extraOperand(module, at))
      return value === undefined || value === 0
        ? undefined
        : annotated(module, target(module, at), ['OpDecorate', 'ArrayStride', value])
    },
    'other-value': (module, at) =>
      annotated(module, target(module, at), ['OpDecorate', 'ArrayStride', 4096]),
    'through-a-group': (module, at) =>
      annotatedByGroup(module, target(module, at), ['OpDecorate', 'ArrayStride', 4096]),
  },
})
