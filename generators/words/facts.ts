import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction } from '../module.ts'
import { type NumberType, typeOfNumber } from './number-type.ts'
import { stringBytes } from './strings.ts'

const opExtInstImport = opcodeOf('OpExtInstImport')
const utf8 = new TextDecoder()

/** Facts about ids from earlier instructions; all `undefined` if nothing is known. */
export interface IdFacts {
  /** The number type that an id declares; `undefined` if it does not declare an integer or floating-point type. */
  readonly numberType: (type: number) => NumberType | undefined
  /** The result type of an id. */
  readonly typeOf: (id: number) => number | undefined
  /** The import string of an instruction set's id. */
  readonly instructionSet: (id: number) => string | undefined
}

/** Facts about ids from instructions; if there are several definitions of an id, the first counts. */
export interface GrowingIdFacts extends IdFacts {
  /** Takes note of an instruction; ids of 0 mean that it has none. */
  readonly learn: (instruction: Instruction, resultType: number, result: number) => void
}

/** Facts about nothing yet. */
export function createFacts(): GrowingIdFacts {
  const types = new Map<number, number>()
  const numbers = new Map<number, NumberType>()
  const sets = new Map<number, string>()
  return {
    typeOf: (id) => types.get(id),
    numberType: (type) => numbers.get(type),
    instructionSet: (id) => sets.get(id),
    learn({ opcode, words }, resultType, result) {
      if (resultType !== 0) {
        if (!types.has(result)) types.set(result, resultType)
      } else if (opcode === opExtInstImport) {
        sets.set(result, utf8.decode(stringBytes(words, 1) ?? new Uint8Array()))
      } else {
        const number = typeOfNumber(opcode, words)
        if (number !== undefined && !numbers.has(result)) numbers.set(result, number)
      }
    },
  }
}
