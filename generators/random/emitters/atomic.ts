import { instructionByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { hyphened } from '../../signatures/hyphened.ts'
import { minorOf, newest } from '../../signatures/operation.ts'
import { capabilityNamed, declare } from '../capability.ts'
import { compute } from '../compute.ts'
import type { Draft, Pointer } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { drawPointer } from '../pointers.ts'
import { boolType, scalarType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { write } from '../write.ts'

const int64Atomics = capabilityNamed('Int64Atomics')
const always = () => true
const isFreeKernel = ({ world }: Draft) => !world.shader && world.client === 'universal'
const { storageBuffer, workgroup, crossWorkgroup, image } = storageClasses
const shared: ReadonlySet<number> = new Set([storageBuffer, workgroup, crossWorkgroup, image])
const word = { kind: 'integer', width: 32, signed: false } as const

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
const orderings = [relaxed, 0x8 | 0x40 | 0x100] as const

/** True of pointers to memory that an atomic instruction may take, as integers of 32 bits or more. */
function isAtomic(draft: Draft, { storageClass, typed, pointee, writable }: Pointer): boolean {
  if (!shared.has(storageClass) || !(writable || storageClass === image)) return false
  return !typed || (pointee !== undefined && isAtomicType(draft, pointee))
}

/** OpenCL has another way to say that it has atomic instructions on 64 bits. */
function isAtomicType({ world }: Draft, { kind, width }: Type): boolean {
  return kind === 'integer' && (width === 32 || (width === 64 && world.client !== 'opencl'))
}

/** Pointer and type of an atomic access; `undefined` where nothing fits. */
function drawAccess(draft: Draft): { readonly pointer: Pointer; readonly type: Type } | undefined {
  const pointer = drawPointer(draft, (each) => isAtomic(draft, each))
  if (pointer === undefined) return undefined
  const type =
    pointer.pointee !== undefined && isAtomicType(draft, pointer.pointee)
      ? pointer.pointee
      : scalarType(draft, word)
  if (type.width === 64) declare(draft, int64Atomics)
  return { pointer, type }
}

/** Scope and semantics, as ids. */
function ordering(draft: Draft): readonly [number, number] {
  const { world, draw } = draft
  const semantics = world.shader && draw.below(2) === 1 ? orderings[1] : relaxed
  return [uint(draft, scopeOf(draft)), uint(draft, semantics)]
}

/** A row that reads and writes, with that many values. */
function modification(name: string, values: number): Emitter {
  const opcode = opcodeOf(name)
  return {
    name: hyphened(name),
    weight: 1,
    applies: always,
    emit(draft) {
      const access = drawAccess(draft)
      if (access === undefined) return false
      const { pointer, type } = access
      const operands = values === 0 ? [] : [valueLike(draft, type)]
      compute(draft, opcode, type, pointer.id, ...ordering(draft), ...operands)
      return true
    },
  }
}

const opAtomicLoad = opcodeOf('OpAtomicLoad')
const opAtomicStore = opcodeOf('OpAtomicStore')
const opAtomicFlagTestAndSet = opcodeOf('OpAtomicFlagTestAndSet')
const opAtomicFlagClear = opcodeOf('OpAtomicFlagClear')

/** A row that compares before it writes. */
function exchange(name: string, applies: Emitter['applies']): Emitter {
  const opcode = opcodeOf(name)
  const { lastVersion = null } = instructionByName(name) ?? {}
  const last = lastVersion === null ? newest : minorOf(lastVersion)
  return {
    name: hyphened(name),
    weight: 2,
    applies: (draft) => draft.world.minor <= last && applies(draft),
    emit(draft) {
      const access = drawAccess(draft)
      if (access === undefined) return false
      const { pointer, type } = access
      const scope = uint(draft, scopeOf(draft))
      const semantics = uint(draft, relaxed)
      const operands = [valueLike(draft, type), valueLike(draft, type)]
      compute(draft, opcode, type, pointer.id, scope, semantics, semantics, ...operands)
      return true
    },
  }
}

/** A pointer to a flag, which is a 32-bit integer of a kernel. */
function drawFlag(draft: Draft): Pointer | undefined {
  return drawPointer(
    draft,
    (each) => isAtomic(draft, each) && each.typed && each.pointee?.width === word.width,
  )
}

/** Atomic instructions on integers, through typed and untyped pointers. */
export const atomics: readonly Emitter[] = [
  modification('OpAtomicExchange', 1),
  modification('OpAtomicIIncrement', 0),
  modification('OpAtomicIDecrement', 0),
  modification('OpAtomicIAdd', 1),
  modification('OpAtomicISub', 1),
  modification('OpAtomicSMin', 1),
  modification('OpAtomicUMin', 1),
  modification('OpAtomicSMax', 1),
  modification('OpAtomicUMax', 1),
  modification('OpAtomicAnd', 1),
  modification('OpAtomicOr', 1),
  modification('OpAtomicXor', 1),
  {
    name: 'atomic-load',
    weight: 1,
    applies: always,
    emit(draft) {
      const access = drawAccess(draft)
      if (access === undefined) return false
      const scope = uint(draft, scopeOf(draft))
      compute(draft, opAtomicLoad, access.type, access.pointer.id, scope, uint(draft, relaxed))
      return true
    },
  },
  {
    name: 'atomic-store',
    weight: 1,
    applies: always,
    emit(draft) {
      const access = drawAccess(draft)
      if (access === undefined) return false
      const scope = uint(draft, scopeOf(draft))
      const value = valueLike(draft, access.type)
      write(draft, opAtomicStore, access.pointer.id, scope, uint(draft, relaxed), value)
      return true
    },
  },
  exchange('OpAtomicCompareExchange', always),
  exchange('OpAtomicCompareExchangeWeak', isFreeKernel),
  {
    name: 'atomic-flag-test-and-set',
    weight: 1,
    applies: isFreeKernel,
    emit(draft) {
      const pointer = drawFlag(draft)
      if (pointer === undefined) return false
      compute(draft, opAtomicFlagTestAndSet, boolType(draft), pointer.id, ...ordering(draft))
      return true
    },
  },
  {
    name: 'atomic-flag-clear',
    weight: 1,
    applies: isFreeKernel,
    emit(draft) {
      const pointer = drawFlag(draft)
      if (pointer === undefined) return false
      write(draft, opAtomicFlagClear, pointer.id, ...ordering(draft))
      return true
    },
  },
]
