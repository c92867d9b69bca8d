import { opcodeOf } from '#spec/grammar/opcodes'
import { addressType, hasAddressType } from '../address-type.ts'
import { declare } from '../capability.ts'
import { compute } from '../compute.ts'
import type { Draft, Pointer } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { genericPointers } from '../generic-pointer.ts'
import { pointerType, untypedPointers, untypedPointerType } from '../pointer-types.ts'
import { drawPointer, somePointer } from '../pointers.ts'
import { boolType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { mayBeUntyped } from '../variables.ts'
import { drawIndex, drawWalk } from '../walk.ts'
import { write } from '../write.ts'

const opPtrAccessChain = opcodeOf('OpPtrAccessChain')
const opInBoundsPtrAccessChain = opcodeOf('OpInBoundsPtrAccessChain')
const opPtrCastToGeneric = opcodeOf('OpPtrCastToGeneric')
const opGenericCastToPtr = opcodeOf('OpGenericCastToPtr')
const opGenericCastToPtrExplicit = opcodeOf('OpGenericCastToPtrExplicit')
const opLifetimeStart = opcodeOf('OpLifetimeStart')
const opLifetimeStop = opcodeOf('OpLifetimeStop')
const opConvertPtrToU = opcodeOf('OpConvertPtrToU')
const opConvertUToPtr = opcodeOf('OpConvertUToPtr')
const opBitcast = opcodeOf('OpBitcast')
const opPtrEqual = opcodeOf('OpPtrEqual')
const opPtrNotEqual = opcodeOf('OpPtrNotEqual')
const opPtrDiff = opcodeOf('OpPtrDiff')
const { crossWorkgroup, function: own, generic, workgroup } = storageClasses
const isKernel = ({ world }: Draft) => !world.shader
const isAny = () => true
const isTyped = ({ typed }: Pointer) => typed

function typeOf(draft: Draft, { typed, pointee, storageClass }: Pointer): Type {
  return typed && pointee !== undefined
    ? pointerType(draft, storageClass, pointee)
    : untypedPointerType(draft, storageClass)
}

/** Writes an instruction that makes a pointer; it is in scope from here on. */
function point(draft: Draft, opcode: number, to: Pointer, ...operands: readonly number[]): void {
  const type = typeOf(draft, to)
  const id = draft.bound++
  write(draft, opcode, type.id, id, ...operands)
  draft.pointers.push({ ...to, id, declaration: false, block: false })
}

function chain(name: string, opcode: number): Emitter {
  return {
    name,
    weight: 2,
    applies: isKernel,
    emit(draft) {
      const base = drawPointer(draft, ({ typed }) => typed)
      if (base?.pointee === undefined) return false
      const element = drawIndex(draft, 0)
      const { indexes, reached } = drawWalk(draft, base.pointee, draft.draw.below(3))
      point(draft, opcode, { ...base, pointee: reached }, base.id, element, ...indexes)
      return true
    },
  }
}

/** A row for two pointers of one type. */
function compare(
  name: string,
  opcode: number,
  result: (draft: Draft) => Type = boolType,
  passes: (pointer: Pointer) => boolean = isAny,
  applies: Emitter['applies'] = isKernel,
): Emitter {
  return {
    name,
    weight: 4,
    applies: (draft) => draft.world.minor >= 4 && applies(draft),
    emit(draft) {
      const one = drawPointer(draft, passes)
      if (one === undefined) return false
      const other = somePointer(
        draft,
        ({ typed, storageClass, pointee }) =>
          typed === one.typed &&
          storageClass === one.storageClass &&
          (!typed || pointee === one.pointee),
      )
      compute(draft, opcode, result(draft), one.id, (other ?? one).id)
      return true
    },
  }
}

/** Instructions that make pointers of kernels, whose addresses are numbers. */
export const kernelPointers: readonly Emitter[] = [
  chain('ptr-access-chain', opPtrAccessChain),
  chain('in-bounds-ptr-access-chain', opInBoundsPtrAccessChain),
  compare('ptr-equal', opPtrEqual),
  compare('ptr-not-equal', opPtrNotEqual),
  compare('ptr-diff', opPtrDiff, addressType, isTyped, hasAddressType),
  {
    name: 'ptr-cast-to-generic',
    weight: 2,
    applies: ({ world }) => !world.shader && !/1\.2/.test(world.environment),
    emit(draft) {
      const from = drawPointer(
        draft,
        ({ storageClass }) =>
          storageClass === own || storageClass === workgroup || storageClass === crossWorkgroup,
      )
      if (from === undefined) return false
      declare(draft, genericPointers)
      point(draft, opPtrCastToGeneric, { ...from, storageClass: generic }, from.id)
      return true
    },
  },
  {
    name: 'generic-cast-to-ptr',
    weight: 6,
    applies: isKernel,
    emit(draft) {
      const from = somePointer(draft, ({ storageClass }) => storageClass === generic)
      if (from === undefined) return false
      const storageClass = draft.draw.of([crossWorkgroup, workgroup, own])
      point(draft, opGenericCastToPtr, { ...from, storageClass }, from.id)
      return true
    },
  },
  {
    name: 'generic-cast-to-ptr-explicit',
    weight: 4,
    applies: isKernel,
    emit(draft) {
      const from = somePointer(draft, ({ storageClass }) => storageClass === generic)
      if (from === undefined) return false
      const storageClass = draft.draw.of([crossWorkgroup, workgroup, own])
      const to = { ...from, storageClass }
      point(draft, opGenericCastToPtrExplicit, to, from.id, storageClass)
      return true
    },
  },
  {
    name: 'lifetime',
    weight: 2,
    applies: isKernel,
    emit(draft) {
      const variable = draft.localPointers.findLast(
        ({ typed, declaration, storageClass }) => typed && declaration && storageClass === own,
      )
      if (variable === undefined) return false
      write(draft, opLifetimeStart, variable.id, 0)
      write(draft, opLifetimeStop, variable.id, 0)
      return true
    },
  },
  {
    name: 'convert-ptr-to-u',
    weight: 2,
    applies: hasAddressType,
    emit(draft) {
      const from = drawPointer(draft, isAny)
      if (from === undefined) return false
      compute(draft, opConvertPtrToU, addressType(draft), from.id)
      return true
    },
  },
  {
    name: 'convert-u-to-ptr',
    weight: 2,
    applies: hasAddressType,
    emit(draft) {
      const type = addressType(draft)
      const from = draft.values.findLast((each) => each.type === type)
      const like = drawPointer(draft, ({ storageClass }) => storageClass === crossWorkgroup)
      if (from === undefined || like === undefined) return false
      point(draft, opConvertUToPtr, like, from.id)
      return true
    },
  },
  {
    name: 'bitcast-pointer',
    weight: 2,
    applies: ({ world }) => !world.shader && world.untyped,
    emit(draft) {
      const from = drawPointer(
        draft,
        ({ storageClass, pointee }) => mayBeUntyped(draft, storageClass) && pointee !== undefined,
      )
      if (from === undefined) return false
      declare(draft, untypedPointers)
      point(draft, opBitcast, { ...from, typed: !from.typed }, from.id)
      return true
    },
  },
]
