import { instructionByName } from '#spec/grammar/grammar'
import { hyphened } from '../../signatures/hyphened.ts'
import { minorOf, newest } from '../../signatures/operation.ts'
import type { Draft, Pointer, Type } from '../draft.ts'
import { always, type Emitter, inFreeKernels } from '../emitter.ts'
import { boolType, uint, uintType } from '../types.ts'
import { valueLike } from '../values.ts'
import { throughPointer, throughPointerWhen } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, declare, write } from '../write.ts'

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
function isAtomic({ storageClass, typed, pointee, writable }: Pointer, draft: Draft): boolean {
  if (!shared.has(storageClass) || !(writable || storageClass === image)) return false
  return !typed || (pointee !== undefined && isAtomicType(draft, pointee))
}

/** OpenCL has another way to say that it has atomic instructions on 64 bits. */
function isAtomicType({ world }: Draft, { kind, width }: Type): boolean {
  return kind === 'integer' && (width === 32 || (width === 64 && world.client !== 'opencl'))
}

/** The type of an atomic access through a pointer. */
function accessType(draft: Draft, { pointee }: Pointer): Type {
  const type = pointee !== undefined && isAtomicType(draft, pointee) ? pointee : uintType(draft)
  if (type.width === 64) declare(draft, 'Int64Atomics')
  return type
}

/** Scope and semantics, as ids. */
function ordering(draft: Draft): readonly [number, number] {
  const { world, draw } = draft
  const semantics = world.shader && draw.below(2) === 1 ? acquireRelease : relaxed
  return [uint(draft, scopeOf(draft)), uint(draft, semantics)]
}

/** Scope and semantics of an access that is not ordered. */
function unordered(draft: Draft): readonly [number, number] {
  return [uint(draft, scopeOf(draft)), uint(draft, relaxed)]
}

/** A row that reads and writes, with that many values. */
function modification(name: string, values: 0 | 1): Emitter {
  return throughPointer(isAtomic, hyphened(name), 1, (draft, pointer) => {
    const type = accessType(draft, pointer)
    const operands = values === 0 ? [] : [valueLike(draft, type)]
    compute(draft, name, type, pointer.id, ...ordering(draft), ...operands)
  })
}

/** A row that compares before it writes. */
function exchange(name: string, applies: Emitter['applies']): Emitter {
  const { lastVersion = null } = instructionByName(name) ?? {}
  const last = lastVersion === null ? newest : minorOf(lastVersion)
  return throughPointerWhen(
    (draft) => draft.world.minor <= last && applies(draft),
    isAtomic,
    hyphened(name),
    2,
    (draft, pointer) => {
      const type = accessType(draft, pointer)
      const [scope, semantics] = unordered(draft)
      const operands = [valueLike(draft, type), valueLike(draft, type)]
      compute(draft, name, type, pointer.id, scope, semantics, semantics, ...operands)
    },
  )
}

/** A row for a flag, which is a 32-bit integer of a kernel. */
function flag(name: string, emit: (draft: Draft, flag: number) => void): Emitter {
  return throughPointerWhen(
    inFreeKernels,
    (each, draft) => isAtomic(each, draft) && each.typed && each.pointee?.width === 32,
    name,
    1,
    (draft, { id }) => emit(draft, id),
  )
}

/** Atomic instructions on integers, through typed and untyped pointers. */
export const atomics: readonly Emitter[] = [
  modification('OpAtomicExchange', 1),
  modification('OpAtomicIIncrement', 0),
  modification('OpAtomicIDecrement', 0),
  ...['IAdd', 'ISub', 'SMin', 'UMin', 'SMax', 'UMax', 'And', 'Or', 'Xor'].map((name) =>
    modification(`OpAtomic${name}`, 1),
  ),
  throughPointer(isAtomic, 'atomic-load', 1, (draft, pointer) => {
    const type = accessType(draft, pointer)
    compute(draft, 'OpAtomicLoad', type, pointer.id, ...unordered(draft))
  }),
  throughPointer(isAtomic, 'atomic-store', 1, (draft, pointer) => {
    const type = accessType(draft, pointer)
    write(draft, 'OpAtomicStore', pointer.id, ...unordered(draft), valueLike(draft, type))
  }),
  exchange('OpAtomicCompareExchange', always),
  exchange('OpAtomicCompareExchangeWeak', inFreeKernels),
  flag('atomic-flag-test-and-set', (draft, id) => {
    compute(draft, 'OpAtomicFlagTestAndSet', boolType(draft), id, ...ordering(draft))
  }),
  flag('atomic-flag-clear', (draft, id) => {
    write(draft, 'OpAtomicFlagClear', id, ...ordering(draft))
  }),
]
