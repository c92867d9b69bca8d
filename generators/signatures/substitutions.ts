import { otherImages } from './image-shape.ts'
import {
  bool,
  componentOf,
  countOf,
  float,
  integer,
  isScalar,
  matrix,
  perShape,
  type Shape,
  vector,
  widthOf,
} from './shape.ts'

const widths = { integer: [8, 16, 32, 64], float: [16, 32, 64] } as const

function withComponent(shape: Shape, component: Shape): Shape {
  if (shape.kind === 'vector') return { ...shape, component }
  if (shape.kind === 'matrix') return { ...shape, column: withComponent(shape.column, component) }
  return component
}

function nextWidth(component: Shape, step: 1 | -1): Shape | undefined {
  if (component.kind !== 'integer' && component.kind !== 'float') return undefined
  const list: readonly number[] = widths[component.kind]
  const width = list[list.indexOf(component.width) + step]
  return width === undefined ? undefined : { ...component, width }
}

/** The component in other kinds, as wide as it is where there is such a width. */
function otherKinds(component: Shape): Readonly<Record<string, Shape>> {
  const width = widthOf(component) ?? 32
  return {
    ...(component.kind === 'float' ? {} : { float: float(Math.max(width, 16)) }),
    ...(component.kind === 'integer' ? {} : { integer: integer(width, false) }),
    ...(component.kind === 'bool' ? {} : { boolean: bool }),
  }
}

function repeated(member: Shape, count: number): Shape {
  return { kind: 'structure', members: Array.from({ length: count }, () => member) }
}

/** The next lower number of components that vectors have everywhere (8 and 16 are for kernels). */
function lessThan(count: number): number {
  return count > 4 ? Math.max(4, Math.ceil(count / 2)) : count - 1
}

function otherSizes(shape: Shape): Readonly<Record<string, Shape>> {
  const component = componentOf(shape)
  if (component === undefined) return {}
  const floats = component.kind === 'float'
  if (shape.kind === 'matrix') {
    const rows = countOf(shape.column) ?? 2
    return {
      column: shape.column,
      scalar: component,
      ...(rows === shape.count ? {} : { transposed: matrix(vector(component, shape.count), rows) }),
      ...(shape.count < 4 ? { 'more-columns': { ...shape, count: shape.count + 1 } } : {}),
      ...(shape.count > 2 ? { 'fewer-columns': { ...shape, count: shape.count - 1 } } : {}),
      ...(rows < 4 ? { 'longer-columns': matrix(vector(component, rows + 1), shape.count) } : {}),
      ...(rows > 2 ? { 'shorter-columns': matrix(vector(component, rows - 1), shape.count) } : {}),
    }
  }
  if (shape.kind === 'vector') {
    return {
      scalar: component,
      ...(shape.count < 4 ? { longer: vector(component, shape.count + 1) } : {}),
      ...(shape.count > 2 ? { shorter: vector(component, lessThan(shape.count)) } : {}),
      array: { kind: 'array', element: component, count: shape.count },
      structure: repeated(component, Math.min(shape.count, 3)),
      ...(floats && shape.count <= 4 ? { matrix: matrix(shape, 2) } : {}),
    }
  }
  return {
    vector: vector(component, 2),
    array: { kind: 'array', element: component, count: 2 },
    structure: repeated(component, 1),
    ...(floats ? { matrix: matrix(vector(component, 2), 2) } : {}),
  }
}

/**
 * Types that differ from one in a single dimension, by way: another kind of component, width, signedness, component
 * count, a scalar for a vector and the other way round, an aggregate of the same components, another operand of
 * an image type.
 */
export const substitutions = perShape((shape): Readonly<Record<string, Shape>> => {
  const component = componentOf(shape)
  if (shape.kind === 'image') return otherImages(shape, false)
  if (shape.kind === 'sampled-image') {
    if (shape.image.kind !== 'image') return {}
    const others = Object.entries(otherImages(shape.image, true))
    return Object.fromEntries(
      others.map(([way, image]) => [way, { kind: 'sampled-image', image }] as const),
    )
  }
  if (component === undefined) return otherAggregates(shape)
  const kinds = shape.kind === 'matrix' ? {} : otherKinds(component)
  const scalars: Record<string, Shape | undefined> = {
    ...kinds,
    wider: nextWidth(component, 1),
    narrower: nextWidth(component, -1),
    'other-sign':
      component.kind === 'integer' ? { ...component, signed: !component.signed } : undefined,
  }
  const found: Record<string, Shape> = {}
  for (const [way, other] of Object.entries(scalars)) {
    if (other !== undefined) found[way] = withComponent(shape, other)
  }
  return { ...found, ...otherSizes(shape) }
})

/** Ways of changing parts that leave an aggregate of its size. */
const ofParts = /^(?:float|integer|boolean|wider|narrower|other-sign|longer|shorter)$/

/** An aggregate of one kind as another one, and its parts changed. */
function otherAggregates(shape: Shape): Readonly<Record<string, Shape>> {
  const part =
    shape.kind === 'array'
      ? shape.element
      : shape.kind === 'structure'
        ? shape.members[0]
        : undefined
  if (part === undefined || !(isScalar(part) || part.kind === 'vector')) return {}
  const count = shape.kind === 'structure' ? shape.members.length : 2
  const rebuilt = (other: Shape): Shape =>
    shape.kind === 'structure'
      ? repeated(other, count)
      : { kind: 'array', element: other, count: 2 }
  return {
    part,
    ...(shape.kind === 'structure'
      ? {
          array: { kind: 'array', element: part, count: Math.max(2, count) },
          ...(count < 3 ? { 'one-member-more': repeated(part, count + 1) } : {}),
          ...(count > 1 ? { 'one-member-less': repeated(part, count - 1) } : {}),
        }
      : { structure: repeated(part, 2) }),
    ...(isScalar(part) ? { vector: vector(part, Math.max(2, count)) } : {}),
    ...Object.fromEntries(
      Object.entries(substitutions(part))
        .filter(([way]) => ofParts.test(way))
        .map(([way, other]) => [`${way}-parts`, rebuilt(other)]),
    ),
  }
}
