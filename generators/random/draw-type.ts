import type { DeclaredType, Draft } from './draft.ts'
import type { ScalarSpec } from './scalar-specs.ts'
import {
  arrayType,
  boolType,
  floatType,
  matrixType,
  scalarType,
  structureType,
  uint,
  uintType,
  vectorType,
} from './types.ts'
import { someValue } from './values.ts'
import { declare } from './write.ts'

/** The kinds of a scalar, or of the components of a vector. */
export type NumberKind = 'bool' | 'integer' | 'float'

/** Whether scalars or components may have such a type. */
export type SpecTest = (spec: ScalarSpec) => boolean

/** A scalar type itself, or the component type of a vector type. */
export function componentOf(type: DeclaredType): DeclaredType {
  return type.kind === 'vector' ? (type.part as DeclaredType) : type
}

/** 1 for a scalar, else the number of components. */
export function componentCount(type: DeclaredType): number {
  return type.kind === 'vector' ? type.count : 1
}

/** The type with that component type, and with as many components as another one. */
export function likewise(draft: Draft, component: DeclaredType, type: DeclaredType): DeclaredType {
  return type.kind === 'vector' ? vectorType(draft, component, type.count) : component
}

/** A scalar type of that kind which passes; the one of 32 bits where none is drawn. */
export function drawScalar(draft: Draft, kind: NumberKind, passes?: SpecTest): DeclaredType {
  const spec = draft.draw.of(draft.scalars)
  if (spec.kind === kind && (passes?.(spec) ?? true)) return scalarType(draft, spec)
  if (kind === 'bool') return boolType(draft)
  return kind === 'float' ? floatType(draft) : uintType(draft)
}

/** How many components vectors may have. */
function drawCount(draft: Draft): number {
  return 2 + draft.draw.below(3)
}

/** A scalar or vector type of that kind: one of a value in scope, or another one. */
export function drawNumeric(draft: Draft, kind: NumberKind, passes?: SpecTest): DeclaredType {
  const { draw } = draft
  if (draw.below(4) < 3) {
    const found = someValue(
      draft,
      (type) =>
        componentOf(type).kind === kind && (passes?.(componentOf(type) as ScalarSpec) ?? true),
    )
    if (found !== undefined) return found.type
  }
  const scalar = drawScalar(draft, kind, passes)
  return draw.below(2) === 0 ? scalar : vectorType(draft, scalar, drawCount(draft))
}

export function drawVector(draft: Draft, kind: NumberKind, passes?: SpecTest): DeclaredType {
  const type = drawNumeric(draft, kind, passes)
  return type.kind === 'vector' ? type : vectorType(draft, type, drawCount(draft))
}

/** The kinds of components. */
export const kinds = ['integer', 'float', 'bool'] as const

/** A matrix type of 32-bit floats. */
export function drawMatrix(draft: Draft): DeclaredType {
  const column = vectorType(draft, floatType(draft), 2 + draft.draw.below(3))
  return matrixType(draft, column, 2 + draft.draw.below(3))
}

/** A scalar or vector type of numbers. */
export function drawNumber(draft: Draft, passes?: SpecTest): DeclaredType {
  return drawNumeric(draft, draft.draw.below(2) === 0 ? 'integer' : 'float', passes)
}

/** A structure type without a layout: one that is there, or a new one. */
function drawStructure(draft: Draft): DeclaredType {
  const { draw } = draft
  const found = draft.structures.at(-1)
  if (found !== undefined && draw.below(2) === 1) return found
  const members: DeclaredType[] = []
  for (let index = draw.below(3); index >= 0; index--)
    members.push(drawNumeric(draft, draw.of(kinds)))
  const type = structureType(draft, members, false)
  draft.structures.push(type)
  return type
}

/** A composite type without a layout. */
export function drawConstructible(draft: Draft): DeclaredType {
  const { draw, world } = draft
  const way = draw.below(6)
  if (way < 2) return drawVector(draft, draw.of(kinds))
  if (way === 2) return drawStructure(draft)
  if (way === 3 && world.shader) return drawMatrix(draft)
  const element = way === 4 ? drawStructure(draft) : drawNumeric(draft, draw.of(kinds))
  return arrayType(draft, element, 1 + draw.below(4), false)
}

/** A type for a variable that has no layout. */
export function drawContents(draft: Draft): DeclaredType {
  return draft.draw.below(2) === 0 ? drawNumber(draft) : drawConstructible(draft)
}

const isWide = ({ width }: ScalarSpec) => width >= 32
const storage: Readonly<Record<number, readonly string[]>> = {
  8: ['UniformAndStorageBuffer8BitAccess', 'StoragePushConstant8'],
  16: ['UniformAndStorageBuffer16BitAccess', 'StoragePushConstant16'],
}

/** A scalar or vector for a buffer; smaller components ask for capabilities of their own there. */
function drawLeaf(draft: Draft): DeclaredType {
  const type = drawNumber(draft, draft.world.narrowStorage ? undefined : isWide)
  for (const each of storage[type.width] ?? []) declare(draft, each)
  return type
}

/** A type with a layout that a member of a block may have. */
function drawMember(draft: Draft, depth: number): DeclaredType {
  const { draw } = draft
  const way = draw.below(8)
  if (way < 4 || depth > 1) return drawLeaf(draft)
  if (way === 4) return drawMatrix(draft)
  if (way < 7) return arrayType(draft, drawMember(draft, depth + 1), 1 + draw.below(4), true)
  return structureType(draft, [drawLeaf(draft), drawMember(draft, depth + 1)], true)
}

/** A new structure type with a layout, which nothing else uses; with a run-time array at its end where asked for. */
export function drawBlock(draft: Draft, open: boolean): DeclaredType {
  const members: DeclaredType[] = []
  for (let index = draft.draw.below(3); index >= 0; index--) members.push(drawMember(draft, 0))
  if (open) members.push(arrayType(draft, drawMember(draft, 1), undefined, true))
  return structureType(draft, members, true)
}

/** A type with a layout that untyped pointers may load and store: no matrix, and none as a whole. */
export function drawLaidOut(draft: Draft): DeclaredType {
  const { draw } = draft
  return draw.below(4) < 3
    ? drawLeaf(draft)
    : arrayType(draft, drawLeaf(draft), 1 + draw.below(4), true)
}

/** Indexes, as literals or their ids, and the type they reach. */
interface SelectedType {
  readonly indexes: readonly number[]
  readonly reached: DeclaredType
  /** True where it went through a matrix. */
  readonly throughMatrix: boolean
}

const wholes = new Set<DeclaredType['kind']>([
  'vector',
  'matrix',
  'array',
  'runtime-array',
  'structure',
])

/** An index into a type with that many parts, all alike; 0 for any number of them. */
export function drawIndex(draft: Draft, count: number): number {
  const { draw } = draft
  if (draw.below(3) === 2) {
    const value = someValue(draft, ({ kind, width }) => kind === 'integer' && width === 32)
    if (value !== undefined && !draft.constants.includes(value)) return value.id
  }
  return uint(draft, draw.below(count === 0 ? 4 : count))
}

/** Indexes from a type down to one of its parts; no more than `most` of them, at least one where there is a part. */
export function drawWalk(
  draft: Draft,
  from: DeclaredType,
  most = 4,
  isLiteral = false,
): SelectedType {
  const { draw } = draft
  const indexes: number[] = []
  let reached = from
  let throughMatrix = false
  while (indexes.length < most && wholes.has(reached.kind)) {
    if (reached.kind === 'matrix') throughMatrix = true
    if (reached.kind === 'structure') {
      const index = draw.below(reached.count)
      indexes.push(isLiteral ? index : uint(draft, index))
      reached = reached.members[index] as DeclaredType
    } else {
      const { count } = reached
      indexes.push(isLiteral ? draw.below(count) : drawIndex(draft, count))
      reached = reached.part as DeclaredType
    }
    if (reached.kind !== 'runtime-array' && draw.below(3) === 2) break
  }
  return { indexes, reached, throughMatrix }
}
