import { isArrayType, isMatrixType } from '../../core/shared/composite-type.ts'
import { integerConstant } from '../../core/shared/integer-constant.ts'
import { scalarWidth } from '../../core/shared/scalar-type.ts'
import { componentCount, isVectorType } from '../../core/shared/vector-type.ts'
import type { Instruction, Module } from '../../module.ts'

const perLocation = 4

/** Types nested deeper than this are not placed: input must not choose how deep we go. */
const deepest = 32

/** Takes component slots one after the other, and -1 for each part that is looked at; false stops the walk. */
export type Take = (slot: number) => boolean

function columnsOf(type: Instruction): number {
  return type.valueAt(1) ?? 0
}

function lengthOf(module: Module, type: Instruction): number | undefined {
  const length = integerConstant(module, type.valueAt(1) ?? 0)
  return length === undefined || length < 0n ? undefined : Number(length)
}

/** Takes the slots of a scalar or vector; the location after the last one. */
function takeComponents(
  { width, count }: { readonly width: number; readonly count: number },
  location: number,
  component: number,
  take: Take,
): number | undefined {
  const slots = width === 64 ? 2 * count : count
  const first = location * perLocation + component
  for (let slot = first; slot < first + slots; slot++) if (!take(slot)) return undefined
  return Math.floor((first + slots - 1) / perLocation) + 1
}

/**
 * Takes the component slots that an object of a type consumes from a location on (Location and Component Assignment). A
 * slot is four times its location plus its component.
 *
 * @returns the location after the last one; `undefined` where the type does not say, or `take` has had enough.
 */
export function takeSlots(
  module: Module,
  type: Instruction | undefined,
  location: number,
  component: number,
  take: Take,
  depth = 0,
): number | undefined {
  if (type === undefined || depth > deepest || !take(-1)) return undefined
  const part = (at: number) => module.definition(type.valueAt(at) ?? 0)
  if (type.name === 'OpTypeStruct') {
    let next: number | undefined = location
    for (let member = 0; member < type.operands.length && next !== undefined; member++)
      next = takeSlots(module, part(member), next, 0, take, depth + 1)
    return next
  }
  if (isArrayType(type) || isMatrixType(type)) {
    const count = isArrayType(type) ? lengthOf(module, type) : columnsOf(type)
    let next: number | undefined = count === undefined ? undefined : location
    for (let n = 0; n < (count ?? 0) && next !== undefined; n++)
      next = takeSlots(module, part(0), next, component, take, depth + 1)
    return next
  }
  const scalar = isVectorType(type) ? part(0) : type
  const width = scalar && scalarWidth(scalar)
  const count = isVectorType(type) ? componentCount(module, type) : 1
  return width === undefined || count === undefined
    ? undefined
    : takeComponents({ width, count }, location, component, take)
}
