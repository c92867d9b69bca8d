import { enumerantByValue } from '#spec/grammar/grammar'
import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { type SmallWidth, smallPlaces } from './small-types.ts'

/** Capabilities that enable small types of a width in storage only. */
const storage: Readonly<Record<SmallWidth, readonly string[]>> = {
  16: [
    'StorageBuffer16BitAccess',
    'UniformAndStorageBuffer16BitAccess',
    'StoragePushConstant16',
    'StorageInputOutput16',
    'WorkgroupMemoryExplicitLayout16BitAccessKHR',
  ],
  8: [
    'StorageBuffer8BitAccess',
    'UniformAndStorageBuffer8BitAccess',
    'StoragePushConstant8',
    'WorkgroupMemoryExplicitLayout8BitAccessKHR',
  ],
}

/** Names of capabilities that enable types of a width everywhere, or that come with rules of their own. */
const elsewhere: Readonly<Record<SmallWidth, RegExp>> = {
  16: /^(Int16|Float16|Float16Buffer|BFloat16.*|DescriptorHeapEXT)$/,
  8: /^(Int8|Float8.*|DescriptorHeapEXT)$/,
}

function capabilityAt(module: Module, at: number): string {
  return enumerantByValue('Capability', module.instructions[at]?.words[0] ?? -1)?.name ?? ''
}

/** The module's capabilities for storage, where these alone enable its types of that width; none otherwise. */
export function storageCapabilities(module: Module, width: SmallWidth): readonly string[] {
  const declared = ordinalsOf(module, 'OpCapability').map((at) => capabilityAt(module, at))
  return declared.some((name) => elsewhere[width].test(name))
    ? []
    : declared.filter((name) => storage[width].includes(name))
}

/** True where one of those capabilities enables small types in a storage class, for whatever data. */
export function isEnabled(
  capabilities: readonly string[],
  width: SmallWidth,
  storageClass: string,
): boolean {
  return Object.values(smallPlaces).some(
    (place) =>
      place.storageClass === storageClass &&
      place.capabilities[width].some((each) => capabilities.includes(each)),
  )
}

/** True of a small scalar type of that width, and of types that contain it. */
export function isSmall(module: Module, type: number, width: SmallWidth, depth = 0): boolean {
  const shape = typeShape(module, type)
  if (shape.kind === 'integer' || shape.kind === 'float') return shape.width === width
  if (depth > 8) return false
  const { words = [] } = definition(module, type) ?? {}
  const parts =
    shape.kind === 'structure'
      ? shape.members
      : 'constituent' in shape
        ? [shape.constituent]
        : ordinalsOf(module, 'OpTypeRuntimeArray').some(
              (at) => module.instructions[at]?.words[0] === type,
            )
          ? words.slice(1)
          : []
  return parts.some((part) => isSmall(module, part, width, depth + 1))
}

/** The first small scalar type that a module declares in front of the instruction with ordinal `at`. */
export function smallScalarOf(module: Module, at: number, width: SmallWidth): number | undefined {
  const found = ordinalsOf(module, 'OpTypeInt', 'OpTypeFloat').find(
    (each) => each < at && module.instructions[each]?.words[1] === width,
  )
  return found === undefined ? undefined : module.instructions[found]?.words[0]
}

/** Ordinals of the module's capabilities for storage that can be exchanged: that are its only one. */
export function exchangeableStorage(module: Module, width: SmallWidth): readonly number[] {
  return storageCapabilities(module, width).length === 1
    ? ordinalsOf(module, 'OpCapability').filter((at) =>
        storage[width].includes(capabilityAt(module, at)),
      )
    : []
}

/** Names of the capabilities that can take the place of another one, for they ask for nothing else. */
export function otherStorage(width: SmallWidth): readonly string[] {
  return storage[width].filter((name) => !name.startsWith('Workgroup'))
}

/** The module with another capability in the place of the one with ordinal `at`. */
export function withStorage(module: Module, at: number, name: string): Module {
  return replaceInstruction(module, at, instruction('OpCapability', name))
}
