import type { Add } from './add-function.ts'
import { addAtomic, atomics } from './atomics.ts'
import type { World } from './world.ts'

/** What a function of two global pointers and a size is made of. */
export interface OpaqueFunction {
  readonly world: World
  readonly add: Add
  /** As `add`, with a result that was handed out before. */
  readonly define: World['builder']['define']
  readonly from: number
  readonly to: number
  /** In bytes, as wide as a pointer. */
  readonly size: number
}

const pointer = ({ world }: OpaqueFunction) => world.pointer('CrossWorkgroup')

/** Counts bytes on from a pointer. */
function bytesOn(code: OpaqueFunction, base: number, count: number): number {
  const { world, add } = code
  const byte = world.plain.scalar('uchar').id
  return add('OpUntypedInBoundsPtrAccessChainKHR', pointer(code), byte, base, count)
}

/** A loop that copies byte after byte, back to whose head the pointers lead. */
function loop(code: OpaqueFunction): void {
  const { world, add, define, from, to, size } = code
  const { builder, plain } = world
  const byte = plain.scalar('uchar').id
  const one = builder.constant(builder.typeOf(size) ?? 0, 1)
  const end = bytesOn(code, from, size)
  const [before, head, done] = [builder.id(), builder.id(), builder.id()]
  const [next, nextTo] = [builder.id(), builder.id()]
  add('OpBranch', before)
  define(before, 'OpLabel')
  add('OpBranch', head)
  define(head, 'OpLabel')
  const here = add('OpPhi', pointer(code), from, before, next, head)
  const there = add('OpPhi', pointer(code), to, before, nextTo, head)
  add('OpStore', there, add('OpLoad', byte, here, 'Aligned', 1), 'Aligned', 1)
  define(next, 'OpUntypedPtrAccessChainKHR', pointer(code), byte, here, one)
  define(nextTo, 'OpUntypedPtrAccessChainKHR', pointer(code), byte, there, one)
  const ends = add('OpPtrEqual', plain.scalar('bool').id, next, end)
  add('OpBranchConditional', ends, done, head)
  define(done, 'OpLabel')
}

/** Pieces of code by name, as compilers of C make them of pointers that say nothing of their pointees. */
export const opaqueCode: Readonly<Record<string, (code: OpaqueFunction) => void>> = {
  memcpy: ({ add, to, from, size }) => void add('OpCopyMemorySized', to, from, size, 'Aligned', 4),
  loop,
  'member-of-a-structure': (code) => {
    const { world, add, from } = code
    const { plain, uint } = world
    const member = plain.array(plain.scalar('float'), 4)
    const structure = plain.structure(plain.scalar('uint'), member).id
    const zero = uint(0)
    const element = add(
      'OpUntypedInBoundsPtrAccessChainKHR',
      pointer(code),
      structure,
      from,
      zero,
      uint(1),
      uint(3),
    )
    add('OpLoad', plain.scalar('float').id, element, 'Aligned', 4)
  },
  'bytes-on': (code) => {
    const { world, add, from, size } = code
    const halfway = bytesOn(code, from, size)
    add('OpLoad', world.plain.vector(world.plain.scalar('uint'), 4).id, halfway, 'Aligned', 16)
  },
  'atomic-at-an-offset': (code) => {
    const { world, add, to, size } = code
    const increment = atomics.get('OpAtomicIIncrement')
    const counter = bytesOn(code, to, size)
    if (increment !== undefined) {
      addAtomic(world, add, increment, counter, world.plain.scalar('uint').id)
    }
  },
  'address-space-cast': ({ world, add, from }) => {
    const generic = add('OpPtrCastToGeneric', world.pointer('Generic'), from)
    const local = world.pointer('Workgroup')
    const cast = add('OpGenericCastToPtrExplicit', local, generic, 'Workgroup')
    add('OpLoad', world.plain.scalar('uint').id, cast, 'Aligned', 4)
  },
  'pointer-to-integer-and-back': (code) => {
    const { world, add, from, size } = code
    const type = world.builder.typeOf(size) ?? 0
    const address = add('OpConvertPtrToU', type, from)
    const aligned = add('OpBitwiseAnd', type, address, world.builder.constant(type, 0xffff_fff0))
    const back = add('OpConvertUToPtr', pointer(code), aligned)
    add('OpLoad', world.plain.scalar('uint').id, back, 'Aligned', 16)
  },
  select: (code) => {
    const { world, add, from, to } = code
    const boolean = world.plain.scalar('bool').id
    const same = add('OpPtrNotEqual', boolean, from, to)
    const chosen = add('OpSelect', pointer(code), same, from, to)
    add('OpStore', chosen, world.uint(1), 'Aligned', 4)
  },
  distance: (code) => {
    const { world, add, from, to, size } = code
    add('OpPtrDiff', world.builder.typeOf(size) ?? 0, to, from)
  },
  prefetch: ({ add, from, size }) => void add('OpUntypedPrefetchKHR', from, size),
}
