import { mutatorOf } from '../../mutate/mutator-of.ts'
import { drawWays } from '../shared/draw-ways.ts'
import type { Sketch } from '../shared/sketch.ts'
import { untypedVariablesOf, variableWords } from '../shared/untyped-variable-at.ts'

const opTypeBool = 20

const allowed: readonly string[] = [
  'UniformConstant',
  'Workgroup',
  'CrossWorkgroup',
  'Private',
  'Function',
  'Input',
  'Output',
]

function boolean({ add }: Sketch): number {
  return add('OpTypeBool')
}

export const mutator = mutatorOf({
  name: 'boolean-visible-outside',
  rule: 'boolean-data-type-is-not-externally-visible',
  summary: 'a variable that is seen outside is of Booleans, or has some in it',
  ordinals: (module) =>
    // There is one Boolean type in a module; whether it could be used would depend on where it stands.
    module.instructions.some(({ opcode }) => opcode === opTypeBool)
      ? []
      : untypedVariablesOf(
          module,
          ({ storageClass, dataType, initializer }) =>
            !allowed.includes(storageClass) && dataType !== undefined && initializer === undefined,
        ),
  ways: drawWays(variableWords.dataType, {
    boolean,
    vector: (s) => s.add('OpTypeVector', boolean(s), 3),
    array: (s) => s.array(boolean(s), 2, 16),
    structure: (s) => s.structure([{ type: boolean(s), offset: 0 }]),
    'second-member': (s) =>
      s.structure([
        { type: s.uint(), offset: 0 },
        { type: boolean(s), offset: 16 },
      ]),
    'deep-inside': (s) =>
      s.structure([
        { type: s.array(s.structure([{ type: boolean(s), offset: 0 }]), 2, 16), offset: 0 },
      ]),
  }),
})
