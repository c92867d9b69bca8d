import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { isLogical, isPhysical } from '../shared/addressing.ts'
import { matrixAccesses, matrixWordsAt } from '../shared/matrix-at.ts'
import { notNumerical } from '../shared/not-numerical.ts'
import { type Pointer, pointerAt, pointerWith } from '../shared/pointer-at.ts'
import { withInserted } from '../shared/with-inserted.ts'
import type { Declare } from '../shared/with-operand.ts'

const opAccessChain = 65

function typedPointer(module: Module, at: number): (Pointer & { word: number }) | undefined {
  const word = matrixWordsAt(module, at)?.pointer
  const pointer = word === undefined ? undefined : pointerAt(module, at, word)
  return word === undefined || pointer?.kind !== 'typed' ? undefined : { ...pointer, word }
}

/** Casts a physical pointer to one to that type. */
function cast(declareType: Declare): Way {
  return (module, at) => {
    const pointer = typedPointer(module, at)
    if (pointer === undefined || isLogical(module, pointer.storageClass)) return undefined
    return withInserted(module, at, (declare) => {
      const type = declareType(declare, module, at)
      if (type === undefined) return undefined
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      return (put) => ({ [pointer.word]: put('OpBitcast', result, pointer.id) })
    })
  }
}

/** The aggregate in an array that has what the chain of two indexes leads to. */
const around: Way = (module, at) => {
  const pointer = typedPointer(module, at)
  const chain = module.instructions.find(
    ({ opcode, words }) => opcode === opAccessChain && words[1] === pointer?.id,
  )
  const base = pointerWith(module, chain?.words[2])
  const outer = typeShape(module, base?.pointee)
  const index = chain?.words[3]
  if (pointer === undefined || chain?.words.length !== 5 || index === undefined) return undefined
  if (base === undefined || outer.kind !== 'array') return undefined
  return withInserted(module, at, (declare) => {
    const type = declare.add('OpTypePointer', base.storageClass, outer.constituent)
    return (put) => ({ [pointer.word]: put('OpAccessChain', type, base.id, index) })
  })
}

const { structure, array } = notNumerical

export const mutator = mutatorOf({
  name: 'matrix-pointer-to-aggregate',
  rule: 'cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
  summary: 'a cooperative matrix is accessed through a typed pointer to an aggregate',
  ordinals: matrixAccesses,
  ways: {
    // Elsewhere they would have to be laid out.
    'cast-to-structure': cast((graft, module, at) =>
      isPhysical(module) ? structure(graft, module, at) : undefined,
    ),
    'cast-to-array': cast((graft, module, at) =>
      isPhysical(module) ? array(graft, module, at) : undefined,
    ),
    'cast-to-pointer': cast((graft, module, at) => {
      const shape = typedPointer(module, at)
      return shape === undefined
        ? undefined
        : graft.add('OpTypeUntypedPointerKHR', shape.storageClass)
    }),
    'aggregate-around-the-element': around,
  },
})
