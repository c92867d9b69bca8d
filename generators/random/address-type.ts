import type { Draft } from './draft.ts'
import { scalarType, uintType } from './scalar-types.ts'
import type { Type } from './type.ts'

/** An unsigned integer as wide as an address of a kernel. */
export function addressType(draft: Draft): Type {
  return draft.world.addressing === 'Physical32'
    ? uintType(draft)
    : scalarType(draft, { kind: 'integer', width: 64, signed: false })
}

/** 64-bit addresses as integers ask for a type that the world may not have. */
export function hasAddressType({ world }: Draft): boolean {
  return !world.shader && (world.addressing === 'Physical32' || world.large)
}
