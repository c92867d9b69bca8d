import { describe, expect, it } from 'vitest'
import { breaksOf } from '#generators/signatures/breaks'
import { formsOf } from '#generators/signatures/forms'
import type { Shape } from '#generators/signatures/shape'
import type { Signature } from '#generators/signatures/signature'
import { type Shown, signaturesFrom } from '#generators/signatures/signatures-from'
import { shapeNamed } from '#generators/signatures/stock-names'
import { isOfTerm } from '#generators/signatures/term-shapes'
import {
  capability,
  enumerants,
  executed,
  numbers,
  relation,
  storedIn,
  type,
  unless,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import * as terms from '#spec/vocabulary/type-terms'

function rotation(rows: readonly SentenceRow[], shown: Shown = {}): Signature {
  const slots = { Execution: { with: 'uint_3 int_3', without: 'uint_1' }, ...shown.slots }
  const [signature] = signaturesFrom(rows, {
    ...shown,
    slots,
  })`rotation: OpGroupNonUniformRotateKHR`
  return signature as Signature
}

const rowsOfRotation = (
  facts: Parameters<typeof rowsAt>[1],
  ...where: Parameters<typeof rowsAt>[2][]
) => rowsAt('OpGroupNonUniformRotateKHR', facts, ...where)

/** Ways of breaking the first valid form. */
function waysOf(signature: Signature): readonly string[] {
  const forms = formsOf({ types: [shapeNamed('uint') as Shape], ...signature }, 'compute')
  return breaksOf(signature, forms[0] ?? []).map(({ rule, way }) => `${rule}: ${way}`)
}

describe('a row of facts', () => {
  it('gives its facts to the slot that it names', () => {
    const signature = rotation(rowsOfRotation({ delta: type('Delta', terms.unsigned(32)) }))
    expect(signature.operands.map(({ facts }) => facts.filter(({ rule }) => rule).length)).toEqual([
      0, 0, 3, 0,
    ])
    expect(waysOf(signature)).toEqual(
      expect.arrayContaining(['delta: operand-3-other-sign', 'delta: operand-3-wider']),
    )
  })

  it('with a number instead of a name gives its facts to that operand', () => {
    const named = rotation(rowsOfRotation({ delta: type('Delta', terms.unsigned()) }))
    expect(JSON.stringify(rotation(rowsOfRotation({ delta: type('#3', terms.unsigned()) })))).toBe(
      JSON.stringify(named),
    )
  })

  it('that names an operand that the grammar lacks is an error that lists the operands', () => {
    expect(() => rotation(rowsOfRotation({ delta: type('Distance', terms.unsigned()) }))).toThrow(
      "OpGroupNonUniformRotateKHR has no operand 'Distance'; the grammar has: Execution, Value, Delta, ClusterSize",
    )
  })

  it('about other instructions gives no ways of breaking a rule', () => {
    const others = rowsAt('OpGroupNonUniformAll', { all: type('Predicate', terms.boolean) })
    expect(waysOf(rotation(others))).toEqual([])
  })

  it('is refused if no module of a signature shows it', () => {
    expect(() =>
      rotation(rowsOfRotation({ delta: relation('Delta', 'same-value', 'Value') })),
    ).toThrow("no signature shows the relation 'same-value': write pairs")
    expect(() =>
      rotation(rowsOfRotation({ delta: value('Delta', { kind: 'multiple', factor: 2 }) })),
    ).toThrow('write pairs')
  })

  it('applies if its exception is about other clients only', () => {
    const scope = { execution: value('Execution', enumerants('Scope', 'Workgroup', 'Subgroup')) }
    const ways = waysOf(rotation(rowsOfRotation(scope, unless(executed({ clients: ['vulkan'] })))))
    expect(ways).toContain('execution: operand-1-uint-1')
    expect(waysOf(rotation([]))).toEqual([])
    expect(() => rotation(rowsOfRotation(scope, capability('Kernel')))).toThrow(
      "a condition 'execution'",
    )
  })

  it('gives ways of breaking a rule only where its condition on a type is met', () => {
    const delta = { delta: type('Delta', terms.unsigned()) }
    const ofFloats = rotation(rowsOfRotation(delta, type('Result Type', terms.float())))
    const ofIntegers = rotation(rowsOfRotation(delta, type('Result Type', terms.integer())))
    expect(waysOf(ofFloats)).toEqual([])
    expect(waysOf(ofIntegers)).toContain('delta: operand-3-other-sign')
  })
})

describe('operations of one signature', () => {
  it('must have the same rows', () => {
    const rows = [
      ...rowsAt('OpIAdd OpISub', { result: type('Result Type', terms.integer()) }),
      ...rowsAt('OpISub', { operand: type('Operand 1', terms.integer()) }),
    ]
    expect(() => signaturesFrom(rows)`sums: OpIAdd OpISub`).toThrow(
      "the rows of OpISub are not those of OpIAdd: give it a line of its own in 'sums'",
    )
  })
})

describe('a relation', () => {
  const rows = rowsAt('OpFConvert', {
    width: relation('Float Value / component', 'different-type', 'Result Type / component'),
  })

  it('between components compares the components', () => {
    const [signature] = signaturesFrom(rows)`conversion: OpFConvert`
    const holds = (left: string, right: string) => {
      const contents = [right, left].map((name) => ({
        kind: 'type' as const,
        shape: shapeNamed(name) ?? { kind: 'void' as const },
      }))
      const [{ fact } = { fact: undefined }] = signature?.operands[0]?.facts ?? []
      return fact?.holds(contents[1] as never, {
        content: () => contents[0],
        shape: () => contents[0]?.shape,
      })
    }
    expect(holds('float2', 'half2')).toBe(true)
    expect(holds('float2', 'float3')).toBe(false)
    expect(holds('pointer_Function_uint', 'float')).toBeUndefined()
  })
})

describe('a storage class', () => {
  it('is read from the pointer in the slot', () => {
    const rows = rowsAt('OpAtomicLoad', { class: storedIn('Pointer', 'Workgroup') })
    const [signature] = signaturesFrom(rows)`load: OpAtomicLoad`
    const [{ fact } = { fact: undefined }] = signature?.operands[0]?.facts ?? []
    const holds = (name: string) =>
      fact?.holds({ kind: 'type', shape: shapeNamed(name) ?? { kind: 'void' } }, {} as never)
    expect(['pointer_Workgroup_uint', 'pointer_Uniform_uint'].map(holds)).toEqual([true, false])
    expect(fact?.must({} as never, String)).toBe('be a pointer into Workgroup')
  })
})

describe('a term', () => {
  const sampled = (multisampled: number) =>
    terms.declared('OpTypeSampledImage', {
      'Image Type': { type: terms.declared('OpTypeImage', { MS: { numbers: multisampled } }) },
    })

  it.each([
    ['uint', terms.unsigned(), true],
    ['int', terms.unsigned(), false],
    ['ulong', terms.unsigned(32), false],
    ['ushort', terms.integer([16, 32]), true],
    ['ulong', terms.integer({ most: 32 }), false],
    ['float2', terms.vector(terms.float(), 2), true],
    ['float3', terms.vector(terms.float(), 2), false],
    ['int2', terms.vector(terms.float(), 2), false],
    ['half', terms.float(16, []), true],
    ['half', terms.float(16, ['BFloat16KHR']), false],
    ['bool', terms.anyScalar, true],
    ['bool', terms.numerical, false],
    ['uints', terms.array(terms.integer(), 2), true],
    ['uint_array3', terms.array(terms.integer(), 2), false],
    ['half_pair', terms.containing(terms.float(16)), true],
    ['pointer_Function_half', terms.containing(terms.float(16)), false],
    ['pointer_Function_half', terms.pointer(terms.float(), 'Function', 'Private'), true],
    ['pointer_Uniform_half', terms.pointer(terms.float(), 'Function', 'Private'), false],
    ['uint', terms.not(terms.float()), true],
    ['sampled_image_float_2D_0_0_0_1_Unknown', sampled(0), true],
    ['sampled_image_float_2D_0_0_0_1_Unknown', sampled(1), false],
    ['float_a', terms.declared('OpTypeCooperativeMatrixKHR'), true],
    ['float4x4', terms.declared('OpTypeCooperativeMatrixKHR'), false],
  ] as const)('decides whether %s fits: %j, %s', (name, term, expected) => {
    expect(isOfTerm(shapeNamed(name) ?? { kind: 'void' }, term)).toBe(expected)
  })

  it('with numeric bounds prints them in words', () => {
    const rows = rowsAt('OpBitCount', { count: value('Base', numbers({ least: 1, most: 4 })) })
    const [signature] = signaturesFrom(rows)`count: OpBitCount`
    const [{ fact } = { fact: undefined }] = signature?.operands[0]?.facts ?? []
    expect(fact?.must({} as never, String)).toBe('be at least 1 and at most 4')
  })
})
