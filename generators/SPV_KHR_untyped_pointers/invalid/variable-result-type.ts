import { mutatorOf } from '../../mutate/mutator-of.ts'
import { isIdle } from '../shared/is-idle.ts'
import { first, noPointerTypes, uintType, voidType } from '../shared/things.ts'
import {
  untypedVariableAt,
  untypedVariablesOf,
  variableWords,
} from '../shared/untyped-variable-at.ts'
import { type Declare, operandWays } from '../shared/with-operand.ts'

/** A typed pointer type in the storage class of the variable. */
function typedPointer(pointee: (dataType: number | undefined) => Declare): Declare {
  return (graft, module, at) => {
    const id = pointee(untypedVariableAt(module, at).dataType)(graft, module, at)
    const storageClass = module.instructions[at]?.words[variableWords.storageClass]
    return id === undefined || storageClass === undefined
      ? undefined
      : graft.add('OpTypePointer', storageClass, id)
  }
}

export const mutator = mutatorOf({
  name: 'variable-result-type',
  rule: 'untyped-variable-result-type-is-an-untyped-pointer-type',
  summary: 'the result type of an untyped variable is no untyped pointer type',
  ordinals: (module) => untypedVariablesOf(module, ({ result }) => isIdle(module, result)),
  ways: operandWays(variableWords.resultType, {
    'typed-pointer-to-the-data-type': typedPointer((dataType) => () => dataType),
    'typed-pointer': typedPointer(() => uintType),
    ...noPointerTypes,
    void: voidType,
    function: first('OpTypeFunction'),
  }),
})
