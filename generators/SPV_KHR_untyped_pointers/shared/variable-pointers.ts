import { createWorld, type World, type WorldOptions } from './world.ts'

/** Which capabilities for variable pointers are declared; the first implies the second. */
export const variablePointerCapabilities = [
  'VariablePointers',
  'VariablePointersStorageBuffer',
] as const

export type VariablePointerCapability = (typeof variablePointerCapabilities)[number]

/** A shader with variable pointers by that capability alone. */
export function createVariableWorld(
  capability: VariablePointerCapability,
  { minor = 6, ...options }: WorldOptions = {},
): World {
  const world = createWorld('shader', { minor, ...options })
  world.builder.capability(capability)
  if (minor < 3) world.builder.extension('SPV_KHR_variable_pointers')
  return { ...world, ground: 'variable-pointers' }
}

/** Storage classes that variable pointers point into with that capability. */
export function variableClassesOf(capability: VariablePointerCapability): readonly string[] {
  return capability === 'VariablePointers' ? ['StorageBuffer', 'Workgroup'] : ['StorageBuffer']
}
