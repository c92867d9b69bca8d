import { describe, expect, it } from 'vitest'
import { asManyAsTheSizeOf, imagesToShow } from '#generators/core/shared/image-facts'
import { breaksOf } from '#generators/signatures/breaks'
import { fact, scalar, scalarOrVector } from '#generators/signatures/facts'
import { coveringForms } from '#generators/signatures/forms'
import { operationNamed, settingOf } from '#generators/signatures/operation'
import { rulesOf, type Signature, slot } from '#generators/signatures/signature'
import { signaturePairs } from '#generators/signatures/signature-pairs'
import { makersOf } from '#runner/corpus/makers'
import { texts } from '#spec/texts'
import { contradictions } from '../../support/contradictions.ts'

const found = await Promise.all(
  texts.map(async ({ name, rules }) => ({
    slugs: new Set(rules.map(({ slug }) => slug)),
    signatures: (await makersOf(name)).signatures,
  })),
)
const all = found.flatMap(({ slugs, signatures }) =>
  signatures.map((signature) => [signature.name, signature, slugs] as const),
)

describe('signatures of all texts', () => {
  it('exist in large numbers', () => {
    expect(all.length).toBeGreaterThan(30)
  })

  it.each(all)('%s fits the grammar and the catalogue', (_, signature, slugs) => {
    expect(contradictions(signature)).toEqual([])
    expect(rulesOf(signature).filter((rule) => !slugs.has(rule))).toEqual([])
  })

  it.each(all)('%s has valid forms, and breaks each of its rules alone', (_, signature) => {
    const [first = ''] = signature.operations
    const forms = coveringForms(
      signature,
      settingOf(signature, operationNamed(first, signature.set)).stage,
    )
    expect(forms.length).toBeGreaterThan(0)
    const broken = new Set(
      forms.flatMap((form) => breaksOf(signature, form).map(({ rule }) => rule)),
    )
    expect([...broken].toSorted()).toEqual([...rulesOf(signature)].toSorted())
  })
})

describe('a signature that contradicts the grammar', () => {
  const negation: Signature = {
    name: 'negation',
    operations: ['OpSNegate'],
    result: slot('integer-arithmetic-result', scalar('integer')),
    operands: [slot('integer-arithmetic-operand', scalar('integer'))],
  }
  const literals = { kind: 'literals', facts: [] } as const

  it('is reported with what both say', () => {
    expect(contradictions(negation)).toEqual([])
    const contradictionsOf = (change: Partial<Signature>) =>
      contradictions({ ...negation, ...change })
    expect(contradictionsOf({ operations: ['OpNegate'] })).toEqual([
      'OpNegate: the grammar has no such instruction',
    ])
    expect(contradictionsOf({ operands: [] })).toEqual([
      'OpSNegate: the grammar has Operand (IdRef), the signature does not',
    ])
    expect(contradictionsOf({ operands: [...negation.operands, ...negation.operands] })).toEqual([
      'operand 2 of OpSNegate: the signature has it, the grammar does not',
    ])
    expect(contradictionsOf({ operands: [literals] })).toEqual([
      'operand 1 of OpSNegate: the signature has literals, the grammar has Operand (IdRef)',
    ])
    expect(
      contradictionsOf({
        operations: ['OpStore'],
        result: slot(
          'store-type',
          fact('', () => true),
        ),
        operands: [...negation.operands, ...negation.operands],
      }),
    ).toEqual(['OpStore: a result type in the signature or in the grammar alone'])
  })
})

describe('pairs of signatures', () => {
  it('keep every way of breaking a control, even if several show the same', () => {
    const result = slot('image-query-size-result', scalarOrVector('integer'), asManyAsTheSizeOf(1))
    const candidates = imagesToShow('float 2D 0 0 0 0 Rgba32f, float Cube 0 0 0 0 Rgba32f')
    const [pair] = signaturePairs([
      {
        name: 'size',
        operations: ['OpImageQuerySize'],
        result,
        operands: [{ kind: 'type', facts: [], candidates }],
        stage: 'compute',
      },
    ])
    const ways = Object.keys(pair?.broken ?? {})
    expect(ways).toContain('image-query-size-result-longer')
    expect(ways).toContain('image-query-size-result-longer-2')
    expect(pair?.control).toContain(
      'OpLoad %image_float_Cube_0_0_0_0_Rgba32f %variable_UniformConstant_image_float',
    )
  })

  it('are refused where no valid operation can be made of the types that are tried', () => {
    const pointer = fact('a pointer', () => false)
    const signature: Signature = {
      name: 'nothing-to-show',
      operations: ['OpSNegate'],
      result: slot('integer-arithmetic-result', pointer),
      operands: [slot('integer-arithmetic-operand', pointer)],
    }
    expect(() => signaturePairs([signature])).toThrow(
      "signature 'nothing-to-show': no valid OpSNegate can be made",
    )
    expect(signaturePairs([{ ...signature, hasPairs: true }])).toEqual([])
  })
})
