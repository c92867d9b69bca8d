import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const capability = 'CooperativeMatrixNV'

/** An instruction as its table prints it: number, least words, operands. */
function fact(
  name: string,
  opcode: number,
  words: `${number}` | `${number}+`,
  ...operands: readonly string[]
) {
  return instructionFact(name, opcode, words, [capability], ...operands)
}

/** An operand that the grammar calls otherwise. */
function named(fact: string, text: string, grammar: string) {
  const why = 'The names of operands have no effect.'
  return { fact: `${fact}.name`, text, grammar, follow: 'text', why } as const
}

const place = ['IdRef Stride', 'IdRef ColumnMajor', 'MemoryAccess?'] as const

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_NV_cooperative_matrix',
  instructions: [
    fact(
      'OpTypeCooperativeMatrixNV',
      5358,
      '6',
      'IdResult',
      'IdRef Component Type',
      'IdScope Scope',
      'IdRef Rows',
      'IdRef Columns',
    ),
    fact(
      'OpCooperativeMatrixLoadNV',
      5359,
      '6+',
      'IdResultType',
      'IdResult',
      'IdRef Pointer',
      ...place,
    ),
    fact('OpCooperativeMatrixStoreNV', 5360, '5+', 'IdRef Pointer', 'IdRef Object', ...place),
    fact(
      'OpCooperativeMatrixMulAddNV',
      5361,
      '6',
      'IdResultType',
      'IdResult',
      'IdRef A',
      'IdRef B',
      'IdRef C',
    ),
    fact('OpCooperativeMatrixLengthNV', 5362, '4', 'IdResultType', 'IdResult', 'IdRef Type'),
  ],
  enumerants: enumerantFacts('Capability', { [capability]: [5357, ['Shader']] }),
  differences: [
    named('OpTypeCooperativeMatrixNV.operands[2]', 'Scope', 'Execution'),
    named('OpCooperativeMatrixLoadNV.operands[4]', 'ColumnMajor', 'Column Major'),
    named('OpCooperativeMatrixStoreNV.operands[3]', 'ColumnMajor', 'Column Major'),
  ],
}
