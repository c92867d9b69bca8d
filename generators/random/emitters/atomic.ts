import type { DeclaredType, Draft, PointerId } from '../draft.ts'
import { type Emitter, inFreeKernels } from '../emitter.ts'
import { boolType, uint, uintType } from '../types.ts'
import { valueLike } from '../values.ts'
import { drawPointer } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { declare } from '../write.ts'
import { rowsWith } from './by-grammar.ts'

const { storageBuffer, workgroup, crossWorkgroup, image } = storageClasses
const shared: ReadonlySet<number> = new Set([storageBuffer, workgroup, crossWorkgroup, image])

const scopes = { device: 1, workgroup: 2, queueFamily: 5 } as const

/** A scope that the environment takes in every shader of the execution model, without a capability. */
function scopeOf({ world }: Draft): number {
  // The only one of OpenCL 1.2, which later versions take as well.
  if (world.client === 'opencl') return scopes.device
  if (world.client !== 'vulkan' || world.model === 'GLCompute') return scopes.workgroup
  return world.memoryModel === 'Vulkan' ? scopes.queueFamily : scopes.device
}

const relaxed = 0
/** AcquireRelease, on memory of the workgroup and of buffers. */
const acquireRelease = 0x8 | 0x40 | 0x100

/** True of pointers to memory that an atomic instruction may take, as integers of 32 bits or more. */
function isAtomic({ storageClass, typed, pointee, writable }: PointerId, draft: Draft): boolean {
  if (!shared.has(storageClass) || !(writable || storageClass === image)) return false
  return !typed || (pointee !== undefined && isAtomicType(draft, pointee))
}

/** OpenCL has another way to say that it has atomic instructions on 64 bits. */
function isAtomicType({ world }: Draft, { kind, width }: DeclaredType): boolean {
  return kind === 'integer' && (width === 32 || (width === 64 && world.client !== 'opencl'))
}

/** The type of an atomic access through a pointer. */
function accessType(draft: Draft, { pointee }: PointerId): DeclaredType {
  const type = pointee !== undefined && isAtomicType(draft, pointee) ? pointee : uintType(draft)
  if (type.width === 64) declare(draft, 'Int64Atomics')
  return type
}

const scope = (draft: Draft) => uint(draft, scopeOf(draft))
const unordered = (draft: Draft) => uint(draft, relaxed)
const value = (draft: Draft, pointer: PointerId) => valueLike(draft, accessType(draft, pointer))

/** A flag is a 32-bit integer of a kernel. */
const isFlag = (name: string) => name.includes('Flag')

const rows = rowsWith({
  applies: (draft, name) => !/Flag|Weak/.test(name) || inFreeKernels(draft),
  draw: (draft, name) =>
    drawPointer(
      draft,
      (each) =>
        isAtomic(each, draft) && !(isFlag(name) && (!each.typed || each.pointee?.width !== 32)),
    ),
  operands: {
    Pointer: (_, { id }) => id,
    Memory: scope,
    Semantics: (draft, _, name) => {
      const isOrdered = draft.world.shader && !/Load|Store/.test(name) && draft.draw.below(2) === 1
      return uint(draft, isOrdered ? acquireRelease : relaxed)
    },
    Equal: unordered,
    Unequal: unordered,
    Value: value,
    Comparator: value,
  },
  result: (draft, pointer, name) => (isFlag(name) ? boolType(draft) : accessType(draft, pointer)),
})

/** Atomic instructions on integers, through typed and untyped pointers. */
export const atomics: readonly Emitter[] = [
  ...rows(`OpAtomicExchange OpAtomicIIncrement OpAtomicIDecrement OpAtomicIAdd OpAtomicISub OpAtomicSMin
    OpAtomicUMin OpAtomicSMax OpAtomicUMax OpAtomicAnd OpAtomicOr OpAtomicXor OpAtomicLoad OpAtomicStore
    OpAtomicFlagTestAndSet OpAtomicFlagClear`),
  ...rows('OpAtomicCompareExchange OpAtomicCompareExchangeWeak', 2),
]
