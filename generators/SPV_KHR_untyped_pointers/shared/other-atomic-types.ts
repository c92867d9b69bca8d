import { typeShape } from '../../mutate/type-shape.ts'
import type { Atomic } from './atomics.ts'
import { type OtherType, otherTypes } from './other-types.ts'
import { where } from './things.ts'

/** What an atomic instruction can access in the place of something else, by name. */
export const otherAtomicTypeNames = [
  'other-signedness',
  'other-width',
  'floating-point-for-integer',
  'integer-for-floating-point',
] as const

const wider: OtherType = (old) => (graft, module, at) => {
  const shape = typeShape(module, old)
  const widens = shape.kind === 'integer' && shape.width === 32
  const other = otherTypes['other-width']?.(old) ?? (() => undefined)
  return (widens ? where('Int64Atomics', other) : other)(graft, module, at)
}

/** The type of that name for an instruction; `undefined` where it cannot access such. */
export function otherAtomicType(name: string, { objects }: Atomic): OtherType | undefined {
  if (name === 'floating-point-for-integer' && !objects.includes('floating-point')) return undefined
  if (name === 'integer-for-floating-point' && !objects.includes('integer')) return undefined
  return name === 'other-width' ? wider : otherTypes[name]
}
