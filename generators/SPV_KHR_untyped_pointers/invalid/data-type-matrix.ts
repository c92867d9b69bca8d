import { mutatorOf } from '../../mutate/mutator-of.ts'
import { bareMatrices } from '../shared/bare-matrices.ts'
import { drawWays } from '../shared/draw-ways.ts'
import { explicitVariables } from '../shared/explicit-variables.ts'
import { variableWords } from '../shared/untyped-variable-at.ts'

export const mutator = mutatorOf({
  name: 'data-type-matrix',
  rule: 'data-type-is-no-matrix',
  summary: 'the data type of a variable in memory with a layout is a matrix',
  ordinals: explicitVariables,
  ways: drawWays(variableWords.dataType, bareMatrices),
})
