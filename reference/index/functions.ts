import type { Block, Instruction, Function as ModuleFunction } from '../module.ts'
import { terminations } from './terminations.ts'

const opFunction = 54
const opFunctionParameter = 55
const opFunctionEnd = 56
const opLabel = 248

/** Instructions after which a block ends. */
const terminators: ReadonlySet<string> = new Set(terminations)

interface OpenFunction extends ModuleFunction {
  readonly parameters: Instruction[]
  readonly blocks: OpenBlock[]
}

interface OpenBlock extends Block {
  readonly instructions: Instruction[]
}

/** The functions of a module, and where its instructions stand. */
export interface Functions {
  readonly functions: readonly ModuleFunction[]
  /** By ordinal; `undefined` at module scope. */
  readonly functionOf: readonly (ModuleFunction | undefined)[]
  /** By ordinal; `undefined` outside blocks. */
  readonly blockOf: readonly (Block | undefined)[]
}

/**
 * Groups instructions into functions and blocks. Where the layout is broken it takes what is there: a function ends
 * at the next `OpFunction` or at the end of the module, a block at the next `OpLabel` or at the end of its function.
 */
export function functionsOf(instructions: readonly Instruction[]): Functions {
  const functions: OpenFunction[] = []
  const functionOf: (ModuleFunction | undefined)[] = []
  const blockOf: (Block | undefined)[] = []
  let open: OpenFunction | undefined
  let block: OpenBlock | undefined
  for (const instruction of instructions) {
    const { opcode } = instruction
    if (opcode === opFunction) {
      open = { definition: instruction, parameters: [], blocks: [] }
      block = undefined
      functions.push(open)
    } else if (open !== undefined && opcode === opLabel) {
      block = { label: instruction, instructions: [], function: open }
      open.blocks.push(block)
    } else if (opcode === opFunctionParameter) open?.parameters.push(instruction)
    functionOf.push(open)
    if (opcode === opFunctionEnd) {
      open = undefined
      block = undefined
    }
    blockOf.push(block)
    block?.instructions.push(instruction)
    if (block !== undefined && terminators.has(instruction.name)) block = undefined
  }
  return { functions, functionOf, blockOf }
}
