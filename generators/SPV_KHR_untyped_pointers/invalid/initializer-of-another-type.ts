import { mutatorOf } from '../../mutate/mutator-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { pointerShape } from '../shared/pointer-shape.ts'
import { constantOf, floatType, of, pairType, uintType, where } from '../shared/things.ts'
import {
  untypedVariableAt,
  untypedVariablesOf,
  variableWords,
} from '../shared/untyped-variable-at.ts'
import { type Declare, operandWays } from '../shared/with-operand.ts'

/** An object of another type than the data type, which the type must not be by chance. */
function ofType(typeOf: Declare, make: (typeOf: Declare) => Declare): Declare {
  return (graft, module, at) => {
    const { dataType } = untypedVariableAt(module, at)
    return typeOf(graft, module, at) === dataType ? undefined : make(typeOf)(graft, module, at)
  }
}

const nullOf = (typeOf: Declare): Declare => of(typeOf, 'OpConstantNull')
const one = (typeOf: Declare): Declare => constantOf(typeOf, 1)

/** The integer type of the same width and the other signedness. */
const otherSignedness: Declare = (graft, module, at) => {
  const shape = typeShape(module, untypedVariableAt(module, at).dataType)
  return shape.kind === 'integer'
    ? graft.type('OpTypeInt', shape.width, shape.signed ? 0 : 1)
    : undefined
}

/** The integer type of 32 bits for a wider or narrower one. */
const otherWidth: Declare = (graft, module, at) => {
  const shape = typeShape(module, untypedVariableAt(module, at).dataType)
  return shape.kind === 'integer' && shape.width !== 32
    ? graft.type('OpTypeInt', 32, shape.signed ? 1 : 0)
    : undefined
}

/** A structure type with the same members, which is another type all the same. */
const sameMembers: Declare = (graft, module, at) => {
  const shape = typeShape(module, untypedVariableAt(module, at).dataType)
  return shape.kind === 'structure' ? graft.add('OpTypeStruct', ...shape.members) : undefined
}

/** A second untyped pointer type into the same storage class, which is another type all the same. */
const samePointer: Declare = (graft, module, at) => {
  const shape = pointerShape(module, untypedVariableAt(module, at).dataType)
  return shape?.kind === 'untyped'
    ? graft.add('OpTypeUntypedPointerKHR', shape.storageClass)
    : undefined
}

/** The one kind of pointer type for the other. */
const otherKind: Declare = (graft, module, at) => {
  const shape = pointerShape(module, untypedVariableAt(module, at).dataType)
  if (shape === undefined) return undefined
  const uint = graft.type('OpTypeInt', 32, 0)
  if (shape.kind === 'typed') return graft.add('OpTypeUntypedPointerKHR', shape.storageClass)
  return uint === undefined ? undefined : graft.add('OpTypePointer', shape.storageClass, uint)
}

export const mutator = mutatorOf({
  name: 'initializer-of-another-type',
  rule: 'initializer-has-the-data-type',
  summary: 'the initializer is of another type than the data type',
  ordinals: (module) => untypedVariablesOf(module, ({ initializer }) => initializer !== undefined),
  ways: operandWays(variableWords.initializer, {
    integer: ofType(uintType, one),
    'floating-point': ofType(floatType, one),
    vector: ofType(pairType, nullOf),
    width: nullOf(otherWidth),
    signedness: where('Shader', nullOf(otherSignedness)),
    'structure-with-the-same-members': nullOf(sameMembers),
    'array-of-it': (graft, module, at) => {
      const { dataType } = untypedVariableAt(module, at)
      const uint = graft.type('OpTypeInt', 32, 0)
      if (dataType === undefined || uint === undefined) return undefined
      const array = graft.add('OpTypeArray', dataType, graft.add('OpConstant', uint, 1))
      return graft.add('OpConstantNull', array)
    },
    'second-untyped-pointer-type': nullOf(samePointer),
    'other-kind-of-pointer': nullOf(otherKind),
  }),
})
