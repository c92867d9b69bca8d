import type { MessageRow } from './message-row.ts'

/** How the validator of SPIRV-Tools says that something is not in its tables; tested with real ones of several ages. */
export const validatorMessages: readonly MessageRow[] = [
  { pattern: /^error: Unrecognized target env: /, means: 'unsupported' },
  // An option of the help that the program does not take.
  { pattern: /^error: unrecognized option: /, means: 'unsupported' },
  // The readers of modules: validator and disassembler.
  { pattern: /Invalid opcode: \d+$/, means: 'unsupported' },
  { pattern: /Invalid [A-Za-z -]+ operand: \d+$/, means: 'unsupported' },
  { pattern: / operand: \d+ has invalid mask component \d+$/, means: 'unsupported' },
  { pattern: /Invalid extended instruction import '/, means: 'unsupported' },
  { pattern: /Invalid extended instruction number: \d+$/, means: 'unsupported' },
  // The assembler.
  { pattern: /Invalid Opcode name '/, means: 'unsupported' },
  { pattern: /Invalid [A-Za-z -]+ '\w+'\.$/, means: 'unsupported' },
  { pattern: /Invalid extended instruction name '/, means: 'unsupported' },
  // Programs that keep a module in memory: linter, optimiser and their like.
  {
    pattern: /Unhandled inst type \(opcode: \d+\) found outside function definition\.$/,
    means: 'unsupported',
  },
  // Passes that are of use to some modules only.
  { pattern: /Unable to legalize /, means: 'unsupported' },
  { pattern: /graphics-robust-access: (Can only|Addressing model must) /, means: 'unsupported' },
  { pattern: /^error: file does not exist /, means: 'error' },
]

/**
 * How its other programs say so. They refuse the opcode of an OpSpecConstantOp because they do not know that form; a validator
 * that takes the capability of the instruction judges by it, and is right or wrong by some version of the text.
 */
export const spirvToolsMessages: readonly MessageRow[] = [
  { pattern: /Invalid OpSpecConstantOp opcode: \d+$/, means: 'unsupported' },
  ...validatorMessages,
]
