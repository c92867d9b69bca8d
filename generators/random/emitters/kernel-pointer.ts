import type { Draft, Pointer, Type } from '../draft.ts'
import { drawIndex, drawWalk } from '../draw-type.ts'
import { always, type Emitter, inKernels, when } from '../emitter.ts'
import { addressType, boolType, hasAddressType } from '../types.ts'
import { drawPointer, mayBeUntyped, point, somePointer, throughPointerWhen } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, declare, write } from '../write.ts'

const { crossWorkgroup, function: own, generic, workgroup } = storageClasses
/** Where pointers into Generic may come from, and go to. */
const named: readonly number[] = [crossWorkgroup, workgroup, own]
const isTyped = ({ typed }: Pointer) => typed

function chain(name: string, instruction: string): Emitter {
  return throughPointerWhen(inKernels, isTyped, name, 2, (draft, base) => {
    if (base.pointee === undefined) return false
    const element = drawIndex(draft, 0)
    const { indexes, reached } = drawWalk(draft, base.pointee, draft.draw.below(3))
    return point(draft, instruction, { ...base, pointee: reached }, base.id, element, ...indexes)
  })
}

/** A row for two pointers of one type. */
function compare(
  name: string,
  instruction: string,
  result: (draft: Draft) => Type = boolType,
  passes: (pointer: Pointer) => boolean = always,
  applies: Emitter['applies'] = inKernels,
): Emitter {
  return throughPointerWhen(
    (draft) => draft.world.minor >= 4 && applies(draft),
    passes,
    name,
    4,
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
  )
}

/** A row that gives a pointer into Generic a storage class, which is an operand too where the instruction says so. */
function fromGeneric(name: string, weight: number, instruction: string): Emitter {
  return when(inKernels, name, weight, (draft) => {
    const from = somePointer(draft, ({ storageClass }) => storageClass === generic)
    if (from === undefined) return false
    const storageClass = draft.draw.of(named)
    const operands = instruction.endsWith('Explicit') ? [storageClass] : []
    return point(draft, instruction, { ...from, storageClass }, from.id, ...operands)
  })
}

const isNamed = ({ storageClass }: Pointer) => named.includes(storageClass)

const hasGeneric = ({ world }: Draft) => !world.shader && !/1\.2/.test(world.environment)

const hasUntyped = ({ world }: Draft) => !world.shader && world.untyped

/** Instructions that make pointers of kernels, whose addresses are numbers. */
export const kernelPointers: readonly Emitter[] = [
  chain('ptr-access-chain', 'OpPtrAccessChain'),
  chain('in-bounds-ptr-access-chain', 'OpInBoundsPtrAccessChain'),
  compare('ptr-equal', 'OpPtrEqual'),
  compare('ptr-not-equal', 'OpPtrNotEqual'),
  compare('ptr-diff', 'OpPtrDiff', addressType, isTyped, hasAddressType),
  throughPointerWhen(hasGeneric, isNamed, 'ptr-cast-to-generic', 2, (draft, from) => {
    declare(draft, 'GenericPointer')
    point(draft, 'OpPtrCastToGeneric', { ...from, storageClass: generic }, from.id)
  }),
  fromGeneric('generic-cast-to-ptr', 6, 'OpGenericCastToPtr'),
  fromGeneric('generic-cast-to-ptr-explicit', 4, 'OpGenericCastToPtrExplicit'),
  when(inKernels, 'lifetime', 2, (draft) => {
    const variable = draft.localPointers.findLast(
      ({ typed, declaration, storageClass }) => typed && declaration && storageClass === own,
    )
    if (variable === undefined) return false
    write(draft, 'OpLifetimeStart', variable.id, 0)
    return write(draft, 'OpLifetimeStop', variable.id, 0)
  }),
  throughPointerWhen(hasAddressType, always, 'convert-ptr-to-u', 2, (draft, from) =>
    compute(draft, 'OpConvertPtrToU', addressType(draft), from.id),
  ),
  when(hasAddressType, 'convert-u-to-ptr', 2, (draft) => {
    const type = addressType(draft)
    const from = draft.values.findLast((each) => each.type === type)
    const like = drawPointer(draft, ({ storageClass }) => storageClass === crossWorkgroup)
    if (from === undefined || like === undefined) return false
    return point(draft, 'OpConvertUToPtr', like, from.id)
  }),
  throughPointerWhen(
    hasUntyped,
    ({ storageClass, pointee }, draft) =>
      mayBeUntyped(draft, storageClass) && pointee !== undefined,
    'bitcast-pointer',
    2,
    (draft, from) => {
      declare(draft, 'UntypedPointersKHR')
      point(draft, 'OpBitcast', { ...from, typed: !from.typed }, from.id)
    },
  ),
]
