import { mutatorOf } from '../../mutate/mutator-of.ts'
import { matrixAccesses } from '../shared/matrix-at.ts'
import { matrixWays } from '../shared/matrix-ways.ts'
import { noPointerObjects } from '../shared/no-pointers.ts'

export const mutator = mutatorOf({
  name: 'matrix-through-no-pointer',
  rule: 'cooperative-matrix-pointer-is-a-pointer',
  summary: 'a cooperative matrix is loaded or stored through what is no pointer',
  ordinals: matrixAccesses,
  ways: matrixWays('pointer', noPointerObjects),
})
