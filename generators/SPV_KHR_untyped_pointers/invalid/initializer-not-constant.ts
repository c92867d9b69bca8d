import { instructionByName } from '#spec/grammar/grammar'
import { firstFunction } from '../../mutate/graft.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import {
  untypedVariableAt,
  untypedVariablesOf,
  variableWords,
} from '../shared/untyped-variable-at.ts'
import { type Declare, operandWays } from '../shared/with-operand.ts'

const undef: Declare = (graft, module, at) => {
  const { dataType } = untypedVariableAt(module, at)
  return dataType === undefined ? undefined : graft.add('OpUndef', dataType)
}

/** Such an object of the data type that stands in the function in front of the variable. */
function local(name: string): Declare {
  const opcode = instructionByName(name)?.opcode
  return (_, module, at) => {
    const { dataType } = untypedVariableAt(module, at)
    const found = module.instructions
      .slice(Math.min(at, firstFunction(module)), at)
      .find((each) => each.opcode === opcode && resultsOf(each).resultType === dataType)
    return found === undefined ? undefined : resultsOf(found).result
  }
}

export const mutator = mutatorOf({
  name: 'initializer-not-constant',
  rule: 'initializer-is-a-constant-or-a-global-variable',
  summary: 'the initializer of a variable is no constant instruction and no global variable',
  ordinals: (module) => untypedVariablesOf(module, ({ initializer }) => initializer !== undefined),
  ways: operandWays(variableWords.initializer, {
    undef,
    'its-data-type': (_, module, at) => untypedVariableAt(module, at).dataType,
    parameter: local('OpFunctionParameter'),
    'typed-local-variable': local('OpVariable'),
    'untyped-local-variable': local('OpUntypedVariableKHR'),
  }),
})
