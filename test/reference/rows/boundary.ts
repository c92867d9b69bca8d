import type { SentenceFact } from '#spec/vocabulary/facts'

/** A fact with an instruction that is as it asks, and one just beyond: lines of `main`, or ids that are loaded. */
export interface Boundary {
  /** The word of the vocabulary whose boundary it is. */
  readonly word: string
  readonly instruction: string
  readonly fact: SentenceFact
  readonly holds: readonly string[]
  readonly broken: readonly string[]
  /** Part of the message about the first that is broken. */
  readonly message: string
}

/** The boundary of a fact, with lines as they are. */
export function lines(
  word: string,
  instruction: string,
  fact: SentenceFact,
  holds: readonly string[],
  broken: readonly string[],
  message: string,
): Boundary {
  return { word, instruction, fact, holds, broken, message }
}

/** Bit fields of `int` with these operands. */
export function bitFields(
  word: string,
  fact: SentenceFact,
  holds: string,
  broken: string,
  message: string,
): Boundary {
  const fields = (operands: string) =>
    operands.split(', ').map((given) => `%x = OpBitFieldSExtract %int ${given}`)
  return {
    word,
    instruction: 'OpBitFieldSExtract',
    fact,
    holds: fields(holds),
    broken: fields(broken),
    message,
  }
}
