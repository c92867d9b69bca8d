import type { Facts } from '../rule.ts'
import { bits, debugEnumerants } from './enumerants.ts'
import { debugInstructions } from './operands.ts'
import { commonSpellings, spellingDifferences } from './spellings.ts'

/** Words of an `OpExtInst` before its operands: first word, result type, result, *Set*, *Instruction*. */
export const wordsBeforeOperands = 5

/** Transcribed from the numbers, operands, flags and enumerants of NonSemantic.Shader.DebugInfo. */
export const facts: Facts = {
  instructionSet: 'NonSemantic.Shader.DebugInfo.',
  instructions: debugInstructions.map(({ name, number, since, operands }) => ({
    name,
    opcode: number,
    wordCount: wordsBeforeOperands + operands.filter(({ quantifier }) => quantifier === '').length,
    variable: operands.some(({ quantifier }) => quantifier !== ''),
    operands: operands.map((operand) => ({
      kind: operand.kind === 'enumerator' ? 'PairIdRefIdRef' : 'IdRef',
      quantifier: operand.quantifier,
      name: operand.name,
    })),
    capabilities: [],
    ...(since > 100 ? { since: '2026-03-31' } : {}),
  })),
  enumerants: [
    ...debugEnumerants('IdRef', ['FlagUnknownPhysicalLayout']),
    ...bits('BuildIdentifierFlags', ['IdentifierPossibleDuplicates']),
  ],
  differences: spellingDifferences(commonSpellings),
}
