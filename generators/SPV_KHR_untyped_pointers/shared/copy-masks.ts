import type { Argument } from '../../build/argument.ts'
import { scalarNamed } from '../../build/scalars.ts'
import { addCopy, type CopyKinds, type Sides } from './copies.ts'
import { createWorld, type World } from './world.ts'

const queueFamily = 5

/** Makes a memory operands mask with what belongs to it. */
export type Mask = (scope: number) => readonly Argument[]

/** Masks for either side. */
export const eitherMasks: Readonly<Record<string, Mask>> = {
  none: () => ['None'],
  aligned: () => ['Aligned', 4],
  'non-private': () => ['NonPrivatePointer'],
}

/** Masks for the target: what is written becomes available. */
export const targetMasks: Readonly<Record<string, Mask>> = {
  available: (scope) => ['MakePointerAvailable|NonPrivatePointer', scope],
  'volatile-and-available': (scope) => ['Volatile|MakePointerAvailable|NonPrivatePointer', scope],
  'aligned-and-available': (scope) => ['Aligned|MakePointerAvailable|NonPrivatePointer', 4, scope],
}

/** Masks for the source: what is read becomes visible. */
export const sourceMasks: Readonly<Record<string, Mask>> = {
  visible: (scope) => ['MakePointerVisible|NonPrivatePointer', scope],
  'aligned-and-visible': (scope) => ['Aligned|MakePointerVisible|NonPrivatePointer', 4, scope],
}

/** A shader with the Vulkan memory model, which the masks ask for. */
export function vulkanShader(minor: number): World {
  const world = createWorld('shader', { minor, memoryModel: 'Vulkan' })
  if (minor < 5) world.builder.extension('SPV_KHR_vulkan_memory_model')
  return world
}

/** Adds a copy with those masks, between storage classes in which there are pointers that are not private. */
export function addMaskedCopy(world: World, which: CopyKinds, masks: Sides<Mask>): void {
  const scope = world.builder.constant(scalarNamed('uint').declare(world), queueFamily)
  const classes = { target: 'StorageBuffer', source: 'Uniform' }
  addCopy(
    world,
    which,
    classes,
    world.laid.scalar('uint'),
    ...masks.target(scope),
    ...masks.source(scope),
  )
}
