import type { Instruction, Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { isReadOnly } from '../shared/access.ts'
import { copyAt, copyWords, sides } from '../shared/copy-at.ts'
import { globalPointers, type Pointer } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { storageClassName } from '../shared/storage-class.ts'
import { withInserted, withWords } from '../shared/with-inserted.ts'

function isRunTimeArray(module: Module, type: number | undefined): boolean {
  const at = ordinalsOf(module, 'OpTypeRuntimeArray')
  return at.some((each) => module.instructions[each]?.words[0] === type)
}

/** The last member where it is a run-time array. */
function arrayOf(module: Module, { pointee }: Pointer): number | undefined {
  const shape = typeShape(module, pointee)
  const last = shape.kind === 'structure' ? shape.members.at(-1) : undefined
  return isRunTimeArray(module, last) ? last : undefined
}

/** A typed pointer outside functions to a structure that ends in a run-time array. */
function bufferOf(module: Module): Pointer | undefined {
  return globalPointers(module).find(
    (pointer) =>
      arrayOf(module, pointer) !== undefined && !isReadOnly(storageClassName(pointer.storageClass)),
  )
}

/** Puts that pointer in the place of every typed one. */
function copied(before: Instruction, module: Module, at: number, id: number): Instruction {
  const copy = copyAt(module, at)
  const typed = sides.filter((side) => copy?.[side].kind === 'typed')
  return withWords(before, Object.fromEntries(typed.map((side) => [copyWords[side], id])))
}

const structure: Way = (module, at) => {
  const before = module.instructions[at]
  const buffer = bufferOf(module)
  if (before === undefined || buffer === undefined || copyAt(module, at) === undefined) {
    return undefined
  }
  return replaceInstruction(module, at, copied(before, module, at, buffer.id))
}

const array: Way = (module, at) => {
  const buffer = bufferOf(module)
  const member = buffer === undefined ? undefined : arrayOf(module, buffer)
  if (buffer === undefined || member === undefined || copyAt(module, at) === undefined) {
    return undefined
  }
  const last = (definition(module, buffer.pointee)?.words.length ?? 2) - 2
  return withInserted(module, at, (declare, before) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    if (integer === undefined) return undefined
    const index = declare.add('OpConstant', integer, last)
    const type = declare.add('OpTypePointer', buffer.storageClass, member)
    return (put) => {
      const pointer = put('OpAccessChain', type, buffer.id, index)
      return Object.fromEntries(copied(before, module, at, pointer).words.entries())
    }
  })
}

export const mutator = mutatorOf({
  name: 'copy-of-run-time-array',
  rule: 'copy-memory-type-is-of-fixed-size',
  summary: 'the typed pointers of a copy point to what has no fixed size',
  ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
  ways: { 'structure-that-ends-in-it': structure, 'array-itself': array },
})
