import { declare } from '../capability.ts'
import { arrayType, matrixType, structureType, vectorType } from '../composite-types.ts'
import { replicatedConstant } from '../constants.ts'
import type { Draft } from '../draft.ts'
import { drawConstructible } from '../draw-composite.ts'
import { drawNumeric, drawVector } from '../draw-type.ts'
import { always, type Emitter, emitter, inShaders } from '../emitter.ts'
import { floatType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { someValue, valueLike } from '../values.ts'
import { compute } from '../write.ts'

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

/** A row for a value in scope whose type passes. */
function ofValue(
  name: string,
  weight: number,
  passes: (type: Type) => boolean,
  emit: (draft: Draft, id: number, type: Type) => void,
  applies?: Emitter['applies'],
): Emitter {
  return emitter(
    name,
    weight,
    (draft) => {
      const found = someValue(draft, passes)
      return found !== undefined && emit(draft, found.id, found.type)
    },
    applies,
  )
}

/** Instructions that take composites apart and put them together. */
export const composites: readonly Emitter[] = [
  emitter(
    'composite-construct-replicate',
    8,
    (draft) => {
      const { draw } = draft
      const found = someValue(draft, ({ kind }) => kind === 'array' || kind === 'matrix')
      const type =
        found !== undefined && draw.below(2) === 1
          ? found.type
          : draw.below(3) < 2
            ? drawVector(draft, draw.of(kinds))
            : arrayType(draft, drawNumeric(draft, draw.of(kinds)), 1 + draw.below(4), false)
      declare(draft, 'ReplicatedCompositesEXT')
      const constituent = valueLike(draft, type.part as Type)
      compute(draft, 'OpCompositeConstructReplicateEXT', type, constituent)
    },
    ({ world }) => world.replicated,
  ),
  emitter('composite-construct', 3, (draft) => {
    const type = drawConstructible(draft)
    const constituents = Array.from({ length: type.count }, (_, at) =>
      valueLike(draft, (type.kind === 'structure' ? type.members[at] : type.part) as Type),
    )
    if (type.kind === 'vector' && type.count > 2 && draft.draw.below(2) === 1) {
      const pair = vectorType(draft, type.part as Type, 2)
      constituents.splice(draft.draw.below(type.count - 1), 2, valueLike(draft, pair))
    }
    compute(draft, 'OpCompositeConstruct', type, ...constituents)
  }),
  ofValue('composite-extract', 4, isComposite, (draft, id, type) => {
    const { path, reached } = literalWalk(draft, type)
    compute(draft, 'OpCompositeExtract', reached, id, ...path)
  }),
  ofValue('composite-insert', 2, isComposite, (draft, id, type) => {
    const { path, reached } = literalWalk(draft, type)
    compute(draft, 'OpCompositeInsert', type, valueLike(draft, reached), id, ...path)
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
  emitter(
    'transpose',
    1,
    (draft) => {
      const [columns, rows] = [2 + draft.draw.below(3), 2 + draft.draw.below(3)] as const
      const float = floatType(draft)
      const matrix = matrixType(draft, vectorType(draft, float, rows), columns)
      const type = matrixType(draft, vectorType(draft, float, columns), rows)
      compute(draft, 'OpTranspose', type, valueLike(draft, matrix))
    },
    inShaders,
  ),
]

/** Constants of SPV_EXT_replicated_composites that nothing else asks for. */
export const replicatedConstants: readonly Emitter[] = [
  emitter(
    'replicated-constant',
    1,
    (draft) => {
      const type = drawConstructible(draft)
      const id = replicatedConstant(draft, type)
      if (id !== undefined) draft.values.push({ id, type })
      return id !== undefined
    },
    ({ world }) => world.replicated,
  ),
]
