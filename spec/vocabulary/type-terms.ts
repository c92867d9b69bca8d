/** A number that texts state of a type or value: exactly, as a choice, or between bounds that belong to it. */
export type Amount =
  | number
  | readonly number[]
  | { readonly least?: number; readonly most?: number }

/** The requirement of a sentence on a type. A property that is absent is not asked for. */
export type TypeTerm =
  | { readonly kind: 'void' | 'boolean' | 'runtime-array' | 'function' | 'any' }
  | { readonly kind: 'integer'; readonly width?: Amount; readonly signedness?: 0 | 1 }
  | {
      readonly kind: 'float'
      readonly width?: Amount
      /** Enumerants of FPEncoding; the type has one of them. An empty list for a type without one. */
      readonly encodings?: readonly string[]
    }
  | { readonly kind: 'vector'; readonly component?: TypeTerm; readonly count?: Amount }
  | { readonly kind: 'matrix'; readonly column?: TypeTerm; readonly count?: Amount }
  | { readonly kind: 'array'; readonly element?: TypeTerm; readonly length?: Amount }
  | { readonly kind: 'structure'; readonly members?: readonly TypeTerm[] }
  | {
      readonly kind: 'pointer'
      readonly pointee?: TypeTerm
      readonly storageClasses?: readonly string[]
      /** Whether only OpTypePointer will do, or only OpTypeUntypedPointerKHR. */
      readonly typed?: boolean
    }
  | {
      /** Any type, by the instruction that declares it. */
      readonly kind: 'declared'
      readonly opcode: string
      /** By the grammar's name of an operand: the type that it names, or what its value is. */
      readonly operands?: Readonly<Record<string, OperandTerm>>
    }
  | { readonly kind: 'one-of'; readonly types: readonly TypeTerm[] }
  | { readonly kind: 'not'; readonly type: TypeTerm }
  /** The type itself, or one that has it as a part at any depth; pointers do not contain what they point to. */
  | { readonly kind: 'containing'; readonly type: TypeTerm }

/** The requirement on an operand of a type declaration. */
export type OperandTerm =
  | { readonly type: TypeTerm }
  | { readonly numbers: Amount }
  | { readonly enumerants: readonly string[] }

export type TypeKind = TypeTerm['kind']

export const boolean: TypeTerm = { kind: 'boolean' }
export const voidType: TypeTerm = { kind: 'void' }
export const anyType: TypeTerm = { kind: 'any' }

export function integer(width?: Amount, signedness?: 0 | 1): TypeTerm {
  return {
    kind: 'integer',
    ...(width !== undefined && { width }),
    ...(signedness !== undefined && { signedness }),
  }
}

/** Integers of Signedness 0. */
export function unsigned(width?: Amount): TypeTerm {
  return integer(width, 0)
}

/** Any encoding, unless some are listed; an empty list for none. */
export function float(width?: Amount, encodings?: readonly string[]): TypeTerm {
  return { kind: 'float', ...(width !== undefined && { width }), ...(encodings && { encodings }) }
}

export function vector(component?: TypeTerm, count?: Amount): TypeTerm {
  return {
    kind: 'vector',
    ...(component && { component }),
    ...(count !== undefined && { count }),
  }
}

export function matrix(column?: TypeTerm, count?: Amount): TypeTerm {
  return { kind: 'matrix', ...(column && { column }), ...(count !== undefined && { count }) }
}

export function array(element?: TypeTerm, length?: Amount): TypeTerm {
  return { kind: 'array', ...(element && { element }), ...(length !== undefined && { length }) }
}

/** With exactly these members, or with any. */
export function structure(...members: readonly TypeTerm[]): TypeTerm {
  return { kind: 'structure', ...(members.length > 0 && { members }) }
}

/** Typed or untyped, unless something is asked of the pointee. */
export function pointer(pointee?: TypeTerm, ...storageClasses: readonly string[]): TypeTerm {
  return {
    kind: 'pointer',
    ...(pointee && { pointee, typed: true }),
    ...(storageClasses.length > 0 && { storageClasses }),
  }
}

export function declared(
  opcode: string,
  operands?: Readonly<Record<string, OperandTerm>>,
): TypeTerm {
  return { kind: 'declared', opcode, ...(operands && { operands }) }
}

export function oneOf(...types: readonly TypeTerm[]): TypeTerm {
  return { kind: 'one-of', types }
}

export function not(type: TypeTerm): TypeTerm {
  return { kind: 'not', type }
}

export function containing(type: TypeTerm): TypeTerm {
  return { kind: 'containing', type }
}

/** A scalar of one of these types, or a vector with such components. */
export function scalarOrVector(...scalars: readonly TypeTerm[]): TypeTerm {
  return oneOf(...scalars, ...scalars.map((scalar) => vector(scalar)))
}

/** Integers and floating-point numbers. */
export const numerical: TypeTerm = oneOf(integer(), float())

/** Numbers and Booleans. */
export const anyScalar: TypeTerm = oneOf(integer(), float(), boolean)
