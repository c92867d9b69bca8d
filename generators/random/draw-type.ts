import { vectorType } from './composite-types.ts'
import type { Draft } from './draft.ts'
import { boolType, floatType, type ScalarSpec, scalarType, uintType } from './scalar-types.ts'
import type { Type } from './type.ts'
import { someValue } from './values.ts'

/** What a scalar, or the components of a vector, may be. */
export type Numbers = 'bool' | 'integer' | 'float'

/** What a scalar type, or the components of a vector type, are. */
export function componentOf(type: Type): Type {
  return type.kind === 'vector' ? (type.part as Type) : type
}

/** True of scalars and vectors of that kind. */
export function isOf(type: Type, kind: Numbers): boolean {
  return componentOf(type).kind === kind
}

/** 1 for a scalar, else the number of components. */
export function componentCount(type: Type): number {
  return type.kind === 'vector' ? type.count : 1
}

/** The type with that component type, and with as many components as another one. */
export function likewise(draft: Draft, component: Type, type: Type): Type {
  return type.kind === 'vector' ? vectorType(draft, component, type.count) : component
}

/** A scalar type of that kind which passes; the one of 32 bits where none is drawn. */
export function drawScalar(
  draft: Draft,
  kind: Numbers,
  passes?: (spec: ScalarSpec) => boolean,
): Type {
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
export function drawNumeric(
  draft: Draft,
  kind: Numbers,
  passes?: (spec: ScalarSpec) => boolean,
): Type {
  const { draw } = draft
  if (draw.below(4) < 3) {
    const found = someValue(
      draft,
      (type) => isOf(type, kind) && (passes?.(componentOf(type) as ScalarSpec) ?? true),
    )
    if (found !== undefined) return found.type
  }
  const scalar = drawScalar(draft, kind, passes)
  return draw.below(2) === 0 ? scalar : vectorType(draft, scalar, drawCount(draft))
}

/** A vector type of that kind. */
export function drawVector(
  draft: Draft,
  kind: Numbers,
  passes?: (spec: ScalarSpec) => boolean,
): Type {
  const type = drawNumeric(draft, kind, passes)
  return type.kind === 'vector' ? type : vectorType(draft, type, drawCount(draft))
}
