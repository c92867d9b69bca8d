import { mutatorOf } from '../../mutate/mutator-of.ts'
import { matrixAccesses } from '../shared/matrix-at.ts'
import { matrixWays } from '../shared/matrix-ways.ts'
import { noIntegers } from '../shared/things.ts'

export const mutator = mutatorOf({
  name: 'matrix-stride-no-integer',
  rule: 'cooperative-matrix-stride-is-a-scalar-integer',
  summary: 'the stride of a cooperative matrix is no scalar integer',
  ordinals: matrixAccesses,
  ways: matrixWays('stride', noIntegers),
})
