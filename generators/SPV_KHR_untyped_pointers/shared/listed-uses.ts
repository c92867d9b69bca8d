import { type Atomic, addAtomic, atomics, isOfKernels, otherAtomics } from './atomics.ts'
import { addFunction } from './functions.ts'
import { type Kind, pointerInto, pointerType, variableIn } from './pointer-into.ts'
import type { LaidType } from './types.ts'
import type { World } from './world.ts'

/** A use of a pointer into a storage class that has the name of the instruction. */
interface ListedUse {
  /** What pointers it takes; both kinds when absent. */
  readonly kinds?: readonly Kind[]
  /** Whether shaders have it, kernels have it; both when absent. */
  readonly settings?: readonly ('shader' | 'kernel')[]
  /** Storage classes other than the usual one. */
  readonly storageClass?: string
  /** Writes it into the open block. */
  readonly write: (world: World, storageClass: string, kind: Kind) => void
}

const typed: readonly Kind[] = ['typed']

const shader = ['shader'] as const

function integer(world: World, storageClass: string): LaidType {
  return world.types(storageClass).scalar('uint')
}

function integerPointer(world: World, storageClass: string, kind: Kind): number {
  return pointerInto(world, storageClass, kind, integer(world, storageClass).id)
}

function chain(name: string, kind: Kind): ListedUse['write'] {
  return (world, storageClass, base) => {
    const array = world.types(storageClass).array(integer(world, storageClass), 4).id
    const pointer = pointerInto(world, storageClass, base, array)
    const type = pointerType(world, storageClass, kind, integer(world, storageClass).id)
    const baseType = kind === 'untyped' ? [array] : []
    world.builder.add(name, type, ...baseType, pointer, world.uint(2))
  }
}

function length(name: string): ListedUse['write'] {
  return (world, storageClass, kind) => {
    const { builder, laid } = world
    const block = laid.block(laid.runTimeArray(laid.scalar('uint'))).id
    const pointer = pointerInto(world, storageClass, kind, block)
    const structure = name === 'OpArrayLength' ? [pointer] : [block, pointer]
    builder.add(name, laid.scalar('uint').id, ...structure, 0)
  }
}

function call(world: World, storageClass: string, kind: Kind): void {
  const nothing = world.builder.type('OpTypeVoid')
  const pointer = integerPointer(world, storageClass, kind)
  const parameter = pointerType(world, storageClass, kind, integer(world, storageClass).id)
  const callee = addFunction(world, nothing, [parameter], (add) => void add('OpReturn'))
  world.builder.add('OpFunctionCall', nothing, callee, pointer)
}

/** Makes a pointer to a texel of an integer image. */
export function texelPointer(world: World, kind: Kind): number {
  const { builder, plain } = world
  const sampled = plain.scalar('uint').id
  const image = builder.type('OpTypeImage', sampled, '2D', 0, 0, 0, 2, 'R32ui')
  const variable = variableIn(world, 'UniformConstant', 'typed', image)
  world.describe(variable)
  const coordinate = builder.add('OpConstantNull', plain.vector(plain.scalar('uint'), 2).id)
  const type = pointerType(world, 'Image', kind, sampled)
  return builder.add('OpImageTexelPointer', type, variable, coordinate, world.uint(0))
}

function copy(world: World, storageClass: string, kind: Kind): void {
  const source = integerPointer(world, storageClass, kind)
  world.builder.add('OpCopyMemory', integerPointer(world, 'Function', 'typed'), source)
}

function sizedCopy(world: World, storageClass: string, kind: Kind): void {
  const source = integerPointer(world, storageClass, kind)
  const target = integerPointer(world, 'Function', kind)
  world.builder.add('OpCopyMemorySized', target, source, world.uint(4))
}

function extended(world: World, storageClass: string, kind: Kind): void {
  const { builder, plain } = world
  const float = plain.scalar('float').id
  const set = builder.instructionSet(kind === 'typed' ? 'GLSL.std.450' : 'OpenCL.std')
  const pointer = pointerInto(world, storageClass, kind, float)
  const name = kind === 'typed' ? 'Modf' : 'fract'
  builder.add('OpExtInst', float, set, name, builder.constant(float, 1.5), pointer)
}

function atomicUse(atomic: Atomic, kinds: readonly Kind[]): ListedUse {
  return {
    kinds,
    ...(isOfKernels(atomic) ? { settings: ['kernel'] } : {}),
    ...(atomic.extension === undefined ? {} : { settings: shader }),
    write(world, storageClass, kind) {
      const name = atomic.objects.includes('integer') ? 'uint' : 'float'
      const { id } = world.types(storageClass).scalar(name)
      const pointer = pointerInto(world, storageClass, kind, id)
      addAtomic(world, world.builder.add, atomic, pointer, id)
    },
  }
}

/**
 * The instructions that may have a logical pointer as an operand, by name, and two of the exempt ones: an extended
 * instruction and a decoration.
 */
export const listedUses: Readonly<Record<string, ListedUse>> = {
  OpLoad: {
    write(world, storageClass, kind) {
      const pointer = integerPointer(world, storageClass, kind)
      world.builder.add('OpLoad', integer(world, storageClass).id, pointer)
    },
  },
  OpStore: {
    write(world, storageClass, kind) {
      world.builder.add('OpStore', integerPointer(world, storageClass, kind), world.uint(1))
    },
  },
  OpAccessChain: { kinds: typed, write: chain('OpAccessChain', 'typed') },
  OpInBoundsAccessChain: { kinds: typed, write: chain('OpInBoundsAccessChain', 'typed') },
  OpUntypedAccessChainKHR: { write: chain('OpUntypedAccessChainKHR', 'untyped') },
  OpUntypedInBoundsAccessChainKHR: { write: chain('OpUntypedInBoundsAccessChainKHR', 'untyped') },
  OpFunctionCall: { storageClass: 'Function', write: call },
  OpImageTexelPointer: {
    settings: shader,
    write: (world, _, kind) => void texelPointer(world, kind),
  },
  OpCopyMemory: { write: copy },
  OpCopyMemorySized: { write: sizedCopy },
  OpCopyObject: {
    write(world, storageClass, kind) {
      const { builder } = world
      const pointer = integerPointer(world, storageClass, kind)
      builder.add('OpCopyObject', builder.typeOf(pointer) ?? 0, pointer)
    },
  },
  OpArrayLength: { kinds: typed, settings: shader, write: length('OpArrayLength') },
  OpUntypedArrayLengthKHR: { settings: shader, write: length('OpUntypedArrayLengthKHR') },
  ...Object.fromEntries(
    [...atomics].map(([name, atomic]) => [name, atomicUse(atomic, ['untyped', 'typed'])]),
  ),
  ...Object.fromEntries(
    [...otherAtomics].map(([name, atomic]) => [name, atomicUse(atomic, typed)]),
  ),
  'OpExtInst-in-a-shader': {
    kinds: typed,
    settings: shader,
    storageClass: 'Private',
    write: extended,
  },
  'OpExtInst-in-a-kernel': {
    kinds: ['untyped'],
    settings: ['kernel'],
    storageClass: 'Function',
    write: extended,
  },
  OpDecorate: {
    write(world, storageClass, kind) {
      const pointer = integerPointer(world, storageClass, kind)
      world.builder.decorate(pointer, 'Restrict')
      world.builder.name(pointer, 'pointer')
    },
  },
}
