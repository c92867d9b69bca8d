import type { Way } from '../../mutate/mutator-of.ts'
import { numbers } from './bitcasts.ts'
import { type OpenclPlaces, openclAt } from './opencl.ts'
import { type Declare, withOperand } from './operands.ts'
import { isPhysical, pointerAt } from './pointers.ts'
import { boolType, of, uintType } from './things.ts'

/** A type for a typed pointer to point to; `undefined` where it would be the right one, or one for another rule. */
type Pointee = (places: OpenclPlaces) => Declare | undefined

/** Ways that put a null pointer to something else in the place of the typed pointer. */
function pointees(others: Readonly<Record<string, Pointee>>): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(others).map(([variant, pointee]): [string, Way] => [
      variant,
      (module, at) => {
        const places = openclAt(module, at)
        const pointer = places === undefined ? undefined : pointerAt(module, at, places.pointerWord)
        const declare = places === undefined ? undefined : pointee(places)
        if (places === undefined || pointer?.kind !== 'typed' || !isPhysical(module))
          return undefined
        if (declare === undefined) return undefined
        return withOperand(module, at, places.pointerWord, (graft, ...where) => {
          const type = declare(graft, ...where)
          return type === undefined
            ? undefined
            : graft.add('OpConstantNull', graft.add('OpTypePointer', pointer.storageClass, type))
        })
      },
    ]),
  )
}

/** Only for instructions whose pointer points to one of those. */
function only(kinds: readonly OpenclPlaces['row']['pointee'][], declare: Declare): Pointee {
  return ({ row }) => (kinds.includes(row.pointee) ? declare : undefined)
}

const numerical = ['shape', 'integers', 'component', 'half', 'uchar'] as const

const array: Declare = (graft, module, at) => {
  const integer = uintType(graft, module, at)
  return integer === undefined
    ? undefined
    : graft.add('OpTypeArray', integer, graft.add('OpConstant', integer, 2))
}

/** Ways that have a typed pointer point to none of its data types. */
export const otherDataTypes = pointees({
  integer: only(['shape', 'half', 'uchar'], uintType),
  'floating-point': only(['integers', 'half', 'uchar'], numbers(1, 32, 'OpTypeFloat')),
  'wide-integer': only(['integers', 'uchar'], numbers(1, 64)),
  'narrow-integer': only(['integers', 'half', 'uchar', 'shape'], numbers(1, 16)),
  'integer-vector': only(['shape', 'component', 'half', 'uchar'], numbers(2, 32)),
  'floating-point-vector': only(['integers', 'component', 'half'], numbers(4, 32, 'OpTypeFloat')),
  'vector-of-halves': only(['half'], numbers(2, 16, 'OpTypeFloat')),
  'vector-of-bytes': only(['uchar'], numbers(4, 8)),
  boolean: only(numerical, boolType),
  structure: only(numerical, of(uintType, 'OpTypeStruct')),
  array: only(numerical, array),
  pointer: only(numerical, (graft) => graft.add('OpTypeUntypedPointerKHR', 'CrossWorkgroup')),
})

function countOf({ data }: OpenclPlaces): number {
  return data.kind === 'vector' ? (data.size ?? 1) : 1
}

function component({ data, dataType }: OpenclPlaces): number {
  return data.kind === 'vector' ? data.constituent : dataType
}

/** A vector, or scalar, of the components of the data or of integers, and not as many. */
function another(kind: 'shape' | 'integers', count: (old: number) => number): Pointee {
  return (places) => {
    const wanted = count(countOf(places))
    if (places.row.pointee !== kind || wanted === countOf(places)) return undefined
    return (graft, ...where) => {
      const scalar = kind === 'shape' ? component(places) : uintType(graft, ...where)
      if (scalar === undefined || wanted === 1) return scalar
      return graft.type('OpTypeVector', scalar, wanted)
    }
  }
}

/** Numbers of another width or kind than those of the data, and as many. */
function otherNumbers(
  kinds: readonly ('shape' | 'component')[],
  width: number,
  name: 'OpTypeInt' | 'OpTypeFloat',
): Pointee {
  return (places) => {
    const { row } = places
    if (!kinds.some((kind) => kind === row.pointee)) return undefined
    const count = row.pointee === 'shape' ? countOf(places) : 1
    const declare = numbers(count, width, name)
    return (graft, ...where) => {
      const type = declare(graft, ...where)
      const right = row.pointee === 'shape' ? places.dataType : component(places)
      return type === right ? undefined : type
    }
  }
}

/** Ways that have a typed pointer point to one of its data types that does not match what is read or written. */
export const unmatchedDataTypes = pointees({
  'two-for-one': another('shape', (count) => (count === 1 ? 2 : count)),
  'one-for-several': another('shape', () => 1),
  'four-components': another('shape', () => 4),
  'two-integers-for-one': another('integers', (count) => (count === 1 ? 2 : count)),
  'one-integer-for-several': another('integers', () => 1),
  'four-integers': another('integers', () => 4),
  floats: otherNumbers(['shape', 'component'], 32, 'OpTypeFloat'),
  doubles: otherNumbers(['shape', 'component'], 64, 'OpTypeFloat'),
  integers: otherNumbers(['component'], 32, 'OpTypeInt'),
  'wide-integers': otherNumbers(['component'], 64, 'OpTypeInt'),
  bytes: otherNumbers(['component'], 8, 'OpTypeInt'),
})
