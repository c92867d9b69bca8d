import { declare } from '../capability.ts'
import type { Draft, Pointer } from '../draft.ts'
import { always, type Emitter, emitter, inKernels } from '../emitter.ts'
import { drawPointer, point, somePointer, throughPointer } from '../pointers.ts'
import { addressType, boolType, hasAddressType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { mayBeUntyped } from '../variables.ts'
import { drawIndex, drawWalk } from '../walk.ts'
import { compute, write } from '../write.ts'

const { crossWorkgroup, function: own, generic, workgroup } = storageClasses
/** Where pointers into Generic may come from, and go to. */
const named: readonly number[] = [crossWorkgroup, workgroup, own]
const isTyped = ({ typed }: Pointer) => typed

function chain(name: string, instruction: string): Emitter {
  return throughPointer(
    name,
    2,
    isTyped,
    (draft, base) => {
      if (base.pointee === undefined) return false
      const element = drawIndex(draft, 0)
      const { indexes, reached } = drawWalk(draft, base.pointee, draft.draw.below(3))
      return point(draft, instruction, { ...base, pointee: reached }, base.id, element, ...indexes)
    },
    inKernels,
  )
}

/** A row for two pointers of one type. */
function compare(
  name: string,
  instruction: string,
  result: (draft: Draft) => Type = boolType,
  passes: (pointer: Pointer) => boolean = always,
  applies: Emitter['applies'] = inKernels,
): Emitter {
  return throughPointer(
    name,
    4,
    passes,
    (draft, one) => {
      const other = somePointer(
        draft,
        ({ typed, storageClass, pointee }) =>
          typed === one.typed &&
          storageClass === one.storageClass &&
          (!typed || pointee === one.pointee),
      )
      compute(draft, instruction, result(draft), one.id, (other ?? one).id)
    },
    (draft) => draft.world.minor >= 4 && applies(draft),
  )
}

/** A row that gives a pointer into Generic a storage class, which is an operand too where the instruction says so. */
function fromGeneric(name: string, weight: number, instruction: string): Emitter {
  return emitter(
    name,
    weight,
    (draft) => {
      const from = somePointer(draft, ({ storageClass }) => storageClass === generic)
      if (from === undefined) return false
      const storageClass = draft.draw.of(named)
      const operands = instruction.endsWith('Explicit') ? [storageClass] : []
      return point(draft, instruction, { ...from, storageClass }, from.id, ...operands)
    },
    inKernels,
  )
}

/** Instructions that make pointers of kernels, whose addresses are numbers. */
export const kernelPointers: readonly Emitter[] = [
  chain('ptr-access-chain', 'OpPtrAccessChain'),
  chain('in-bounds-ptr-access-chain', 'OpInBoundsPtrAccessChain'),
  compare('ptr-equal', 'OpPtrEqual'),
  compare('ptr-not-equal', 'OpPtrNotEqual'),
  compare('ptr-diff', 'OpPtrDiff', addressType, isTyped, hasAddressType),
  throughPointer(
    'ptr-cast-to-generic',
    2,
    ({ storageClass }) => named.includes(storageClass),
    (draft, from) => {
      declare(draft, 'GenericPointer')
      point(draft, 'OpPtrCastToGeneric', { ...from, storageClass: generic }, from.id)
    },
    ({ world }) => !world.shader && !/1\.2/.test(world.environment),
  ),
  fromGeneric('generic-cast-to-ptr', 6, 'OpGenericCastToPtr'),
  fromGeneric('generic-cast-to-ptr-explicit', 4, 'OpGenericCastToPtrExplicit'),
  emitter(
    'lifetime',
    2,
    (draft) => {
      const variable = draft.localPointers.findLast(
        ({ typed, declaration, storageClass }) => typed && declaration && storageClass === own,
      )
      if (variable === undefined) return false
      write(draft, 'OpLifetimeStart', variable.id, 0)
      return write(draft, 'OpLifetimeStop', variable.id, 0)
    },
    inKernels,
  ),
  throughPointer(
    'convert-ptr-to-u',
    2,
    always,
    (draft, from) => compute(draft, 'OpConvertPtrToU', addressType(draft), from.id),
    hasAddressType,
  ),
  emitter(
    'convert-u-to-ptr',
    2,
    (draft) => {
      const type = addressType(draft)
      const from = draft.values.findLast((each) => each.type === type)
      const like = drawPointer(draft, ({ storageClass }) => storageClass === crossWorkgroup)
      if (from === undefined || like === undefined) return false
      return point(draft, 'OpConvertUToPtr', like, from.id)
    },
    hasAddressType,
  ),
  throughPointer(
    'bitcast-pointer',
    2,
    ({ storageClass, pointee }, draft) =>
      mayBeUntyped(draft, storageClass) && pointee !== undefined,
    (draft, from) => {
      declare(draft, 'UntypedPointersKHR')
      point(draft, 'OpBitcast', { ...from, typed: !from.typed }, from.id)
    },
    ({ world }) => !world.shader && world.untyped,
  ),
]
