import { arrayType, matrixType, structureType, vectorType } from './composite-types.ts'
import type { Draft } from './draft.ts'
import { drawNumeric, drawVector } from './draw-type.ts'
import { floatType } from './scalar-types.ts'
import type { Type } from './type.ts'

const kinds = ['integer', 'float', 'bool'] as const

/** A matrix type of 32-bit floats. */
export function drawMatrix(draft: Draft): Type {
  const column = vectorType(draft, floatType(draft), 2 + draft.draw.below(3))
  return matrixType(draft, column, 2 + draft.draw.below(3))
}

/** A structure type without a layout: one that is there, or a new one. */
export function drawStructure(draft: Draft): Type {
  const { draw } = draft
  const found = draft.structures.at(-1)
  if (found !== undefined && draw.below(2) === 1) return found
  const members: Type[] = []
  for (let at = draw.below(3); at >= 0; at--) members.push(drawNumeric(draft, draw.of(kinds)))
  const type = structureType(draft, members, false)
  draft.structures.push(type)
  return type
}

/** A composite type without a layout. */
export function drawConstructible(draft: Draft): Type {
  const { draw, world } = draft
  const way = draw.below(6)
  if (way < 2) return drawVector(draft, draw.of(kinds))
  if (way === 2) return drawStructure(draft)
  if (way === 3 && world.shader) return drawMatrix(draft)
  const element = way === 4 ? drawStructure(draft) : drawNumeric(draft, draw.of(kinds))
  return arrayType(draft, element, 1 + draw.below(4), false)
}
