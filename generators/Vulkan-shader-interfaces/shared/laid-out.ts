import type { Pair } from '../../pairs/pair.ts'
import type { Pieces } from '../../pairs/pieces.ts'

/** Capabilities that let 16-bit numbers into blocks, by the storage class. */
const narrow = {
  Uniform: 'UniformAndStorageBuffer16BitAccess',
  StorageBuffer: 'StorageBuffer16BitAccess',
  PushConstant: 'StoragePushConstant16',
  PhysicalStorageBuffer: 'StorageBuffer16BitAccess',
} as const

/** A storage class whose blocks are laid out explicitly. */
export type LaidOut = keyof typeof narrow

/** Storage classes whose members other than vectors have the base alignment. */
export const baseAligned = ['StorageBuffer', 'PushConstant', 'PhysicalStorageBuffer'] as const

/** Storage classes whose blocks are laid out explicitly. */
export const laidOutClasses: readonly LaidOut[] = ['Uniform', ...baseAligned]

/** What a pair of a storage class is called: `storage-buffer`. */
export function labelOf(storageClass: LaidOut): string {
  return storageClass.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

/** Annotations and declarations of `%block`, with alternatives. */
interface Layout {
  /** Which decoration `%block` has. */
  readonly blockDecoration?: 'Block' | 'BufferBlock'
  /** Whether the block has numbers of 16 and 64 bits. */
  readonly isWide?: boolean
  /** Decorations of offsets and strides. */
  readonly annotations: string
  /** Types, `%block` last. */
  readonly declarations: string
}

/** A compute shader with a variable of type `%block`, or with an address of one. */
export function laidOut(
  storageClass: LaidOut,
  { blockDecoration = 'Block', isWide = false, annotations, declarations }: Layout,
): Pieces {
  const isAddress = storageClass === 'PhysicalStorageBuffer'
  const isBound = storageClass === 'Uniform' || storageClass === 'StorageBuffer'
  const capabilities = [
    'Shader',
    ...(isWide ? ['Int16', 'Int64', 'Float16', 'Float64', narrow[storageClass]] : []),
    ...(isAddress && !isWide ? ['Int64'] : []),
    ...(isAddress ? ['PhysicalStorageBufferAddresses'] : []),
  ]
  return {
    capabilities: capabilities.map((name) => `OpCapability ${name}`).join('\n'),
    annotations: `OpDecorate %block ${blockDecoration}
${isBound ? 'OpDecorate %buffer DescriptorSet 0\nOpDecorate %buffer Binding 0\n' : ''}${annotations}`,
    declarations: `${declarations}
%to_block = OpTypePointer ${storageClass} %block${isAddress ? '' : `\n%buffer = OpVariable %to_block ${storageClass}`}`,
    ...(isAddress
      ? {
          memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
          body: '%buffer = OpConvertUToPtr %to_block %ulong_1',
        }
      : {}),
  }
}

/** Offsets of the members of a structure in the order of their numbers, each a number or one with alternatives. */
export function offsets(structure: string, values: readonly (number | string)[]): string {
  return values
    .map((value, member) => `OpMemberDecorate ${structure} ${member} Offset ${value}`)
    .join('\n')
}

/** The order and stride of a matrix that is a member, or of the matrices of an array that is one. */
export function matrix(
  member: string,
  order: 'ColMajor' | 'RowMajor',
  stride: number | string,
): string {
  return `OpMemberDecorate ${member} ${order}
OpMemberDecorate ${member} MatrixStride ${stride}`
}

/** Pairs as they are in StorageBuffer; in another storage class each with one of its ways, not the same in all of them. */
export function shownIn(storageClass: LaidOut, pairs: readonly Pair[]): readonly Pair[] {
  if (storageClass === 'StorageBuffer') return pairs
  return pairs.map((pair) => {
    const ways = Object.entries(pair.broken)
    const at = laidOutClasses.indexOf(storageClass) % ways.length
    return { ...pair, broken: Object.fromEntries(ways.slice(at, at + 1)) }
  })
}
