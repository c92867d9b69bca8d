import { mutatorOf } from '../../mutate/mutator-of.ts'
import { brokenLayouts } from '../shared/broken-layouts.ts'
import { drawWays } from '../shared/draw-ways.ts'
import { explicitVariables } from '../shared/explicit-variables.ts'
import { variableWords } from '../shared/untyped-variable-at.ts'

export const mutator = mutatorOf({
  name: 'data-type-not-laid-out',
  rule: 'data-type-is-explicitly-laid-out',
  summary: 'the data type of a variable lacks a part of its layout, or contradicts it',
  ordinals: explicitVariables,
  ways: drawWays(variableWords.dataType, brokenLayouts),
})
