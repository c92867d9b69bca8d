import { fact } from '../../signatures/facts.ts'
import {
  componentOf,
  countOf,
  float,
  integer,
  isScalar,
  type Shape,
  sameType,
  vector,
  widthOf,
} from '../../signatures/shape.ts'
import {
  among,
  type Content,
  type Fact,
  type Signature,
  type Slot,
  type SlotName,
  slot,
  unclear,
} from '../../signatures/signature.ts'
import { substitutions } from '../../signatures/substitutions.ts'
import { counts, numbers } from './set-facts.ts'

export const floats = [float(32), float(64), float(16)]
export const integers = [32, 64, 16, 8].map((width) => integer(width, false))
const [word = integer(32, false)] = integers

/** Scalars, and vectors of them in every size. */
const types = [1, ...counts].flatMap((count) =>
  [...floats, ...integers].map((scalar) => (count === 1 ? scalar : vector(scalar, count))),
)

/** The common part of all signatures of the set: they are shown in kernels, with vectors of all sizes. */
export const fromOpenCl = {
  set: 'OpenCL.std',
  stage: 'kernel',
  types,
} satisfies Partial<Signature>

/** Any shape as a content. */
export function typed(shape: Shape): Content {
  return { kind: 'type', shape }
}

const classes = ['CrossWorkgroup', 'Workgroup', 'Function'] as const

function pointerTo(pointee: Shape, storageClass: string): Content {
  return typed({ kind: 'pointer', storageClass, pointee })
}

/**
 * A pointer to data of a type that another slot decides. Its rules are in the catalogue of SPV_KHR_untyped_pointers, so
 * nothing is broken in it here.
 */
export function pointing(
  other: SlotName,
  pointeeOf: (shape: Shape) => Shape | undefined,
  storageClasses: readonly string[] = classes,
): Slot {
  const kept: Fact = {
    reads: [other],
    must: () => 'point to its data',
    holds(content, form) {
      const shape = form.shape(other)
      const pointee = shape && pointeeOf(shape)
      if (content.kind !== 'type' || content.shape.kind !== 'pointer') return false
      return pointee === undefined ? undefined : sameType(content.shape.pointee, pointee)
    },
  }
  return among(unclear(kept), (form) => {
    const shape = form.shape(other)
    const pointee = shape && pointeeOf(shape)
    if (pointee === undefined) return []
    const index = (countOf(pointee) ?? 1) + (widthOf(pointee) ?? 0) / 8
    return [pointerTo(pointee, storageClasses[index % storageClasses.length] ?? '')]
  })
}

/** The data of a pointer, component by component, as many as another type has, as 32-bit integers. */
export function words(shape: Shape): Shape {
  const count = countOf(shape) ?? 1
  return count === 1 ? word : vector(word, count)
}

/** `size_t` in the addressing model of the suite's kernels, Physical64. */
export function sizeSlot(rule: string): Slot {
  const asked = slot(rule, numbers(['integer'], { widths: [64], sizes: [1] }))
  return among(asked, () => [typed(integer(64, false))])
}

/** Result Type where it must be void. */
export function voidSlot(rule: string): Slot {
  const asked = fact('be void', ({ kind }) => kind === 'void')
  const others = { float: float(32), integer: word, vector: vector(word, 2) }
  const ways = Object.entries(others).map(([way, shape]) => [way, typed(shape)] as const)
  return among(
    slot(rule, asked),
    () => [typed({ kind: 'void' })],
    () => Object.fromEntries(ways),
  )
}

/** A slot of vectors that are also tried in further sizes. */
export function alsoOfSizes(base: Slot, sizes: readonly number[]): Slot {
  return {
    ...base,
    ways(content) {
      const component = content?.kind === 'type' ? componentOf(content.shape) : undefined
      if (component === undefined) return {}
      return Object.fromEntries(
        sizes.map((size) => [`of-${size}`, typed(vector(component, size))] as const),
      )
    },
  }
}

const inGlobalMemory = fact(
  'be a pointer into CrossWorkgroup, to integers or floating-point numbers',
  (shape) => {
    if (shape.kind !== 'pointer' || shape.storageClass !== 'CrossWorkgroup') return false
    const kind = countOf(shape.pointee) === undefined ? '' : componentOf(shape.pointee)?.kind
    return kind === 'integer' || kind === 'float'
  },
)

/** A pointer into CrossWorkgroup to any scalar or vector of the set. */
export function globalSlot(rule: string): Slot {
  return among(
    slot(rule, inGlobalMemory),
    () => types.map((pointee) => pointerTo(pointee, 'CrossWorkgroup')),
    (content) => {
      const shape = content?.kind === 'type' ? content.shape : undefined
      if (shape?.kind !== 'pointer') return {}
      const { pointee } = shape
      const elsewhere = ['Workgroup', 'Function', 'UniformConstant'].map(
        (storageClass) =>
          [`in-${storageClass.toLowerCase()}`, pointerTo(pointee, storageClass)] as const,
      )
      const others = Object.entries(substitutions(pointee)).map(
        ([way, other]) => [`to-${way}`, pointerTo(other, 'CrossWorkgroup')] as const,
      )
      const value = isScalar(pointee) ? pointee : float(32)
      return { ...Object.fromEntries([...elsewhere, ...others]), value: typed(value) }
    },
  )
}
