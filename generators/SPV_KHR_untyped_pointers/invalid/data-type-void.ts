import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { voidType } from '../shared/things.ts'
import { untypedVariablesOf, variableWords } from '../shared/untyped-variable-at.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'data-type-void',
  rule: 'data-type-is-not-void',
  summary: 'the data type of a variable is OpTypeVoid',
  // Among blocks in Workgroup it would be one that is none.
  ordinals: (module) =>
    declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR')
      ? []
      : untypedVariablesOf(
          module,
          ({ dataType, initializer }) => dataType !== undefined && initializer === undefined,
        ),
  ways: operandWays(variableWords.dataType, { void: voidType }),
})
