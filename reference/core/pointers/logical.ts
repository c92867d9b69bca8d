import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { firstIndex, walkIndexes } from '../access-chains/walk.ts'
import { isLogicalPointer } from '../shared/addressing.ts'
import { containsType } from '../shared/contains-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { idKinds } from '../shared/id-kinds.ts'
import { instructionClass } from '../shared/instruction-class.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isSigned } from '../shared/scalar-type.ts'
import { isUntypedPointerType } from '../shared/untyped-pointers.ts'
import { hasVariablePointers } from './variable-pointers.ts'

const takers: ReadonlySet<string> = new Set([
  'OpLoad',
  'OpStore',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpFunctionCall',
  'OpImageTexelPointer',
  'OpCopyMemory',
  'OpCopyObject',
  'OpArrayLength',
  // That they are listed for physical addressing only is a matter of their capability.
  'OpCopyMemorySized',
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
  'OpName',
  'OpEntryPoint',
  // The initializer of a variable that holds a pointer is the variable's matter.
  'OpVariable',
])
const makers: ReadonlySet<string> = new Set([
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
const holders: ReadonlySet<number> = new Set([
  enumerant('StorageClass', 'Function'),
  enumerant('StorageClass', 'Private'),
])

function isListed(instruction: Instruction, listed: ReadonlySet<string>): boolean {
  const { name, opcode } = instruction
  return (
    listed.has(name) ||
    name.startsWith('OpAtomic') ||
    instructionClass(instruction) === 'Annotation' ||
    instructionByOpcode(opcode)?.version === null
  )
}

function makesUnlisted(module: Module, instruction: Instruction): boolean {
  return (
    instruction.resultType !== 0 &&
    !isListed(instruction, makers) &&
    isLogicalPointer(module, resultType(module, instruction))
  )
}

/** Checks of what logical pointers may be without variable pointers. */
export const checks: readonly Check[] = [
  {
    rule: 'core/variable-holds-logical-pointer',
    at: ['OpVariable'],
    judge: (instruction, module, report) => {
      const storage = instruction.operands[0]
      const type = pointeeType(module, resultType(module, instruction))
      const isHeld = (inner: Instruction): boolean =>
        isLogicalPointer(module, inner) && !isUntypedPointerType(inner)
      if (!containsType(module, type, isHeld)) return
      if (!hasVariablePointers(module))
        report(instruction.word, 'the variable holds a logical pointer')
      else if (storage !== undefined && !holders.has(storage.value))
        report(storage.word, 'a variable of this storage class holds a logical pointer')
    },
  },
  {
    rule: 'core/logical-pointer-operand',
    at: '*',
    judge: (instruction, module, report) => {
      if (isListed(instruction, takers) || hasVariablePointers(module)) return
      // What makes a pointer of pointers is at fault for its result.
      if (makesUnlisted(module, instruction)) return
      for (const { kind, value, word } of instruction.operands) {
        const definition = idKinds.has(kind) ? module.definition(value) : undefined
        if (definition === undefined || definition.resultType === 0) continue
        if (definition.name === 'OpFunction' || definition.name === 'OpUndef') continue
        if (isLogicalPointer(module, resultType(module, definition)))
          report(word, `${instruction.name} takes a logical pointer`)
      }
    },
  },
  {
    rule: 'core/logical-pointer-result',
    at: '*',
    judge: (instruction, module, report) => {
      if (hasVariablePointers(module)) return
      if (makesUnlisted(module, instruction))
        report(instruction.word + 1, `${instruction.name} results in a logical pointer`)
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
