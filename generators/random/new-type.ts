import type { Type } from './type.ts'

/** No members, and no offsets. */
export const none: readonly never[] = []

/**
 * A type without a size. Types have all fields, always in this order: reading them is most of the work of making a
 * module, and it is fast where all have one shape.
 */
export function newType(id: number, kind: Type['kind'], part?: Type, storageClass = 0): Type {
  return {
    id,
    kind,
    width: 0,
    signed: false,
    part,
    count: 0,
    members: none,
    storageClass,
    size: 0,
    alignment: 0,
    explicit: false,
    offsets: none,
  }
}
