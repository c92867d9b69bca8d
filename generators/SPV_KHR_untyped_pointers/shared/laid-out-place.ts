import { type Draw, drawIn } from './layouts.ts'
import { pointerInto } from './pointer-into.ts'
import type { LaidType } from './types.ts'
import type { World } from './world.ts'

/** An untyped pointer to 128 bytes, and an explicitly laid out type of which there is room for an object. */
export interface LaidOutPlace {
  readonly pointer: number
  readonly type: LaidType
}

/** A place in that storage class with a type of that layout. */
export function laidOutPlace(world: World, storageClass: string, layout: Draw): LaidOutPlace {
  const words = world.laid.array(world.laid.scalar('uint'), 32).id
  const pointer = pointerInto(world, storageClass, 'untyped', words)
  return { pointer, type: { id: drawIn(world, layout), size: 16, alignment: 16 } }
}
