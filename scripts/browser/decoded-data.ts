import { decode } from '#reference/decode/decode'
import type { Defect } from '#reference/decode/defect'
import type { Instruction, Operand } from '#reference/module'

/** An instruction as plain data. */
export interface InstructionData
  extends Pick<Instruction, 'name' | 'opcode' | 'word' | 'wordCount' | 'result' | 'resultType'> {
  readonly operands: readonly Pick<Operand, 'kind' | 'value' | 'word'>[]
}

/** A decoded module as plain data. */
export interface DecodedData {
  readonly version: number
  readonly bound: number
  readonly instructions: readonly InstructionData[]
  readonly defects: readonly Pick<Defect, 'rule' | 'word' | 'message' | 'outcome'>[]
}

/** What `decode` finds in a module, as data that can be sent to another thread. */
export function decodedData(module: Uint8Array | Uint32Array): DecodedData {
  const { module: decoded, defects } = decode(module)
  return {
    version: decoded.version,
    bound: decoded.bound,
    instructions: decoded.instructions.map((instruction) => {
      const { name, opcode, word, wordCount, result, resultType, operands } = instruction
      const parts = operands.map(({ kind, value, word: place }) => ({ kind, value, word: place }))
      return { name, opcode, word, wordCount, result, resultType, operands: parts }
    }),
    defects: defects.map(({ rule, word, message, outcome }) => ({ rule, word, message, outcome })),
  }
}
