import type { Way } from '../../mutate/mutator-of.ts'
import { noPointerObjects } from '../shared/no-pointers.ts'
import { openclAt } from '../shared/opencl-at.ts'
import { openclMutator } from '../shared/opencl-mutator.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'

function way(declare: Declare): Way {
  return (module, at) => {
    const word = openclAt(module, at)?.pointerWord
    return word === undefined ? undefined : withOperand(module, at, word, declare)
  }
}

export const mutator = openclMutator(
  {
    name: 'opencl-no-pointer',
    rule: 'opencl-pointer-operand-is-a-pointer',
    summary: 'an extended instruction takes something else for its pointer',
  },
  Object.fromEntries(
    Object.entries(noPointerObjects).map(([variant, declare]) => [variant, way(declare)]),
  ),
  ['integer', 'structure-with-a-pointer'],
)
