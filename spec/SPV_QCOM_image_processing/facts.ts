import type { EnumerantFact, Facts, InstructionFact, OperandFact } from '../rule.ts'

function enumerant(kind: string, name: string, value: number, ...capabilities: readonly string[]) {
  return { kind, name, value, capabilities, parameters: [] } satisfies EnumerantFact
}

function instruction(
  name: string,
  opcode: number,
  capability: string,
  ...names: readonly string[]
): InstructionFact {
  const operands: readonly OperandFact[] = [
    { kind: 'IdResultType', quantifier: '', name: '' },
    { kind: 'IdResult', quantifier: '', name: '' },
    ...names.map((operand) => ({ kind: 'IdRef', quantifier: '' as const, name: operand })),
  ]
  const wordCount = 1 + operands.length
  return { name, opcode, wordCount, variable: false, operands, capabilities: [capability] }
}

const matched = [
  'Target Sampled Image',
  'Target Coordinate',
  'Reference Sampled Image',
  'Reference Coordinate',
  'Block Size',
] as const

const weighted = 'TextureSampleWeightedQCOM'
const boxed = 'TextureBoxFilterQCOM'
const compared = 'TextureBlockMatchQCOM'

/** By instruction, the names of operands in the text and in the grammar, where they differ. */
const renamed: Readonly<Record<string, Readonly<Record<number, readonly [string, string]>>>> = {
  OpImageSampleWeightedQCOM: {
    2: ['Texture Sampled Image', 'Texture'],
    3: ['Coordinate', 'Coordinates'],
    4: ['Weight Image', 'Weights'],
  },
  OpImageBoxFilterQCOM: {
    2: ['Texture Sampled Image', 'Texture'],
    3: ['Coordinate', 'Coordinates'],
  },
  ...Object.fromEntries(
    ['OpImageBlockMatchSSDQCOM', 'OpImageBlockMatchSADQCOM'].map((name) => [
      name,
      {
        2: ['Target Sampled Image', 'Target'],
        3: ['Target Coordinate', 'Target Coordinates'],
        4: ['Reference Sampled Image', 'Reference'],
        5: ['Reference Coordinate', 'Reference Coordinates'],
      } as const,
    ]),
  ),
}

/** Transcribed from the tables of capabilities, decorations and instructions of the text. */
export const facts: Facts = {
  extension: 'SPV_QCOM_image_processing',
  instructions: [
    instruction(
      'OpImageSampleWeightedQCOM',
      4480,
      weighted,
      'Texture Sampled Image',
      'Coordinate',
      'Weight Image',
    ),
    instruction(
      'OpImageBoxFilterQCOM',
      4481,
      boxed,
      'Texture Sampled Image',
      'Coordinate',
      'Box Size',
    ),
    instruction('OpImageBlockMatchSSDQCOM', 4482, compared, ...matched),
    instruction('OpImageBlockMatchSADQCOM', 4483, compared, ...matched),
  ],
  enumerants: [
    enumerant('Capability', weighted, 4484),
    enumerant('Capability', boxed, 4485),
    enumerant('Capability', compared, 4486),
    enumerant('Decoration', 'WeightTextureQCOM', 4487, weighted),
    enumerant('Decoration', 'BlockMatchTextureQCOM', 4488, compared),
  ],
  differences: [
    ...Object.entries(renamed).flatMap(([name, operands]) =>
      Object.entries(operands).map(([place, [text, grammar]]) => ({
        fact: `${name}.operands[${place}].name`,
        text,
        grammar,
        follow: 'grammar' as const,
        why: 'The names of operands have no effect; the rules use those of the text.',
      })),
    ),
    ...['WeightTextureQCOM', 'BlockMatchTextureQCOM'].map((name) => ({
      fact: `Decoration.${name}.capabilities.length`,
      text: '1',
      grammar: '0',
      follow: 'text' as const,
      why: 'The grammar lacks the enabling capability; decoration-has-its-capability judges it.',
    })),
  ],
}
