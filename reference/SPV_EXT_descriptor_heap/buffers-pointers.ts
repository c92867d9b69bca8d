import type { Check } from '../check.ts'
import { enumerant, storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  constituentType,
  isPointerType,
  isStructType,
  isTypeDeclaration,
  isUntypedPointerType,
  pointeeType,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  bufferClasses,
  bufferPointer,
  bufferType,
  decorated,
  isResourceHeap,
  resourceHeap,
  texelPointer,
} from '../shared/descriptor-heaps.ts'
import { baseType, indexesOf, memberNumber, walkOf } from '../shared/untyped-chains.ts'
import { chains, isVariable, operandOfType, resultOfType } from '../shared/untyped-operands.ts'

/** Place of the pointer that a pointer is made from. */
const handsOn: Readonly<Record<string, number>> = {
  OpCopyObject: 0,
  OpUntypedAccessChainKHR: 1,
  OpUntypedInBoundsAccessChainKHR: 1,
  OpUntypedPtrAccessChainKHR: 1,
  OpUntypedInBoundsPtrAccessChainKHR: 1,
}

/** Keyed by ordinal of a pointer. */
const sources = perModule(() => new Map<number, Instruction | undefined>())

/** The pointer that an untyped access chain or a copy is made from; the instruction itself where it is neither. */
function before(module: Module, pointer: Instruction): Instruction | undefined {
  const place = handsOn[pointer.name]
  if (place === undefined) return pointer
  const next = module.definition(pointer.operands[place]?.value ?? 0)
  // Whatever a pointer is made from comes before it, else another rule is broken.
  return next === undefined || next.index >= pointer.index ? undefined : next
}

/**
 * The origin of a pointer, following untyped access chains and copies back. `undefined` if the walk ends because other
 * rules are broken.
 */
function pointerSource(module: Module, pointer: Instruction): Instruction | undefined {
  const known = sources(module)
  const way: Instruction[] = []
  let source: Instruction | undefined = pointer
  while (source !== undefined) {
    if (known.has(source.index)) {
      source = known.get(source.index)
      break
    }
    const next = before(module, source)
    if (next === source) break
    way.push(source)
    source = next
  }
  for (const step of way) known.set(step.index, source)
  return source
}

/** The original of a pointer, following OpCopyObject back; the pointer itself if it is not a copy. */
function originalOf(module: Module, pointer: Instruction): Instruction | undefined {
  let original: Instruction | undefined = pointer
  while (original?.name === 'OpCopyObject') original = before(module, original)
  return original
}

/** Pointers that point into no variable, or not into the heap. */
const elsewhere: ReadonlySet<string> = new Set([
  bufferPointer,
  texelPointer,
  'OpConstantNull',
  'OpUndef',
])

/** Whether the decoration that makes a variable the heap is on something else, so that it is unclear which one is. */
function isHeapMisplaced(module: Module): boolean {
  const targets = decorated(module).heaps.filter(
    ({ holder }) => holder.enumerant.value === resourceHeap,
  )
  return (
    targets.length > 0 &&
    targets.every(({ id, member }) => member >= 0 || !isVariable(module.definition(id)))
  )
}

function isOutsideTheHeap(module: Module, source: Instruction): boolean {
  if (elsewhere.has(source.name)) return true
  return isVariable(source) && !isResourceHeap(module, source) && !isHeapMisplaced(module)
}

function reachedBy(module: Module, chain: Instruction): Instruction | undefined {
  const { steps, leftOver } = walkOf(module, chain)
  if (leftOver !== undefined || steps.length < indexesOf(chain).length) return undefined
  const last = steps.at(-1)
  if (last === undefined) return baseType(module, chain)
  if (!isStructType(last.into)) return constituentType(module, last.into, 0)
  const number = memberNumber(module, last.index)
  return number === undefined || number < 0n
    ? undefined
    : constituentType(module, last.into, Number(number))
}

/**
 * The type that Buffer of an OpBufferPointerEXT reaches. `undefined` where Buffer is not an untyped access chain and no
 * copy of one, or where the chain is at fault.
 */
function reachedType(module: Module, instruction: Instruction): Instruction | undefined {
  const buffer = operandDefinition(module, instruction, 0)
  const chain = buffer && originalOf(module, buffer)
  return chain !== undefined && chains.includes(chain.name) ? reachedBy(module, chain) : undefined
}

const uniform = enumerant('StorageClass', 'Uniform')

const nonWritable = enumerant('Decoration', 'NonWritable')

/** Whether it points to a structure with BufferBlock, as memory object declarations in Uniform may. */
function pointsToBufferBlock(module: Module, type: Instruction | undefined): boolean {
  const structure = pointeeType(module, type)
  return isStructType(structure) && module.isDecorated(structure.result, 'BufferBlock')
}

/** Checks of OpBufferPointerEXT. */
export const checks: readonly Check[] = [
  /** OpBufferPointerEXT, Buffer. */
  {
    rule: 'SPV_EXT_descriptor_heap/buffer-pointer-buffer-comes-from-the-resource-heap',
    at: [bufferPointer],
    judge(instruction, module, report) {
      if (!isUntypedPointerType(operandType(module, instruction, 0))) return
      const buffer = operandDefinition(module, instruction, 0)
      const source = buffer && pointerSource(module, buffer)
      if (source !== undefined && isOutsideTheHeap(module, source))
        report(
          operandWord(instruction, 0),
          `Buffer comes from %${source.result}, an ${source.name} outside the resource heap`,
        )
    },
  },
  /** OpBufferPointerEXT, Buffer. */
  operandOfType(
    'SPV_EXT_descriptor_heap/buffer-pointer-buffer-is-an-untyped-pointer',
    [bufferPointer],
    { Buffer: 0 },
    isUntypedPointerType,
    'an untyped pointer',
  ),
  /** OpBufferPointerEXT, Buffer, in the reading in which the first byte of the heap is not inside it. */
  {
    rule: 'SPV_EXT_descriptor_heap/buffer-pointer-buffer-is-in-the-heap',
    at: [bufferPointer],
    judge(instruction, module, report) {
      const buffer = operandDefinition(module, instruction, 0)
      const variable = buffer && originalOf(module, buffer)
      if (variable !== undefined && isResourceHeap(module, variable))
        report(operandWord(instruction, 0), `Buffer is the heap %${variable.result} itself`)
    },
  },
  /** OpBufferPointerEXT, Buffer, in the reading in which its access chain says what it is. */
  {
    rule: 'SPV_EXT_descriptor_heap/buffer-pointer-buffer-reaches-a-buffer-type',
    at: [bufferPointer],
    judge(instruction, module, report) {
      const type = reachedType(module, instruction)
      if (isTypeDeclaration(type) && type.name !== bufferType)
        report(operandWord(instruction, 0), `Buffer reaches %${type.result}, an ${type.name}`)
    },
  },
  /** OpBufferPointerEXT, Result Type, in the reading in which the buffer type says where its data is. */
  {
    rule: 'SPV_EXT_descriptor_heap/buffer-pointer-has-the-storage-class-of-its-buffer-type',
    at: [bufferPointer],
    judge(instruction, module, report) {
      const type = reachedType(module, instruction)
      const expected = type?.name === bufferType ? type.operands[0]?.value : undefined
      const storage = storageClassOf(resultType(module, instruction))
      if (expected === undefined || storage === undefined || storage === expected) return
      // Either of them may be at fault by itself.
      if (!bufferClasses.has(expected) || !bufferClasses.has(storage)) return
      report(
        instruction.word + 1,
        `the result points into ${storageClassName(storage)}, the buffer type %${type?.result} says ${storageClassName(expected)}`,
      )
    },
  },
  /** OpBufferPointerEXT, Result Type. */
  {
    rule: 'SPV_EXT_descriptor_heap/buffer-pointer-is-uniform-or-storage-buffer',
    at: [bufferPointer],
    judge(instruction, module, report) {
      const storage = storageClassOf(resultType(module, instruction))
      if (storage !== undefined && !bufferClasses.has(storage))
        report(instruction.word + 1, `the result points into ${storageClassName(storage)}`)
    },
  },
  /** OpBufferPointerEXT, Result Type. */
  resultOfType(
    'SPV_EXT_descriptor_heap/buffer-pointer-result-type-is-a-pointer-type',
    [bufferPointer],
    isPointerType,
    'a pointer type',
  ),
  /** Decoration, NonWritable. */
  {
    rule: 'SPV_EXT_descriptor_heap/non-writable-buffer-pointer-is-in-storage-buffer',
    at: [bufferPointer],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (storageClassOf(type) !== uniform || pointsToBufferBlock(module, type)) return
      const { result, word } = instruction
      if (module.decorations(result).some(({ decoration }) => decoration === nonWritable))
        report(word, `NonWritable decorates %${result}, which points into Uniform`)
    },
  },
]
