/** A type as signatures see it: its structure, free of ids. Widths in bits. */
export type Shape =
  | { readonly kind: 'void' }
  | { readonly kind: 'bool' }
  | { readonly kind: 'integer'; readonly width: number; readonly signed: boolean }
  | { readonly kind: 'float'; readonly width: number }
  | { readonly kind: 'vector'; readonly component: Shape; readonly count: number }
  | { readonly kind: 'matrix'; readonly column: Shape; readonly count: number }
  | {
      readonly kind: 'array'
      readonly element: Shape
      /** `undefined` where the length is not a plain constant. */
      readonly count: number | undefined
      /** Tells types apart that have the same structure; absent where the structure decides. */
      readonly identity?: string
    }
  | { readonly kind: 'structure'; readonly members: readonly Shape[]; readonly identity?: string }
  | { readonly kind: 'pointer'; readonly storageClass: string; readonly pointee: Shape }
  | {
      readonly kind: 'image'
      /** Sampled Type. */
      readonly component: Shape
      readonly dim: string
      readonly depth: number
      readonly isArrayed: boolean
      readonly isMultisampled: boolean
      /** The operand Sampled: 0 where only the run time knows, 1 with a sampler, 2 without. */
      readonly sampled: number
      readonly format: string
      readonly access?: string
    }
  | { readonly kind: 'sampled-image'; readonly image: Shape }
  | {
      readonly kind: 'cooperative-matrix'
      readonly component: Shape
      readonly use: 'a' | 'b' | 'c'
      /** How Scope, Rows and Columns differ from those of other matrices of the stock. */
      readonly variant: 'usual' | 'rows' | 'columns' | 'scope' | 'again' | 'open'
    }
  /** Any other type, by the name of the stock or the id that declares it. */
  | { readonly kind: 'other'; readonly identity: string; readonly opcode?: string }

/** The kinds of scalars. */
export type ScalarKind = 'bool' | 'integer' | 'float'

export const bool: Shape = { kind: 'bool' }

export function integer(width: number, signed: boolean): Shape {
  return { kind: 'integer', width, signed }
}

export function float(width: number): Shape {
  return { kind: 'float', width }
}

export function vector(component: Shape, count: number): Shape {
  return { kind: 'vector', component, count }
}

export function matrix(column: Shape, count: number): Shape {
  return { kind: 'matrix', column, count }
}

export function isScalar(shape: Shape): boolean {
  return shape.kind === 'bool' || shape.kind === 'integer' || shape.kind === 'float'
}

/** The scalar itself, or the component of a vector or matrix; `undefined` for all other types. */
export function componentOf(shape: Shape): Shape | undefined {
  if (isScalar(shape)) return shape
  if (shape.kind === 'vector') return shape.component
  return shape.kind === 'matrix' ? componentOf(shape.column) : undefined
}

/** Width of a scalar, or of the components of a vector or matrix; `undefined` for Booleans and other types. */
export function widthOf(shape: Shape): number | undefined {
  const component = componentOf(shape)
  return component?.kind === 'integer' || component?.kind === 'float' ? component.width : undefined
}

/** 1 for a scalar, the number of components of a vector; `undefined` for other types. */
export function countOf(shape: Shape): number | undefined {
  return isScalar(shape) ? 1 : shape.kind === 'vector' ? shape.count : undefined
}

/** The instruction that declares a type, with its operands: types, literals and enumerants. */
type Declaration = readonly [name: string, ...operands: readonly (Shape | number | string)[]]

/** How a type is declared that needs nothing else than other types; arrays have a length beside their element. */
export function declarationOf(shape: Shape): Declaration | undefined {
  switch (shape.kind) {
    case 'void':
      return ['OpTypeVoid']
    case 'bool':
      return ['OpTypeBool']
    case 'integer':
      return ['OpTypeInt', shape.width, Number(shape.signed)]
    case 'float':
      return ['OpTypeFloat', shape.width]
    case 'vector':
      return ['OpTypeVector', shape.component, shape.count]
    case 'matrix':
      return ['OpTypeMatrix', shape.column, shape.count]
    case 'array':
      return ['OpTypeArray', shape.element]
    case 'structure':
      return ['OpTypeStruct', ...shape.members]
    case 'pointer':
      return ['OpTypePointer', shape.storageClass, shape.pointee]
    case 'sampled-image':
      return ['OpTypeSampledImage', shape.image]
    default:
      return undefined
  }
}

/** Capabilities of scalars, by their kinds and widths. */
const widthCapabilities: Readonly<Record<string, string>> = {
  integer8: 'Int8',
  integer16: 'Int16',
  integer64: 'Int64',
  float16: 'Float16',
  float64: 'Float64',
}

/** The capability that scalars of a kind and width need beside those of every shader. */
export function widthCapability(kind: string, width: number | undefined): string | undefined {
  return widthCapabilities[`${kind}${width}`]
}

/** The capability that a scalar or vector needs. */
export function capabilityOf(shape: Shape): string | undefined {
  const isLong = shape.kind === 'vector' && (shape.count === 8 || shape.count === 16)
  return isLong ? 'Vector16' : widthCapability(shape.kind, widthOf(shape))
}

/** Whether a type is made of these scalars alone; matrices are for shaders, and no vector has more than four components. */
export function isMadeOf(
  shape: Shape,
  isShader: boolean,
  scalars: (scalar: Shape) => boolean,
): boolean {
  if (isScalar(shape)) return scalars(shape)
  if (shape.kind === 'matrix' && !isShader) return false
  if (shape.kind === 'vector' && shape.count > 4) return false
  const parts = (declarationOf(shape) ?? []).flatMap((part) =>
    typeof part === 'object' ? part : [],
  )
  return (
    shape.kind !== 'pointer' &&
    parts.length > 0 &&
    parts.every((part) => isMadeOf(part, isShader, scalars))
  )
}

/** Whether two properties of shapes are alike: types, lists of types, or words and numbers. */
function sameProperty(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, index) => sameType(each, right[index]))
  const isType = typeof left === 'object' && typeof right === 'object'
  return isType ? sameType(left as Shape, right as Shape) : left === right
}

/** Whether two shapes are one type. Aggregates with an identity are compared by it alone. */
export function sameType(left: Shape, right: Shape): boolean {
  if (left === right) return true
  if (left.kind !== right.kind) return false
  if ('identity' in left || 'identity' in right)
    return 'identity' in left && 'identity' in right && left.identity === right.identity
  const properties: Readonly<Record<string, unknown>> = left
  const others: Readonly<Record<string, unknown>> = right
  const names = Object.keys(others)
  return (
    names.length === Object.keys(properties).length &&
    names.every((name) => sameProperty(properties[name], others[name]))
  )
}

/** The function, which works out its answer for each shape once. */
export function perShape<Answer>(work: (shape: Shape) => Answer): (shape: Shape) => Answer {
  const known = new WeakMap<Shape, { readonly answer: Answer }>()
  return (shape) => {
    const found = known.get(shape) ?? { answer: work(shape) }
    known.set(shape, found)
    return found.answer
  }
}
