import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { instructionClass, storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  hasVariablePointers,
  mayBeVariable,
  variablePointerSources,
  variablePointers,
} from '../core/shared/pointers.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  constituentType,
  isAnyArrayType,
  isSigned,
  isStructType,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module, Operand } from '../module.ts'
import {
  arrayLength,
  arrayLengthOperand,
  baseType,
  chainOperand,
  walkOf,
} from '../shared/untyped-chains.ts'
import {
  accessChains,
  allocatedType,
  isLogicalPointerType,
  isUntypedPointerType,
  newInstructions,
  storageClass,
  variables,
} from '../shared/untyped-operands.ts'

function isNegative(module: Module, { value }: Operand): boolean {
  if (module.definition(value)?.name !== 'OpConstant' || !isSigned(module.typeOf(value)))
    return false
  return (module.integerValue(value) ?? 0n) < 0n
}

/**
 * Instructions that may yield a logical pointer without being a memory object declaration; the lists cover all others.
 */
const others: ReadonlySet<string> = new Set([
  ...accessChains,
  'OpCopyObject',
  'OpImageTexelPointer',
])

const handles: ReadonlySet<string> = new Set(['OpTypeSampler', 'OpTypeImage', 'OpTypeBufferEXT'])

/** Whether a chain may lead to an element of an array of samplers, images or buffers of a heap, which it is open to pass. */
function walksArrayOfHandles(module: Module, pointer: Instruction): boolean {
  if (!accessChains.includes(pointer.name)) return false
  const type = baseType(module, pointer)
  const element = isAnyArrayType(type) ? constituentType(module, type, 0) : undefined
  return element !== undefined && handles.has(element.name)
}

const names = instructions.map(({ name }) => name)

/** Its text asks of Value nothing that is about pointers. */
const replicating = 'OpCompositeConstructReplicateEXT'

/** Instructions of other extensions, for which their own texts say what they take and yield. */
const foreign = instructions
  .filter(({ version, name }) => version === null && !newInstructions.includes(name))
  .filter(({ name }) => name !== replicating)
  .map(({ name }) => name)

/** Instructions that name ids rather than take values. */
const annotating = instructions
  .filter((row) => ['Annotation', 'Debug'].includes(instructionClass(row)))
  .map(({ name }) => name)

/** Without variable pointers no other instruction has a logical pointer among its operands. */
const takesLogicalPointers = new Set([
  'OpLoad',
  'OpStore',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
  'OpFunctionCall',
  'OpImageTexelPointer',
  'OpCopyMemory',
  'OpCopyObject',
  'OpArrayLength',
  'OpUntypedArrayLengthKHR',
  'OpCopyMemorySized',
  ...names.filter((name) => name.startsWith('OpAtomic')),
  'OpExtInst',
  'OpEntryPoint',
  // An Initializer is judged by the object that the variable allocates.
  'OpVariable',
  'OpUntypedVariableKHR',
  ...annotating,
  ...foreign,
])

/**
 * Without variable pointers no other instruction yields a logical pointer. A function is not a value of its return
 * type.
 */
const yieldsLogicalPointers = new Set([
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
  'OpFunctionParameter',
  'OpImageTexelPointer',
  'OpCopyObject',
  'OpFunction',
  ...foreign,
  // A pointer access chain into another storage class than its Base breaks a rule on just that.
  ...names.filter((name) => /PtrAccessChain(KHR)?$/.test(name)),
])

/** Uses that the lists of instructions for logical pointers leave out. */
interface Unlisted {
  /** Words of ids, each with the name of the instruction that it belongs to. */
  readonly operands: readonly {
    readonly name: string
    readonly id: number
    readonly word: number
  }[]
  readonly results: readonly Instruction[]
}

const nothing: Unlisted = { operands: [], results: [] }

/** Ids of logical pointer types. One of the id 0, which is a fault itself, would be taken for that of instructions without a type. */
function logicalPointerTypes(module: Module): ReadonlySet<number> {
  const types = new Set<number>()
  for (const name of ['OpTypePointer', 'OpTypeUntypedPointerKHR'])
    for (const type of module.all(name))
      if (type.result !== 0 && isLogicalPointerType(module, type)) types.add(type.result)
  return types
}

/** The uses of a texel pointer of SPV_EXT_descriptor_heap are ruled by that text. */
const texelPointer = opcodeOf('OpUntypedImageTexelPointerEXT')
const opFunction = opcodeOf('OpFunction')

/** Conversions between pointer and number are judged by their requirements on the pointer. */
const conversions = new Set(['OpConvertPtrToU', 'OpConvertUToPtr'])

const [takes, yields, hasType] = [1, 2, 4]
/** Keyed by opcode, what an instruction may do with logical pointers: every instruction of a module is looked up. */
const roles = new Uint8Array(1 + Math.max(...instructions.map(({ opcode }) => opcode)))
for (const { name, opcode, operands } of instructions)
  roles[opcode] =
    (operands[0]?.kind === 'IdResultType' ? hasType : 0) |
    (takesLogicalPointers.has(name) || conversions.has(name) ? takes : 0) |
    (yieldsLogicalPointers.has(name) || conversions.has(name) ? yields : 0)

/**
 * The instructions that have a logical pointer as an operand or yield one without being on the list for it, where the
 * lists hold: UntypedPointersKHR is declared, and no variable pointers. An instruction that takes a logical pointer
 * wrongly is not reported again for its result.
 */
const unlistedPointers = perModule((module): Unlisted => {
  if (!module.capabilities.has('UntypedPointersKHR') || hasVariablePointers(module)) return nothing
  const types = logicalPointerTypes(module)
  if (types.size === 0) return nothing
  const operands: { name: string; id: number; word: number }[] = []
  const results: Instruction[] = []
  const { instructions } = module
  let index = 0
  const visit = (id: number, word: number): void => {
    const position = module.definitionIndex(id)
    if (position < 0) return
    const source = module.opcodeAt(position)
    const isTyped = ((roles[source] ?? 0) & hasType) !== 0
    if (!types.has(isTyped ? (module.words[module.wordAt(position) + 1] as number) : 0)) return
    if (source === opFunction || source === texelPointer) return
    operands.push({ name: instructions.at(index)?.name ?? '', id, word })
  }
  for (; index < instructions.length; index++) {
    const role = roles[module.opcodeAt(index)] ?? 0
    const before = operands.length
    if ((role & takes) === 0) module.eachId(index, visit)
    if (operands.length > before || (role & yields) !== 0) continue
    const instruction = instructions.at(index)
    if (instruction !== undefined && types.has(instruction.resultType)) results.push(instruction)
  }
  return { operands, results }
})

const containsUntypedPointer = containing(
  (type, module) => isUntypedPointerType(type) && isLogicalPointerType(module, type),
)

const containsPointer = containing((type, module) => isLogicalPointerType(module, type))

/**
 * Whether a variable allocates an object that is or contains a logical pointer: of either kind in an
 * `OpUntypedVariableKHR`, an untyped one in an `OpVariable`, where typed ones stay with the core specification.
 */
function allocatesLogicalPointer(module: Module, variable: Instruction): boolean {
  const type = allocatedType(module, variable)
  if (variable.name !== 'OpVariable') return containsPointer(module, type)
  if (module.all('OpTypeUntypedPointerKHR').length === 0) return false
  return containsUntypedPointer(module, type)
}

export const checks: readonly Check[] = [
  /** Universal Validation Rules, variable pointers. Where none are declared, what makes one is at fault already. */
  {
    rule: 'SPV_KHR_untyped_pointers/array-length-pointer-is-no-variable-pointer',
    at: arrayLength,
    judge(instruction, module, report) {
      const pointer = instruction.operands[arrayLengthOperand.pointer]
      if (pointer === undefined || !hasVariablePointers(module)) return
      if (variablePointers(module).has(pointer.value))
        report(pointer.word, `Pointer %${pointer.value} is a variable pointer`)
    },
  },
  /** Universal Validation Rules, logical pointers without variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/constant-index-of-a-logical-pointer-is-not-negative',
    at: accessChains,
    judge(instruction, module, report) {
      if (hasVariablePointers(module)) return
      if (!isLogicalPointerType(module, operandType(module, instruction, chainOperand.base))) return
      for (const { index, into } of walkOf(module, instruction).steps)
        if (!isStructType(into) && isNegative(module, index))
          report(index.word, `the index into %${into.result} has its sign bit set`)
    },
  },
  /** Types, physical pointer type, with OpConvertPtrToU of the core specification. */
  {
    rule: 'SPV_KHR_untyped_pointers/convert-ptr-to-u-takes-a-physical-pointer',
    at: ['OpConvertPtrToU'],
    judge(instruction, module, report) {
      const type = operandType(module, instruction, 0)
      if (isUntypedPointerType(type) && isLogicalPointerType(module, type))
        report(operandWord(instruction, 0), 'Pointer is a logical pointer')
    },
  },
  /** Types, physical pointer type, with OpConvertUToPtr of the core specification. */
  {
    rule: 'SPV_KHR_untyped_pointers/convert-u-to-ptr-makes-a-physical-pointer',
    at: ['OpConvertUToPtr'],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (isUntypedPointerType(type) && isLogicalPointerType(module, type))
        report(instruction.word + 1, 'Result Type is a logical pointer type')
    },
  },
  /** Universal Validation Rules, logical pointers without variable pointers, with the term memory object declaration. */
  {
    rule: 'SPV_KHR_untyped_pointers/function-call-passes-a-memory-object-declaration',
    at: ['OpFunctionCall'],
    judge(instruction, module, report) {
      if (instruction.operands.length < 2 || hasVariablePointers(module)) return
      for (let index = 1; index < instruction.operands.length; index++) {
        const pointer = operandDefinition(module, instruction, index)
        if (pointer === undefined || !others.has(pointer.name)) continue
        const type = module.definition(pointer.resultType)
        if (!isUntypedPointerType(type) || !isLogicalPointerType(module, type)) continue
        if (!walksArrayOfHandles(module, pointer))
          report(
            operandWord(instruction, index),
            `the argument %${pointer.result} comes from ${pointer.name}`,
          )
      }
    },
  },
  /** Universal Validation Rules, logical pointers with variable pointers, in the reading in which the list is closed. */
  {
    rule: 'SPV_KHR_untyped_pointers/in-bounds-ptr-access-chain-takes-no-logical-pointer',
    at: ['OpUntypedInBoundsPtrAccessChainKHR'],
    judge(instruction, module, report) {
      if (!hasVariablePointers(module)) return
      if (isLogicalPointerType(module, operandType(module, instruction, chainOperand.base)))
        report(operandWord(instruction, chainOperand.base), 'Base is a logical pointer')
    },
  },
  /** Universal Validation Rules, logical pointers without variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/logical-pointer-operand-is-of-a-listed-instruction',
    judgeModule(module, report) {
      for (const { name, id, word } of unlistedPointers(module).operands)
        report(word, `the logical pointer %${id} is an operand of ${name}`)
    },
  },
  /** Universal Validation Rules, logical pointers without variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/logical-pointer-result-is-of-a-listed-instruction',
    judgeModule(module, report) {
      for (const { name, word } of unlistedPointers(module).results)
        report(word, `${name} yields a logical pointer`)
    },
  },
  /** Universal Validation Rules, logical pointers with variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/pointer-comparison-is-of-storage-buffer-or-workgroup',
    at: ['OpPtrEqual', 'OpPtrNotEqual'],
    judge(instruction, module, report) {
      if (!hasVariablePointers(module)) return
      for (const index of [0, 1]) {
        const type = operandType(module, instruction, index)
        const storage = storageClassOf(type)
        if (!isUntypedPointerType(type) || storage === undefined) continue
        if (isLogicalPointerType(module, type) && !mayBeVariable(module, storage))
          report(
            operandWord(instruction, index),
            `the compared pointer is into ${storageClassName(storage)}`,
          )
      }
    },
  },
  /** Universal Validation Rules, logical pointers without variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/variable-allocates-no-logical-pointer',
    at: variables,
    among: ['OpTypeUntypedPointerKHR', 'OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      if (hasVariablePointers(module) || !allocatesLogicalPointer(module, instruction)) return
      report(instruction.word, 'the variable allocates a logical pointer')
    },
  },
  /**
   * Types, variable pointer, with the core rule on where they point. Chains and copies of a variable pointer have its
   * storage class, so only the sources are looked at.
   */
  {
    rule: 'SPV_KHR_untyped_pointers/variable-pointer-is-into-storage-buffer-or-workgroup',
    at: variablePointerSources,
    among: ['VariablePointersStorageBuffer', 'VariablePointers'],
    judge(instruction, module, report) {
      if (!hasVariablePointers(module)) return
      const type = resultType(module, instruction)
      const storage = storageClassOf(type)
      if (!isUntypedPointerType(type) || storage === undefined) return
      // An untyped result of the typed chain is a fault of its own.
      if (instruction.name === 'OpPtrAccessChain' || !isLogicalPointerType(module, type)) return
      if (!mayBeVariable(module, storage))
        report(
          instruction.word,
          `the variable pointer %${instruction.result} is into ${storageClassName(storage)}`,
        )
    },
  },
  /** Universal Validation Rules, logical pointers with variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/variable-with-logical-pointers-is-function-or-private',
    at: variables,
    among: ['VariablePointersStorageBuffer', 'VariablePointers'],
    judge(instruction, module, report) {
      const storage = instruction.operands[0]?.value ?? 0
      if (storage === storageClass.Function || storage === storageClass.Private) return
      if (hasVariablePointers(module) && allocatesLogicalPointer(module, instruction))
        report(
          operandWord(instruction, 0),
          `a variable in ${storageClassName(storage)} allocates a logical pointer`,
        )
    },
  },
]
