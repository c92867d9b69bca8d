import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { constantWord } from '../../core/shared/constants.ts'
import { opcodeSet } from '../../core/shared/grammar.ts'
import { hasOnlyIdsAndIntegers } from '../../index/ids.ts'
import type { Instruction, Module, Operand } from '../../module.ts'

/** Instructions whose scope is neither of execution nor of memory. */
const ofNeither = [
  'OpTypeCooperativeMatrixKHR',
  'OpTypeCooperativeMatrixNV',
  'OpReadClockKHR',
  'OpAllocateNodePayloadsAMDX',
]

/** Instructions with a scope of execution, which is their first scope. */
export const withExecution: readonly string[] = instructions
  .filter(({ operands }) =>
    operands.some(({ kind, name }) => kind === 'IdScope' && name === 'Execution'),
  )
  .map(({ name }) => name)
  .filter((name) => !name.startsWith('OpType'))

const named = instructions
  .filter(({ operands }) =>
    operands.some(({ kind, name }) => kind === 'IdScope' && name !== 'Execution'),
  )
  .map(({ name }) => name)
  .filter((name) => !ofNeither.includes(name))

const asParameter = instructions
  .filter(({ operands }) =>
    operands.some(({ kind }) => kind === 'MemoryAccess' || kind === 'ImageOperands'),
  )
  .map(({ name }) => name)

const hasParameters = opcodeSet(asParameter)
const hasExecution = opcodeSet(withExecution)

/** Instructions with a scope of memory, as an operand or in memory or image operands. */
export const withMemory: readonly string[] = [...new Set([...named, ...asParameter])]

/** Keyed by opcode, 1 for those: every instruction of a module is looked up. */
const memoryTable = new Uint8Array(1 + Math.max(...instructions.map(({ opcode }) => opcode)))
for (const name of withMemory) memoryTable[opcodeOf(name)] = 1

/** A scope that is known: the operand and its value. */
export interface KnownScope {
  readonly operand: Operand
  readonly value: number
}

const none: readonly KnownScope[] = []

/** The scopes of memory of one of {@link withMemory}, as far as they are an OpConstant. */
export function memoryScopes(module: Module, instruction: Instruction): readonly KnownScope[] {
  if (hasParameters(instruction) && hasOnlyIdsAndIntegers(instruction)) return none
  // The first scope is that of execution, where there is one.
  let isPassed = !hasExecution(instruction)
  let found: KnownScope[] | undefined
  for (const operand of instruction.operands) {
    if (operand.kind !== 'IdScope') continue
    const value = isPassed ? constantWord(module, operand.value) : undefined
    isPassed = true
    if (value === undefined) continue
    found ??= []
    found.push({ operand, value })
  }
  return found ?? none
}

/** The scope of execution of one of {@link withExecution}, where it is an OpConstant. */
export function executionScope(module: Module, instruction: Instruction): KnownScope | undefined {
  const operand = instruction.operands.find(({ kind }) => kind === 'IdScope')
  const value = operand && constantWord(module, operand.value)
  return operand === undefined || value === undefined ? undefined : { operand, value }
}

/** Visits the instructions of {@link withMemory} that may have a scope of memory, in order. */
export function eachScoped(module: Module, visit: (instruction: Instruction) => void): void {
  const { instructions, words } = module
  for (let index = 0; index < instructions.length; index++) {
    const first = words[module.wordAt(index)] as number
    const opcode = first & 0xffff
    if (memoryTable[opcode] !== 1) continue
    if (hasParameters({ opcode }) && hasOnlyIdsAndIntegers({ opcode, wordCount: first >>> 16 }))
      continue
    const instruction = instructions.at(index)
    if (instruction !== undefined) visit(instruction)
  }
}
