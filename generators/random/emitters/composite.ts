import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from '../capability.ts'
import { arrayType, matrixType, structureType, vectorType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import { drawConstructible } from '../draw-composite.ts'
import { drawNumeric, drawVector } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { floatType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { someValue, valueLike } from '../values.ts'

const opCompositeConstruct = opcodeOf('OpCompositeConstruct')
const opCompositeExtract = opcodeOf('OpCompositeExtract')
const opCompositeInsert = opcodeOf('OpCompositeInsert')
const opCompositeConstructReplicateEXT = opcodeOf('OpCompositeConstructReplicateEXT')
const opCopyObject = opcodeOf('OpCopyObject')
const opCopyLogical = opcodeOf('OpCopyLogical')
const opTranspose = opcodeOf('OpTranspose')
const opUndef = opcodeOf('OpUndef')
const replicatedComposites = capabilityNamed('ReplicatedCompositesEXT')
const always = () => true
const kinds = ['integer', 'float', 'bool'] as const

function isComposite({ kind }: Type): boolean {
  return kind === 'vector' || kind === 'matrix' || kind === 'array' || kind === 'structure'
}

/** Literal indexes into a composite and the type they reach: one level at least. */
function literalWalk(
  draft: Draft,
  from: Type,
): { readonly path: number[]; readonly reached: Type } {
  const path: number[] = []
  let reached = from
  do {
    const at = draft.draw.below(reached.count)
    path.push(at)
    reached = (reached.kind === 'structure' ? reached.members[at] : reached.part) as Type
  } while (isComposite(reached) && draft.draw.below(2) === 1)
  return { path, reached }
}

/** A type with other ids and the same shape: strides and offsets come or go. */
function logicalTwin(draft: Draft, type: Type): Type {
  if (type.kind === 'array') {
    return arrayType(draft, logicalTwin(draft, type.part as Type), type.count, !type.explicit, true)
  }
  if (type.kind !== 'structure') return type
  return structureType(
    draft,
    type.members.map((member) => logicalTwin(draft, member)),
    false,
  )
}

/** Vectors whose components all come from one. */
const replicate: Emitter = {
  name: 'composite-construct-replicate',
  weight: 8,
  applies: ({ world }) => world.replicated,
  emit(draft) {
    const { draw } = draft
    const found = someValue(draft, ({ kind }) => kind === 'array' || kind === 'matrix')
    const type =
      found !== undefined && draw.below(2) === 1
        ? found.type
        : draw.below(3) < 2
          ? drawVector(draft, draw.of(kinds))
          : arrayType(draft, drawNumeric(draft, draw.of(kinds)), 1 + draw.below(4), false)
    declare(draft, replicatedComposites)
    compute(draft, opCompositeConstructReplicateEXT, type, valueLike(draft, type.part as Type))
    return true
  },
}

/** Instructions that take composites apart and put them together. */
export const composites: readonly Emitter[] = [
  replicate,
  {
    name: 'composite-construct',
    weight: 3,
    applies: always,
    emit(draft) {
      const type = drawConstructible(draft)
      const constituents: number[] = []
      for (let at = 0; at < type.count; at++) {
        const part = (type.kind === 'structure' ? type.members[at] : type.part) as Type
        constituents.push(valueLike(draft, part))
      }
      if (type.kind === 'vector' && type.count > 2 && draft.draw.below(2) === 1) {
        const pair = vectorType(draft, type.part as Type, 2)
        constituents.splice(draft.draw.below(type.count - 1), 2, valueLike(draft, pair))
      }
      compute(draft, opCompositeConstruct, type, ...constituents)
      return true
    },
  },
  {
    name: 'composite-extract',
    weight: 4,
    applies: always,
    emit(draft) {
      const found = someValue(draft, isComposite)
      if (found === undefined) return false
      const { path, reached } = literalWalk(draft, found.type)
      compute(draft, opCompositeExtract, reached, found.id, ...path)
      return true
    },
  },
  {
    name: 'composite-insert',
    weight: 2,
    applies: always,
    emit(draft) {
      const found = someValue(draft, isComposite)
      if (found === undefined) return false
      const { path, reached } = literalWalk(draft, found.type)
      const object = valueLike(draft, reached)
      compute(draft, opCompositeInsert, found.type, object, found.id, ...path)
      return true
    },
  },
  {
    name: 'copy-object',
    weight: 1,
    applies: always,
    emit(draft) {
      const found = someValue(draft, always)
      if (found === undefined) return false
      compute(draft, opCopyObject, found.type, found.id)
      return true
    },
  },
  {
    name: 'copy-logical',
    weight: 3,
    applies: ({ world }) => world.shader && world.minor >= 4,
    emit(draft) {
      const found = someValue(draft, ({ kind }) => kind === 'array' || kind === 'structure')
      if (found === undefined) return false
      compute(draft, opCopyLogical, logicalTwin(draft, found.type), found.id)
      return true
    },
  },
  {
    name: 'undef',
    weight: 1,
    applies: always,
    emit(draft) {
      compute(draft, opUndef, drawConstructible(draft))
      return true
    },
  },
  {
    name: 'transpose',
    weight: 1,
    applies: ({ world }) => world.shader,
    emit(draft) {
      const [columns, rows] = [2 + draft.draw.below(3), 2 + draft.draw.below(3)] as const
      const float = floatType(draft)
      const matrix = matrixType(draft, vectorType(draft, float, rows), columns)
      const type = matrixType(draft, vectorType(draft, float, columns), rows)
      compute(draft, opTranspose, type, valueLike(draft, matrix))
      return true
    },
  },
]
