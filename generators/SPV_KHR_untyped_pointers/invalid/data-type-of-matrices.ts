import { mutatorOf } from '../../mutate/mutator-of.ts'
import { arraysOfMatrices } from '../shared/bare-matrices.ts'
import { drawWays } from '../shared/draw-ways.ts'
import { explicitVariables } from '../shared/explicit-variables.ts'
import { variableWords } from '../shared/untyped-variable-at.ts'

export const mutator = mutatorOf({
  name: 'data-type-of-matrices',
  rule: 'data-type-and-base-type-are-no-array-of-matrices',
  summary: 'the data type of a variable in memory with a layout is an array of matrices',
  ordinals: explicitVariables,
  ways: drawWays(variableWords.dataType, arraysOfMatrices),
})
