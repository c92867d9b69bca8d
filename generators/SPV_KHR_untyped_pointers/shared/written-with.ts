import type { Add } from './add-function.ts'
import type { World } from './world.ts'

/** The world in which code goes where that `Add` puts it. */
export function writtenWith(world: World, add: Add): World {
  return { ...world, builder: { ...world.builder, add } }
}
