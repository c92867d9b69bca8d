import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { firstIndex, walkIndexes } from '../access-chains.ts'
import { containing } from '../shared/contained-types.ts'
import {
  enumerant,
  enumerantSet,
  hasResultType,
  instructionClass,
  opcodeSet,
} from '../shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import { hasVariablePointers, isLogicalPointer } from '../shared/pointers.ts'
import { perModule } from '../shared/surveys.ts'
import {
  constituentType,
  isAnyArrayType,
  isSigned,
  isUntypedPointerType,
  pointeeType,
  storageClassOf,
} from '../shared/types.ts'

const isTaker = opcodeSet([
  'OpLoad',
  'OpStore',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpFunctionCall',
  'OpImageTexelPointer',
  'OpCopyMemory',
  'OpCopyObject',
  'OpArrayLength',
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
  'OpName',
  'OpEntryPoint',
  // The initializer of a variable that holds a pointer is the variable's matter.
  'OpVariable',
])
const isMaker = opcodeSet([
  'OpVariable',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpFunctionParameter',
  'OpImageTexelPointer',
  'OpCopyObject',
  // Not among the listed, but they make no pointer to use.
  'OpUndef',
  'OpFunction',
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
])
const pointers = ['OpTypePointer', 'OpTypeUntypedPointerKHR']

const holders: ReadonlySet<number> = enumerantSet('StorageClass', 'Function', 'Private')

const isOutsideCore = opcodeSet(
  instructions
    .filter(
      ({ name, opcode, version }) =>
        (version === null && name !== 'OpCompositeConstructReplicateEXT') ||
        name.startsWith('OpAtomic') ||
        instructionClass({ opcode }) === 'Annotation',
    )
    .map(({ name }) => name),
)

/** Types whose values are logical pointers, where the lists of instructions for those hold; empty where they do not. */
const logicalPointerTypes = perModule((module): ReadonlySet<number> => {
  if (hasVariablePointers(module)) return new Set()
  const types = [...module.all('OpTypePointer'), ...module.all('OpTypeUntypedPointerKHR')]
  return new Set(
    types
      .filter((type) => module.definition(type.result) === type && isLogicalPointer(module, type))
      .map(({ result }) => result),
  )
})

function makesUnlisted(types: ReadonlySet<number>, instruction: Instruction): boolean {
  return types.has(instruction.resultType) && !isMaker(instruction) && !isOutsideCore(instruction)
}

/** Without its capability the instruction itself is at fault. */
function lacksAddresses(module: Module, { name }: Instruction): boolean {
  return name === 'OpCopyMemorySized' && !module.capabilities.has('Addresses')
}

const hasPointersOfItsOwn = opcodeSet(['OpFunction', 'OpUndef'])

const containsLogicalPointer = containing(
  (type, module) => isLogicalPointer(module, type) && !isUntypedPointerType(type),
)

function selectsMember(module: Module, chain: Instruction, index: number): boolean {
  const stopped = walkIndexes(module, chain)?.stopped
  return stopped?.at === index && stopped.why === 'out-of-bounds'
}

const storageBuffer = enumerant('StorageClass', 'StorageBuffer')
const workgroup = enumerant('StorageClass', 'Workgroup')

/** Storage classes of core that arguments never point into. Those of extensions may be. */
const never: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'Input',
  'Uniform',
  'Output',
  'CrossWorkgroup',
  'Generic',
  'PushConstant',
  'Image',
  'StorageBuffer',
)
const variables: ReadonlySet<string> = new Set([
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpFunctionParameter',
  'OpBufferPointerEXT',
])
const chains: ReadonlySet<string> = new Set(['OpAccessChain', 'OpInBoundsAccessChain'])
const untypedChains: ReadonlySet<string> = new Set([
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
])
const opaqueElements: ReadonlySet<string> = new Set([
  'OpTypeSampler',
  'OpTypeImage',
  // Not listed by the text, yet what compilers pass; let pass.
  'OpTypeSampledImage',
  'OpTypeAccelerationStructureKHR',
  'OpTypeBufferEXT',
])

function isMemoryObjectDeclaration({ name }: Instruction): boolean {
  return variables.has(name)
}

/** The type that an untyped pointer points to is nowhere said; the type that its chain walks may be such an array. */
function walksArrayOfOpaque(module: Module, argument: Instruction): boolean {
  const type = operandDefinition(module, argument, 0)
  const element = isAnyArrayType(type) ? constituentType(module, type, 0) : undefined
  return element !== undefined && opaqueElements.has(element.name)
}

function isElementOfOne(module: Module, argument: Instruction): boolean {
  if (untypedChains.has(argument.name)) return walksArrayOfOpaque(module, argument)
  if (!chains.has(argument.name)) return false
  const base = operandDefinition(module, argument, 0)
  const element = pointeeType(module, resultType(module, argument))
  return (
    base !== undefined &&
    isMemoryObjectDeclaration(base) &&
    element !== undefined &&
    opaqueElements.has(element.name)
  )
}

function forEachPointer(
  module: Module,
  call: Instruction,
  visit: (operand: Operand, argument: Instruction, storage: number) => void,
): void {
  call.operands.forEach((operand, index) => {
    if (index === 0) return
    const type = operandType(module, call, index)
    const argument = module.definition(operand.value)
    const storage = storageClassOf(type)
    // The text of these instructions says how they may be used.
    if (argument?.name === 'OpUntypedImageTexelPointerEXT') return
    if (argument !== undefined && storage !== undefined && isLogicalPointer(module, type))
      visit(operand, argument, storage)
  })
}

/** Checks of logical pointers. */
export const checks: readonly Check[] = [
  // Pointers that are passed to functions.
  {
    rule: 'core/call-pointer-storage-class',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) =>
      forEachPointer(module, instruction, (operand, _, storage) => {
        if (storage === storageBuffer && hasVariablePointers(module)) return
        if (never.has(storage)) report(operand.word, 'no pointer into this storage class is passed')
      }),
  },
  {
    rule: 'core/call-pointer-object',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) =>
      forEachPointer(module, instruction, (operand, argument, storage) => {
        if (never.has(storage)) return
        const hasVariable = hasVariablePointers(module)
        // Either capability frees both storage classes, also the one that it gives no variable pointers into.
        if (hasVariable && (storage === storageBuffer || storage === workgroup)) return
        // The text on untyped pointers says it of them, but only without variable pointers.
        if (isUntypedPointerType(resultType(module, argument)) && !hasVariable) return
        if (!isMemoryObjectDeclaration(argument) && !isElementOfOne(module, argument))
          report(operand.word, `${argument.name} is not a memory object declaration`)
      }),
  },
  // Instructions that a logical pointer may come from without variable pointers.
  {
    rule: 'core/variable-holds-logical-pointer',
    at: ['OpVariable'],
    judge: (instruction, module, report) => {
      const storage = instruction.operands[0]
      const type = pointeeType(module, resultType(module, instruction))
      if (!containsLogicalPointer(module, type)) return
      if (!hasVariablePointers(module))
        report(instruction.word, 'the variable holds a logical pointer')
      else if (storage !== undefined && !holders.has(storage.value))
        report(storage.word, 'a variable of this storage class holds a logical pointer')
    },
  },
  {
    rule: 'core/logical-pointer-operand',
    among: pointers,
    judgeModule: (module, report) => {
      const types = logicalPointerTypes(module)
      if (types.size === 0) return
      const { length } = module.instructions
      let index = 0
      const take = (id: number, word: number): void => {
        const position = module.definitionIndex(id)
        if (position < 0 || !hasResultType({ opcode: module.opcodeAt(position) })) return
        if (!types.has(module.words[module.wordAt(position) + 1] as number)) return
        const instruction = module.instructions.at(index)
        if (instruction === undefined || hasPointersOfItsOwn({ opcode: module.opcodeAt(position) }))
          return
        // An instruction that makes a pointer of pointers is at fault for its result.
        if (!lacksAddresses(module, instruction) && !makesUnlisted(types, instruction))
          report(word, `${instruction.name} takes a logical pointer`)
      }
      for (; index < length; index++) {
        const opcode = module.opcodeAt(index)
        if (!isTaker({ opcode }) && !isOutsideCore({ opcode })) module.eachId(index, take)
      }
    },
  },
  {
    rule: 'core/logical-pointer-result',
    among: pointers,
    judgeModule: (module, report) => {
      const types = logicalPointerTypes(module)
      if (types.size === 0) return
      const { length } = module.instructions
      for (let index = 0; index < length; index++) {
        const opcode = module.opcodeAt(index)
        if (!hasResultType({ opcode }) || isMaker({ opcode }) || isOutsideCore({ opcode })) continue
        const word = module.wordAt(index) + 1
        if (types.has(module.words[word] as number))
          report(word, `${module.instructions.at(index)?.name} results in a logical pointer`)
      }
    },
  },
  {
    rule: 'core/logical-pointer-index',
    at: ['OpAccessChain', 'OpInBoundsAccessChain'],
    judge: (instruction, module, report) => {
      if (hasVariablePointers(module)) return
      const base = operandType(module, instruction, 0)
      if (!isLogicalPointer(module, base) || pointeeType(module, base) === undefined) return
      for (
        let position = firstIndex(instruction);
        position < instruction.operands.length;
        position++
      ) {
        const index = operandDefinition(module, instruction, position)
        if (index?.name !== 'OpConstant' || !isSigned(operandType(module, instruction, position)))
          continue
        // Into a structure a negative index is out of bounds already.
        const value = module.integerValue(index.result)
        if (value !== undefined && value < 0n && !selectsMember(module, instruction, position))
          report(operandWord(instruction, position), `the index is ${value}`)
      }
    },
  },
  {
    rule: 'core/pointer-stored-storage-class',
    at: ['OpLoad', 'OpStore'],
    among: ['VariablePointersStorageBuffer', 'VariablePointers'],
    judge: (instruction, module, report) => {
      if (!hasVariablePointers(module)) return
      const value =
        instruction.name === 'OpLoad'
          ? resultType(module, instruction)
          : operandType(module, instruction, 1)
      const storage = storageClassOf(operandType(module, instruction, 0))
      if (!isLogicalPointer(module, value) || storage === undefined) return
      if (!holders.has(storage))
        report(operandWord(instruction, 0), 'this storage class holds no logical pointers')
    },
  },
]
