import { mutatorOf } from '../../mutate/mutator-of.ts'
import { noTypes } from '../shared/things.ts'
import { untypedVariablesOf, variableWords } from '../shared/untyped-variable-at.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'data-type-not-type',
  rule: 'data-type-is-a-type',
  summary: 'the data type of a variable is an object, as if it were its initializer',
  ordinals: (module) =>
    untypedVariablesOf(
      module,
      ({ dataType, initializer }) => dataType !== undefined && initializer === undefined,
    ),
  ways: operandWays(variableWords.dataType, noTypes),
})
