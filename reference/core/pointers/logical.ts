import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { firstIndex, walkIndexes } from '../access-chains/walk.ts'
import { isLogicalPointer } from '../shared/addressing.ts'
import { containing } from '../shared/contains-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { instructionClass } from '../shared/instruction-class.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { perModule } from '../shared/per-module.ts'
import { pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { hasResultType } from '../shared/results.ts'
import { isSigned } from '../shared/scalar-type.ts'
import { isUntypedPointerType } from '../shared/untyped-pointers.ts'
import { hasVariablePointers } from './variable-pointers.ts'

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

const holders: ReadonlySet<number> = new Set([
  enumerant('StorageClass', 'Function'),
  enumerant('StorageClass', 'Private'),
])

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

/** Checks of what logical pointers may be without variable pointers. */
export const checks: readonly Check[] = [
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
        const at = module.definitionIndex(id)
        if (at < 0 || !hasResultType({ opcode: module.opcodeAt(at) })) return
        if (!types.has(module.words[module.wordAt(at) + 1] as number)) return
        const instruction = module.instructions.at(index)
        if (instruction === undefined || hasPointersOfItsOwn({ opcode: module.opcodeAt(at) }))
          return
        // What makes a pointer of pointers is at fault for its result.
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
      for (let at = firstIndex(instruction); at < instruction.operands.length; at++) {
        const index = operandDefinition(module, instruction, at)
        if (index?.name !== 'OpConstant' || !isSigned(operandType(module, instruction, at)))
          continue
        // Into a structure a negative index is out of bounds already.
        const value = module.integerValue(index.result)
        if (value !== undefined && value < 0n && !selectsMember(module, instruction, at))
          report(operandWord(instruction, at), `the index is ${value}`)
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

function selectsMember(module: Module, chain: Instruction, at: number): boolean {
  const stopped = walkIndexes(module, chain)?.stopped
  return stopped?.at === at && stopped.why === 'out-of-bounds'
}
