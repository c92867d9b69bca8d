import type { Facts, InstructionFact } from '../rule.ts'

function group(name: string, opcode: number): InstructionFact {
  const operands = [
    { kind: 'IdResultType', quantifier: '', name: '' },
    { kind: 'IdResult', quantifier: '', name: '' },
    { kind: 'IdScope', quantifier: '', name: 'Execution' },
    { kind: 'GroupOperation', quantifier: '', name: 'Operation' },
    { kind: 'IdRef', quantifier: '', name: 'X' },
  ] as const
  return { name, opcode, wordCount: 6, variable: false, operands, capabilities: ['Groups'] }
}

function extended(name: string, opcode: number, ...names: readonly string[]): InstructionFact {
  const operands = names.map((each) => ({ kind: 'IdRef', quantifier: '' as const, name: each }))
  return {
    name,
    opcode,
    wordCount: 5 + names.length,
    variable: false,
    operands,
    capabilities: [],
  }
}

/** Transcribed from the rows of the text; numbers of words are those of the whole OpExtInst. */
export const facts: Facts = {
  extension: 'SPV_AMD_shader_ballot',
  instructionSet: 'SPV_AMD_shader_ballot',
  instructions: [
    group('OpGroupIAddNonUniformAMD', 5000),
    group('OpGroupFAddNonUniformAMD', 5001),
    group('OpGroupFMinNonUniformAMD', 5002),
    group('OpGroupUMinNonUniformAMD', 5003),
    group('OpGroupSMinNonUniformAMD', 5004),
    group('OpGroupFMaxNonUniformAMD', 5005),
    group('OpGroupUMaxNonUniformAMD', 5006),
    group('OpGroupSMaxNonUniformAMD', 5007),
    extended('SwizzleInvocationsAMD', 1, 'data', 'offset'),
    extended('SwizzleInvocationsMaskedAMD', 2, 'data', 'mask'),
    extended('WriteInvocationAMD', 3, 'inputValue', 'writeValue', 'invocationIndex'),
    extended('MbcntAMD', 4, 'mask'),
  ],
  enumerants: [],
  differences: [],
}
