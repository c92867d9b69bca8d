import { mutatorOf } from '../../mutate/mutator-of.ts'
import { brokenLayouts } from '../shared/broken-layouts.ts'
import { drawWays } from '../shared/draw-ways.ts'
import { untypedVariablesOf, variableWords } from '../shared/untyped-variable-at.ts'
import { isExplicit } from '../shared/world.ts'

export const mutator = mutatorOf({
  name: 'data-type-not-laid-out',
  rule: 'data-type-is-explicitly-laid-out',
  summary: 'the data type of a variable lacks a part of its layout, or contradicts it',
  ordinals: (module) =>
    untypedVariablesOf(
      module,
      ({ storageClass, dataType, initializer }) =>
        isExplicit(storageClass) && dataType !== undefined && initializer === undefined,
    ),
  ways: drawWays(variableWords.dataType, brokenLayouts),
})
