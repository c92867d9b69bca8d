import { opcodeOf } from '#spec/grammar/opcodes'
import type { DeclaredType, Draft, TypesDrawn } from '../draft.ts'
import {
  componentCount,
  componentOf,
  drawConstructible,
  drawNumber,
  drawNumeric,
  drawVector,
  drawWalk,
  kinds,
} from '../draw-type.ts'
import { always, type Emitter, emitter, inShaders, when, withReplicated } from '../emitter.ts'
import {
  arrayType,
  floatType,
  matrixType,
  scalarType,
  structureType,
  vectorType,
} from '../types.ts'
import { constantOf, replicatedConstant, someValue, valueLike } from '../values.ts'
import { compute, declare, declareObject } from '../write.ts'

function isComposite({ kind }: DeclaredType): boolean {
  return kind === 'vector' || kind === 'matrix' || kind === 'array' || kind === 'structure'
}

/** A type with other ids and the same shape: strides and offsets come or go. */
function logicalTwin(draft: Draft, type: DeclaredType): DeclaredType {
  if (type.kind === 'array') {
    return arrayType(
      draft,
      logicalTwin(draft, type.part as DeclaredType),
      type.count,
      !type.explicit,
      true,
    )
  }
  if (type.kind !== 'structure') return type
  return structureType(
    draft,
    type.members.map((member) => logicalTwin(draft, member)),
    false,
  )
}

/** A row for a value in scope whose type passes. */
function ofValue(
  name: string,
  weight: number,
  passes: (type: DeclaredType) => boolean,
  emit: (draft: Draft, id: number, type: DeclaredType) => void,
  applies: Emitter['applies'] = always,
): Emitter {
  return when(applies, name, weight, (draft) => {
    const found = someValue(draft, passes)
    return found !== undefined && emit(draft, found.id, found.type)
  })
}

/** Instructions that take composites apart and put them together. */
export const composites: readonly Emitter[] = [
  when(withReplicated, 'composite-construct-replicate', 8, (draft) => {
    const { draw } = draft
    const found = someValue(draft, ({ kind }) => kind === 'array' || kind === 'matrix')
    const type =
      found !== undefined && draw.below(2) === 1
        ? found.type
        : draw.below(3) < 2
          ? drawVector(draft, draw.of(kinds))
          : arrayType(draft, drawNumeric(draft, draw.of(kinds)), 1 + draw.below(4), false)
    declare(draft, 'ReplicatedCompositesEXT')
    const constituent = valueLike(draft, type.part as DeclaredType)
    compute(draft, 'OpCompositeConstructReplicateEXT', type, constituent)
  }),
  emitter('composite-construct', 3, (draft) => {
    const type = drawConstructible(draft)
    const constituents = Array.from({ length: type.count }, (_, index) =>
      valueLike(
        draft,
        (type.kind === 'structure' ? type.members[index] : type.part) as DeclaredType,
      ),
    )
    if (type.kind === 'vector' && type.count > 2 && draft.draw.below(2) === 1) {
      const pair = vectorType(draft, type.part as DeclaredType, 2)
      constituents.splice(draft.draw.below(type.count - 1), 2, valueLike(draft, pair))
    }
    compute(draft, 'OpCompositeConstruct', type, ...constituents)
  }),
  ofValue('composite-extract', 4, isComposite, (draft, id, type) => {
    const { indexes, reached } = drawWalk(draft, type, 4, true)
    compute(draft, 'OpCompositeExtract', reached, id, ...indexes)
  }),
  ofValue('composite-insert', 2, isComposite, (draft, id, type) => {
    const { indexes, reached } = drawWalk(draft, type, 4, true)
    compute(draft, 'OpCompositeInsert', type, valueLike(draft, reached), id, ...indexes)
  }),
  ofValue('copy-object', 1, always, (draft, id, type) => {
    compute(draft, 'OpCopyObject', type, id)
  }),
  ofValue(
    'copy-logical',
    3,
    ({ kind }) => kind === 'array' || kind === 'structure',
    (draft, id, type) => {
      compute(draft, 'OpCopyLogical', logicalTwin(draft, type), id)
    },
    ({ world }) => world.shader && world.minor >= 4,
  ),
  emitter('undef', 1, (draft) => compute(draft, 'OpUndef', drawConstructible(draft))),
  when(inShaders, 'transpose', 1, (draft) => {
    const [columns, rows] = [2 + draft.draw.below(3), 2 + draft.draw.below(3)] as const
    const float = floatType(draft)
    const matrix = matrixType(draft, vectorType(draft, float, rows), columns)
    const type = matrixType(draft, vectorType(draft, float, columns), rows)
    compute(draft, 'OpTranspose', type, valueLike(draft, matrix))
  }),
]

/** Constants of SPV_EXT_replicated_composites that nothing else asks for. */
export const replicatedConstants: readonly Emitter[] = [
  when(withReplicated, 'replicated-constant', 1, (draft) => {
    const type = drawConstructible(draft)
    const id = replicatedConstant(draft, type)
    if (id !== undefined) draft.values.push({ id, type })
    return id !== undefined
  }),
]

/** A type of as many bits: other components of the same width, or half as many of twice the width. */
function recast(draft: Draft, type: DeclaredType): DeclaredType | undefined {
  const { draw, scalars } = draft
  const component = componentOf(type)
  const spec = draw.of(scalars)
  if (spec.kind === 'bool') return undefined
  const bits = component.width * componentCount(type)
  const count = bits / spec.width
  if (count < 1 || count > 4 || !Number.isInteger(count)) return undefined
  const scalar = scalarType(draft, spec)
  const other = count === 1 ? scalar : vectorType(draft, scalar, count)
  return other === type ? undefined : other
}

/** Numbers seen as others of as many bits. */
export const bitcasts: readonly Emitter[] = [
  emitter('bitcast', 4, (draft) => {
    const operand = drawNumber(draft)
    const type = recast(draft, operand)
    return type !== undefined && compute(draft, 'OpBitcast', type, valueLike(draft, operand))
  }),
]

/** A constant that other constants are worked out to, where the module is specialized: of a part of a vector. */
function operation(name: string, operation: string, types: TypesDrawn): Emitter {
  const opcode = opcodeOf(operation)
  return emitter(`spec-constant-op-${name}`, 1, (draft) => {
    const [type, ...operands] = types(draft)
    const ids = operands.map((operand) => constantOf(draft, operand, true))
    const index = draft.draw.below(2)
    const id = declareObject(draft, 'OpSpecConstantOp', type, opcode, ...ids, index)
    draft.constants.push({ id, type })
  })
}

/** Operations on composites of specialization constants. */
export const specConstantOperations: readonly Emitter[] = [
  operation('composite-extract', 'OpCompositeExtract', (draft) => {
    const type = drawVector(draft, 'integer')
    return [type.part as DeclaredType, type]
  }),
  operation('composite-insert', 'OpCompositeInsert', (draft) => {
    const type = drawVector(draft, 'float')
    return [type, type.part as DeclaredType, type]
  }),
]
