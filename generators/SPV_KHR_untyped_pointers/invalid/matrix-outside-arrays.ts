import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'
import { matrixAccesses, matrixWordsAt } from '../shared/matrix-at.ts'
import { globalPointers, type Pointer, pointerAt } from '../shared/pointer-at.ts'
import { withInserted } from '../shared/with-inserted.ts'
import { withOperand } from '../shared/with-operand.ts'

/** A typed variable like the one that is pointed into, with data that `which` holds of. */
function variable(
  module: Module,
  at: number,
  which: (shape: TypeShape) => boolean,
): { readonly pointer: Pointer; readonly shape: TypeShape; readonly word: number } | undefined {
  const word = matrixWordsAt(module, at)?.pointer
  const old = word === undefined ? undefined : pointerAt(module, at, word)
  if (word === undefined || old?.kind !== 'typed') return undefined
  const pointer = globalPointers(module).find(
    ({ storageClass, pointee }) =>
      storageClass === old.storageClass && which(typeShape(module, pointee)),
  )
  return pointer && { pointer, shape: typeShape(module, pointer.pointee), word }
}

/** The variable itself. */
function whole(...kinds: readonly TypeShape['kind'][]): Way {
  return (module, at) => {
    const found = variable(module, at, ({ kind }) => kinds.includes(kind))
    return found && withOperand(module, at, found.word, () => found.pointer.id)
  }
}

/** The first part of the variable. */
function part(which: (shape: TypeShape) => number | undefined): Way {
  return (module, at) => {
    const isNumber = (type: number | undefined) =>
      ['integer', 'float'].includes(typeShape(module, type).kind)
    const found = variable(module, at, (shape) => isNumber(which(shape)))
    const type = found && which(found.shape)
    if (found === undefined || type === undefined) return undefined
    const { pointer, word } = found
    return withInserted(module, at, (declare) => {
      const integer = declare.type('OpTypeInt', 32, 0)
      if (integer === undefined) return undefined
      const zero = declare.add('OpConstant', integer, 0)
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      return (put) => ({ [word]: put('OpAccessChain', result, pointer.id, zero) })
    })
  }
}

export const mutator = mutatorOf({
  name: 'matrix-outside-arrays',
  rule: 'cooperative-matrix-typed-pointer-points-into-an-array',
  summary: 'a cooperative matrix is accessed through a typed pointer to what is in no array',
  ordinals: (module) => (declaresCapability(module, 'Shader') ? matrixAccesses(module) : []),
  ways: {
    'scalar-variable': whole('integer', 'float'),
    'vector-variable': whole('vector'),
    'component-of-a-vector': part((shape) =>
      shape.kind === 'vector' ? shape.constituent : undefined,
    ),
    'member-of-a-structure': part((shape) =>
      shape.kind === 'structure' ? shape.members[0] : undefined,
    ),
  },
})
