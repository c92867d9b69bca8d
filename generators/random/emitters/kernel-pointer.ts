import { hyphened } from '../../signatures/hyphened.ts'
import type { Draft, PointerId } from '../draft.ts'
import { always, type Emitter, inKernels, when } from '../emitter.ts'
import { addressType, boolType, hasAddressType } from '../types.ts'
import { drawPointer, mayBeUntyped, point, somePointer, throughPointer } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, declare, write } from '../write.ts'
import { rowsWith } from './by-grammar.ts'
import { chain } from './memory.ts'

const { crossWorkgroup, function: functionClass, generic, workgroup } = storageClasses

/** The types that pointers into Generic may come from, and go to. */
const named: readonly number[] = [crossWorkgroup, workgroup, functionClass]

const comparisons = rowsWith({
  applies: (draft, name) => (name === 'OpPtrDiff' ? hasAddressType : inKernels)(draft),
  draw(draft, name) {
    const first = drawPointer(draft, ({ typed }) => typed || name !== 'OpPtrDiff')
    if (first === undefined) return undefined
    const { typed, storageClass, pointee } = first
    const fits = (each: PointerId) =>
      each.typed === typed &&
      each.storageClass === storageClass &&
      (!typed || each.pointee === pointee)
    return [first, somePointer(draft, fits) ?? first] as const
  },
  operands: { 'Operand 1': (_, [{ id }]) => id, 'Operand 2': (_, [, { id }]) => id },
  result: (draft, _, name) => (name === 'OpPtrDiff' ? addressType : boolType)(draft),
})

/** A row that gives a pointer into Generic a storage class, which is an operand too where the instruction says so. */
function fromGeneric(name: string, weight: number): Emitter {
  return when(inKernels, hyphened(name), weight, (draft) => {
    const from = somePointer(draft, ({ storageClass }) => storageClass === generic)
    if (from === undefined) return false
    const storageClass = draft.draw.of(named)
    const operands = name.endsWith('Explicit') ? [storageClass] : []
    return point(draft, name, { ...from, storageClass }, from.id, ...operands)
  })
}

const isNamed = ({ storageClass }: PointerId) => named.includes(storageClass)

const hasGeneric = ({ world }: Draft) => !world.shader && !/1\.2/.test(world.environment)

const hasUntyped = ({ world }: Draft) => !world.shader && world.untyped

/** Instructions that make pointers of kernels, whose addresses are numbers. */
export const kernelPointers: readonly Emitter[] = [
  chain('OpPtrAccessChain', 2),
  chain('OpInBoundsPtrAccessChain', 2),
  ...comparisons('OpPtrEqual OpPtrNotEqual OpPtrDiff', 4),
  throughPointer(hasGeneric, isNamed, 'ptr-cast-to-generic', 2, (draft, from) => {
    declare(draft, 'GenericPointer')
    point(draft, 'OpPtrCastToGeneric', { ...from, storageClass: generic }, from.id)
  }),
  fromGeneric('OpGenericCastToPtr', 6),
  fromGeneric('OpGenericCastToPtrExplicit', 4),
  when(inKernels, 'lifetime', 2, (draft) => {
    const variable = draft.localPointers.findLast(
      ({ typed, declaration, storageClass }) =>
        typed && declaration && storageClass === functionClass,
    )
    if (variable === undefined) return false
    write(draft, 'OpLifetimeStart', variable.id, 0)
    return write(draft, 'OpLifetimeStop', variable.id, 0)
  }),
  throughPointer(hasAddressType, always, 'convert-ptr-to-u', 2, (draft, from) =>
    compute(draft, 'OpConvertPtrToU', addressType(draft), from.id),
  ),
  when(hasAddressType, 'convert-u-to-ptr', 2, (draft) => {
    const type = addressType(draft)
    const from = draft.values.findLast((each) => each.type === type)
    const like = drawPointer(draft, ({ storageClass }) => storageClass === crossWorkgroup)
    if (from === undefined || like === undefined) return false
    return point(draft, 'OpConvertUToPtr', like, from.id)
  }),
  throughPointer(
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
