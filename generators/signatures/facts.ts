import { describeShape } from './describe.ts'
import {
  componentOf,
  countOf,
  isScalar,
  type ScalarKind,
  type Shape,
  sameType,
  widthOf,
} from './shape.ts'
import type { Content, Fact, SlotName, ValueOfType } from './signature.ts'

const kindWords: Readonly<Record<ScalarKind, string>> = {
  bool: 'Boolean',
  integer: 'integer',
  float: 'floating-point',
}

/** A fact about the type in a slot alone. */
export function fact(must: string, holds: (shape: Shape) => boolean): Fact {
  return {
    reads: [],
    must: () => must,
    holds: (content) => content.kind === 'type' && holds(content.shape),
  }
}

/** A fact about the type in a slot and that in another one; it says nothing where the other slot holds no type. */
export function factWith(
  other: SlotName,
  must: (other: Shape, name: string) => string,
  holds: (shape: Shape, other: Shape) => boolean | undefined,
): Fact {
  return {
    reads: [other],
    must(form, nameOf) {
      const shape = form.shape(other)
      return shape === undefined ? '' : must(shape, nameOf(other))
    },
    holds(content: Content, form) {
      const shape = form.shape(other)
      return shape === undefined
        ? undefined
        : content.kind === 'type' && holds(content.shape, shape)
    },
  }
}

/** A fact about how the value in a slot comes about, alone. */
export function valueFact(must: string, holds: (value: ValueOfType | undefined) => boolean): Fact {
  return {
    reads: [],
    must: () => must,
    holds: (content) => content.kind === 'type' && holds(content.value),
  }
}

/** Any constant instruction. */
export const isConstant: Fact = valueFact('be a constant', (value) => value !== undefined)

/** A constant instruction, but not a specialization constant. */
export const isPlainConstant: Fact = valueFact(
  'be a constant, but not a specialization constant',
  (value) => value !== undefined && value.made !== 'specialized',
)

/** A constant that is one of these numbers; it says nothing of values that are not known. */
export function oneOf(numbers: readonly number[], must: string): Fact {
  return {
    reads: [],
    must: () => must,
    holds(content) {
      const value = content.kind === 'type' ? content.value : undefined
      if (value === undefined || value.made === 'specialized') return undefined
      return numbers.includes(value.made === 'null' ? 0 : (value.number ?? 0))
    },
  }
}

export function scalarOrVector(kind: ScalarKind): Fact {
  return fact(`be a ${kindWords[kind]} scalar or vector`.replace('a i', 'an i'), (shape) => {
    return countOf(shape) !== undefined && componentOf(shape)?.kind === kind
  })
}

export function scalar(kind: ScalarKind): Fact {
  return fact(
    `be a ${kindWords[kind]} scalar`.replace('a i', 'an i'),
    (shape) => shape.kind === kind,
  )
}

/** A vector of that kind, or of any kind. */
export function vectorOf(kind?: ScalarKind): Fact {
  const components = kind === undefined ? '' : `${kindWords[kind]} `
  return fact(`be a ${components}vector`.replace('a i', 'an i'), (shape) => {
    return shape.kind === 'vector' && (kind === undefined || shape.component.kind === kind)
  })
}

/** A matrix, whose columns are vectors of floats. */
export const matrixOfFloats: Fact = fact(
  'be a matrix of floats',
  (shape) => shape.kind === 'matrix',
)

/** Integers whose Signedness is 0. */
export const unsigned: Fact = fact('have Signedness 0', (shape) => {
  const component = componentOf(shape)
  return component?.kind !== 'integer' || !component.signed
})

/** Components of that many bits. */
export function bits(width: number): Fact {
  return fact(`be ${width} bits wide`, (shape) => {
    const bitCount = widthOf(shape)
    return bitCount === undefined || bitCount === width
  })
}

/** The same type as another slot. */
export function like(other: SlotName): Fact {
  return factWith(
    other,
    (shape, name) => `have the type of ${name}, ${describeShape(shape)}`,
    sameType,
  )
}

/** A fact about what two slots have; it says nothing where one of them does not have it. */
function compared<Of>(
  other: SlotName,
  measure: (shape: Shape) => Of | undefined,
  must: (shape: Shape, name: string) => string,
  holds: (left: Of, other: Of) => boolean,
): Fact {
  return factWith(other, must, (held, shape) => {
    const [first, second] = [measure(held), measure(shape)]
    return first === undefined || second === undefined ? undefined : holds(first, second)
  })
}

export function asManyAs(other: SlotName): Fact {
  return compared(
    other,
    countOf,
    (shape, name) => `have as many components as ${name} (${countOf(shape)})`,
    (first, second) => first === second,
  )
}

/** The width of a shape in brackets; nothing where it has none. */
function bitsOf(shape: Shape): string {
  const width = widthOf(shape)
  return width === undefined ? '' : ` (${width} bits)`
}

/** Components as wide as those of another slot. Booleans have no width, so nothing is as wide as they are. */
export function asWideAs(other: SlotName): Fact {
  return compared(
    other,
    (shape) => (countOf(shape) === undefined ? undefined : { width: widthOf(shape) }),
    (shape, name) => `be as wide as ${name}${bitsOf(shape)}`,
    (first, second) => first.width === second.width,
  )
}

/** Components that are not narrower than those of another slot. */
export function asWideOrWider(other: SlotName): Fact {
  return compared(
    other,
    widthOf,
    (shape, name) => `not be narrower than ${name}${bitsOf(shape)}`,
    (first, second) => first >= second,
  )
}

/** Components of another width than those of another slot. */
export function notAsWideAs(other: SlotName): Fact {
  return compared(
    other,
    widthOf,
    (shape, name) => `not be as wide as ${name}${bitsOf(shape)}`,
    (first, second) => first !== second,
  )
}

/** The component type of the vector or matrix in another slot. */
export function componentTypeOf(other: SlotName): Fact {
  return factWith(
    other,
    (shape, name) => {
      const component = componentOf(shape)
      return `have the component type of ${name}${component === undefined ? '' : `, ${describeShape(component)}`}`
    },
    (held, shape) => {
      const component = isScalar(shape) ? undefined : componentOf(shape)
      return component === undefined ? undefined : sameType(held, component)
    },
  )
}

/** Components of the same type as those of another slot. */
export function componentsLike(other: SlotName): Fact {
  return compared(other, componentOf, (_, name) => `have the component type of ${name}`, sameType)
}
