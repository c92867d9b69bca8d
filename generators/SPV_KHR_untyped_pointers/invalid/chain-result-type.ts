import { isUnused } from '../../mutate/is-unused.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { chainAt, chainsOf, chainWords } from '../shared/chain-at.ts'
import { pointerShape } from '../shared/pointer-shape.ts'
import { first, structureType, uintType, voidType } from '../shared/things.ts'
import { walk } from '../shared/walk.ts'
import { type Declare, operandWays } from '../shared/with-operand.ts'

/** A typed pointer type in the storage class of the result. */
function typedPointer(pointee: Declare): Declare {
  return (graft, module, at) => {
    const shape = pointerShape(module, chainAt(module, at)?.resultType)
    const id = pointee(graft, module, at)
    return shape === undefined || id === undefined
      ? undefined
      : graft.add('OpTypePointer', shape.storageClass, id)
  }
}

export const mutator = mutatorOf({
  name: 'chain-result-type',
  rule: 'chain-result-type-is-an-untyped-pointer-type',
  summary: 'the result type of a chain is no untyped pointer type',
  ordinals: (module) =>
    chainsOf(module).filter((at) => isUnused(module, chainAt(module, at)?.result ?? 0)),
  ways: operandWays(chainWords.resultType, {
    'typed-pointer-to-what-is-reached': typedPointer((_, module, at) => walk(module, at)?.reached),
    'typed-pointer': typedPointer(uintType),
    'what-is-reached': (_, module, at) => {
      const reached = walk(module, at)?.reached
      return pointerShape(module, reached) === undefined ? reached : undefined
    },
    structure: structureType,
    void: voidType,
    function: first('OpTypeFunction'),
  }),
})
