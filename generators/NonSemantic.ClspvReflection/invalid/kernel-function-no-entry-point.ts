import { mutatorOf } from '../../mutate/mutator-of.ts'
import { kernelsOf } from '../shared/kernels-of.ts'
import { newEntryPoint, newFunction } from '../shared/new-function.ts'
import { operandWay } from '../shared/operand-way.ts'

export const mutator = mutatorOf({
  name: 'kernel-function-no-entry-point',
  rule: 'kernel-function-is-a-glcompute-entry-point',
  summary: 'the function of a Kernel instruction is no entry point, or one of another model',
  ordinals: (module) => kernelsOf(module),
  ways: {
    'plain-function': operandWay('Kernel', newFunction),
    'vertex-entry-point': operandWay('Kernel', newEntryPoint('Vertex')),
    'fragment-entry-point': operandWay('Kernel', newEntryPoint('Fragment', 'OriginUpperLeft')),
  },
})
