import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isNotConcrete } from '../shared/concrete-types.ts'
import { containing } from '../shared/contained-types.ts'
import { blockStructures } from '../shared/decorations.ts'
import { enumerant } from '../shared/grammar.ts'
import { isInteger32 } from '../shared/image-parts.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import {
  hasPhysicalStorageBuffer,
  hasVariablePointers,
  isLogicalPointer,
  mayBeVariable,
  originOf,
  variablePointers,
} from '../shared/pointers.ts'
import {
  innermostElement,
  isAnyArrayType,
  isBoolType,
  isIntegerType,
  isMatrixType,
  isPointerType,
  isUnsigned,
  isUntypedPointerType,
  pointeeType,
  storageClassOf,
} from '../shared/types.ts'
import { declaresVariable } from '../shared/variables.ts'

const equality = ['OpPtrEqual', 'OpPtrNotEqual']
const comparisons = [...equality, 'OpPtrDiff']
const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')
const variablePointerMakers = [
  'OpSelect',
  'OpPhi',
  'OpFunctionCall',
  'OpPtrAccessChain',
  'OpLoad',
  'OpConstantNull',
]

const storageBuffer = enumerant('StorageClass', 'StorageBuffer')
const [set, binding] = [
  enumerant('Decoration', 'DescriptorSet'),
  enumerant('Decoration', 'Binding'),
]
const choosing: ReadonlySet<number> = new Set(['OpSelect', 'OpPhi'].map(opcodeOf))

/** Places of the pointers that an OpSelect or OpPhi chooses from. */
function choices({ name, operands }: Instruction): readonly number[] {
  return name === 'OpSelect'
    ? [1, 2]
    : operands.flatMap((_, place) => (place % 2 === 0 ? [place] : []))
}

/**
 * The property that separates the memory of a variable from that of others: the variable itself, or where it is bound.
 */
function bufferOf(module: Module, { result }: Instruction): string {
  let [group, place] = ['', '']
  for (const { decoration, operands } of module.decorations(result)) {
    if (decoration === set) group = `${operands[0]?.value}`
    if (decoration === binding) place = `${operands[0]?.value}`
  }
  return group === '' || place === '' ? `%${result}` : `${group}.${place}`
}

/** Follows pointers through the choices of a module, and reports those between two variables. */
function judgeChoices(module: Module, report: Report): void {
  const chosen = new Map<number, string>()
  const buffers = new Map<number, string>()
  const bufferUnder = (id: number): string | undefined => {
    const origin = originOf(module, id)
    if (origin === undefined || !declaresVariable(origin)) return chosen.get(origin?.result ?? id)
    const known = buffers.get(origin.result) ?? bufferOf(module, origin)
    buffers.set(origin.result, known)
    return known
  }
  module.each(choosing, (choice) => {
    const type = module.definition(choice.resultType)
    if (!isLogicalPointer(module, type) || storageClassOf(type) !== storageBuffer) return
    let first: string | undefined
    for (const place of choices(choice)) {
      const operand = choice.operands[place]
      const buffer = operand && bufferUnder(operand.value)
      if (operand === undefined || buffer === undefined) continue
      first ??= buffer
      if (first === buffer) continue
      report(operand.word, `pointer ${operand.value} comes from another variable`)
      break
    }
    if (first !== undefined) chosen.set(choice.result, first)
  })
}

const pointerCapabilities = ['VariablePointersStorageBuffer', 'VariablePointers']
const containsMatrix = containing((type) => isMatrixType(type))

function isArrayOfBlocks(module: Module, type: Instruction): boolean {
  if (!isAnyArrayType(type)) return false
  const element = innermostElement(module, type)
  const { block, bufferBlock } = blockStructures(module)
  return element !== undefined && (block.has(element.result) || bufferBlock.has(element.result))
}

/** Checks that no typed variable pointer points to such a type. */
function notTo(
  rule: RuleId,
  is: (module: Module, pointee: Instruction) => boolean,
  says: string,
): Check {
  return {
    rule,
    among: pointerCapabilities,
    judgeModule(module, report) {
      if (!hasVariablePointers(module)) return
      for (const id of variablePointers(module)) {
        const pointee = pointeeType(module, module.typeOf(id))
        const definition = module.definition(id)
        if (pointee !== undefined && definition !== undefined && is(module, pointee))
          report(definition.word + 1, `variable pointer ${id} points to ${says}`)
      }
    },
  }
}

const generic = enumerant('StorageClass', 'Generic')

/** Checks of variable and physical pointers, and of comparisons. */
export const checks: readonly Check[] = [
  // Comparing pointers, and of variable and physical pointers.
  {
    rule: 'core/pointer-comparison-operand',
    at: comparisons,
    judge: (instruction, module, report) => {
      for (const index of [0, 1]) {
        if (operandDefinition(module, instruction, index) === undefined) continue
        if (!isPointerType(operandType(module, instruction, index)))
          report(operandWord(instruction, index), 'the operand is not a pointer')
      }
    },
  },
  {
    rule: 'core/pointer-comparison-type',
    at: comparisons,
    judge: (instruction, module, report) => {
      const [left, right] = [0, 1].map((index) => operandType(module, instruction, index))
      if (left?.name !== 'OpTypePointer' || right?.name !== 'OpTypePointer') return
      if (left !== right) report(operandWord(instruction, 1), 'the pointers are of different types')
    },
  },
  {
    rule: 'core/pointer-comparison-result',
    at: equality,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isBoolType(type))
        report(instruction.word + 1, `the result is ${type.name}`)
    },
  },
  {
    rule: 'core/pointer-difference-result',
    at: ['OpPtrDiff'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isIntegerType(type))
        report(instruction.word + 1, `the result is ${type.name}`)
    },
  },
  {
    rule: 'core/pointer-comparison-storage-class',
    at: equality,
    among: ['VariablePointersStorageBuffer', 'VariablePointers'],
    judge: (instruction, module, report) => {
      const type = operandType(module, instruction, 0)
      // Without variable pointers the operand is at fault as such.
      if (!hasVariablePointers(module) || !isLogicalPointer(module, type)) return
      if (isUntypedPointerType(type)) return
      const storage = storageClassOf(type)
      if (storage !== physicalStorageBuffer && !mayBeVariable(module, storage))
        report(operandWord(instruction, 0), 'pointers into this storage class are not compared')
    },
  },
  {
    rule: 'core/physical-pointer-not-compared',
    at: comparisons,
    judge: (instruction, module, report) => {
      for (const index of [0, 1])
        if (storageClassOf(operandType(module, instruction, index)) === physicalStorageBuffer)
          report(operandWord(instruction, index), 'the operand points into PhysicalStorageBuffer')
    },
  },
  {
    rule: 'core/variable-pointer-storage-class',
    at: variablePointerMakers,
    among: ['VariablePointersStorageBuffer', 'VariablePointers'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (!hasVariablePointers(module) || !isLogicalPointer(module, type)) return
      if (isUntypedPointerType(type)) return
      if (!mayBeVariable(module, storageClassOf(type)))
        report(instruction.word + 1, 'a variable pointer points into this storage class')
    },
  },
  {
    rule: 'core/physical-addressing-model',
    at: ['OpTypePointer', 'OpTypeForwardPointer', 'OpTypeUntypedPointerKHR'],
    having: ['StorageClass.PhysicalStorageBuffer'],
    judge: (instruction, module, report) => {
      if (!hasPhysicalStorageBuffer(module))
        report(
          operandWord(instruction, instruction.name === 'OpTypeForwardPointer' ? 1 : 0),
          'the addressing model is not PhysicalStorageBuffer64',
        )
    },
  },
  // Section 2.16.1.
  {
    rule: 'core/variable-pointer-one-structure',
    among: ['VariablePointersStorageBuffer'],
    judgeModule(module, report) {
      if (!module.capabilities.has('VariablePointers')) judgeChoices(module, report)
    },
  },
  // Sizes of the objects that pointers point to, and of the semantics of their storage classes.
  /** Section 3.3.17. */
  {
    rule: 'core/lifetime-size',
    at: ['OpLifetimeStart', 'OpLifetimeStop'],
    judge(instruction, module, report) {
      if (instruction.valueAt(1) === 0) return
      const pointee = pointeeType(module, operandType(module, instruction, 0))
      if (pointee !== undefined && pointee.name !== 'OpTypeVoid')
        report(operandWord(instruction, 1), `the Size is not 0, and Pointer is to ${pointee.name}`)
    },
  },
  /** Section 3.3.1. */
  {
    rule: 'core/size-of-result',
    at: ['OpSizeOf'],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (type !== undefined && !isInteger32(type))
        report(instruction.word + 1, `the result is ${type.name}, no 32-bit integer`)
    },
  },
  /** Sections 3.3.1 and 2.2.2. */
  {
    rule: 'core/size-of-pointer',
    at: ['OpSizeOf'],
    judge(instruction, module, report) {
      if (operandDefinition(module, instruction, 0) === undefined) return
      const type = operandType(module, instruction, 0)
      if (!isPointerType(type)) report(operandWord(instruction, 0), 'the operand is not a pointer')
      else if (isNotConcrete(module, pointeeType(module, type)))
        report(operandWord(instruction, 0), 'the pointer is not to a concrete type')
    },
  },
  /** Section 3.3.8. */
  {
    rule: 'core/pointer-semantics-result',
    at: ['OpGenericPtrMemSemantics'],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (type !== undefined && !isUnsigned(type, 32))
        report(instruction.word + 1, `the result is ${type.name}, not an unsigned 32-bit integer`)
    },
  },
  /** Section 3.3.8. */
  {
    rule: 'core/pointer-semantics-pointer',
    at: ['OpGenericPtrMemSemantics'],
    judge(instruction, module, report) {
      if (operandDefinition(module, instruction, 0) === undefined) return
      if (storageClassOf(operandType(module, instruction, 0)) !== generic)
        report(operandWord(instruction, 0), 'the operand is not a pointer into Generic')
    },
  },
  // Section 2.16.1.
  notTo('core/variable-pointer-not-to-blocks', isArrayOfBlocks, 'an array of blocks'),
  notTo('core/variable-pointer-not-to-matrix', containsMatrix, 'what is or contains a matrix'),
]
