import { enumerantFacts, instructionFact } from '../fact.ts'
import type { Facts } from '../rule.ts'

const graphs = ['GraphARM']

const result = ['IdResultType', 'IdResult']

function words(instruction: string, text: string, grammar: string) {
  return { fact: `${instruction}.wordCount`, text, grammar, follow: 'grammar' as const }
}

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_ARM_graph',
  instructions: [
    instructionFact(
      'OpGraphConstantARM',
      4181,
      '4',
      graphs,
      ...result,
      'LiteralInteger GraphConstantID',
    ),
    instructionFact(
      'OpGraphEntryPointARM',
      4182,
      '4+',
      graphs,
      'IdRef Graph',
      'LiteralString Name',
      'IdRef* Interface',
    ),
    instructionFact('OpGraphARM', 4183, '3', graphs, ...result),
    instructionFact(
      'OpGraphInputARM',
      4184,
      '4+',
      graphs,
      ...result,
      'IdRef InputIndex',
      'IdRef? ElementIndex',
    ),
    instructionFact(
      'OpGraphSetOutputARM',
      4185,
      '4+',
      graphs,
      'IdRef Value',
      'IdRef OutputIndex',
      'IdRef? ElementIndex',
    ),
    instructionFact('OpGraphEndARM', 4186, '3', graphs),
    instructionFact(
      'OpTypeGraphARM',
      4190,
      '4+',
      graphs,
      'IdResult',
      'LiteralInteger NumInputs',
      'IdRef* InOut Types',
    ),
  ],
  enumerants: enumerantFacts('Capability', { GraphARM: [4191] }),
  differences: [
    { ...words('OpGraphEndARM', '3', '1'), why: 'It has no operands.' },
    { ...words('OpGraphEntryPointARM', '4', '3'), why: 'A list of no variables has no words.' },
    {
      ...words('OpGraphSetOutputARM', '4', '3'),
      why: 'Without ElementIndex, it has two operands.',
    },
    {
      ...words('OpTypeGraphARM', '4', '3'),
      why: 'A list of no types has no words; a rule asks for one.',
    },
    {
      fact: 'OpTypeGraphARM.operands[2].name',
      text: 'InOut Types',
      grammar: 'InOutTypes',
      follow: 'text',
      why: 'The text numbers each of the types, InOut 0 Type and so on.',
    },
    ...['OpGraphInputARM.operands[3]', 'OpGraphSetOutputARM.operands[2]'].map((operand) => ({
      fact: `${operand}.quantifier`,
      text: '?',
      grammar: '*',
      follow: 'text' as const,
      why: 'The text has one index into an array; a rule refuses more.',
    })),
  ],
}
