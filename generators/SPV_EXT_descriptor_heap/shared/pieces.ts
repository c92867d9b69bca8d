import { pairIn } from '../../pairs/pair-of.ts'
import type { Pieces } from '../../pairs/pieces.ts'
import { hyphened } from '../../signatures/hyphened.ts'

/** A shader with the capability, and with what its extension needs. */
export const heaps = {
  capabilities: `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT`,
  extensions: `OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"`,
} satisfies Pieces

export const inHeaps = pairIn(heaps)

/** The same with the resource heap in its interface. */
export const resources = { ...heaps, interfaces: '%resource_heap' } satisfies Pieces

export const inResources = pairIn(resources)

/** Pieces with further capabilities. */
export function withCapabilities<P extends Pieces>(pieces: P, ...names: readonly string[]): P {
  const more = names.map((name) => `OpCapability ${name}`)
  return { ...pieces, capabilities: [pieces.capabilities, ...more].join('\n') }
}

/** Pointers have addresses, so that null and undefined ones are permitted. */
export const physicalResources = {
  ...withCapabilities(resources, 'Addresses'),
  memoryModel: 'OpMemoryModel Physical64 GLSL450',
} satisfies Pieces

export const inPhysicalResources = pairIn(physicalResources)

/** Those of a module of the version: heaps are in interfaces from 1.4 on, and StorageBuffer has an extension before 1.3. */
export function inVersion(minor: number, pieces: Pieces = resources): Pieces {
  const more = 'OpExtension "SPV_KHR_storage_buffer_storage_class"'
  return {
    ...pieces,
    ...(minor < 4 && { interfaces: '' }),
    ...(minor < 3 && { extensions: `${pieces.extensions}\n${more}` }),
  }
}

/** The environments in which a module of the version is checked. */
export function environmentsOf(minor: number): string {
  return minor === 6 ? 'spv1.6' : `spv1.${minor}, spv1.6`
}

/** The pointer type of heaps and of what is in them. */
export const constant = '%untyped_pointer_UniformConstant'

/** The way to an element of a heap. */
export function slotOf(descriptor: string, base = '%resource_heap'): string {
  return `OpUntypedAccessChainKHR ${constant} %heap_of_${descriptor} ${base} %uint_1`
}

/** Alternatives that are ids, each named after itself. */
export function ids(...all: readonly string[]): string {
  return all.map((id) => ` | ${hyphened(id.slice(1))}: ${id}`).join('')
}

/** Lines that are added, one for each of these ids in place of `TARGET`, named after it. */
export function onEach(line: string, targets: readonly string[], prefix = ''): string {
  const ways = targets.map(
    (id) => ` | ${prefix}${hyphened(id.slice(1))}: ${line.replace('TARGET', id)}`,
  )
  return `{${ways.join('')}}`
}

/** A decoration through a group of its own; `member` where it is for one. */
export function throughGroup(decoration: string, target: string, member?: number): string {
  const [opcode, last] =
    member === undefined ? ['OpGroupDecorate', ''] : ['OpGroupMemberDecorate', member]
  return `${decoration.replace('TARGET', '%group')}
%group = OpDecorationGroup
${opcode} %group ${target} ${last}`.trimEnd()
}

/** A decoration of a target by itself, or through a group. */
export function decorated(route: 'direct' | 'group', target: string, decoration: string): string {
  return route === 'direct'
    ? decoration.replace('TARGET', target)
    : throughGroup(decoration, target)
}
