import { describe, expect, it } from 'vitest'
import { signatures } from '#generators/core/groups'
import { dimensionOf } from '#generators/signatures/dimension'
import { type Content, constant, type Signature } from '#generators/signatures/signature'
import { signaturePairs } from '#generators/signatures/signature-pairs'
import { shapeNamed } from '#generators/signatures/stock-names'

function contentOf(name: string): Content {
  const shape = shapeNamed(name)
  if (shape === undefined) throw new Error(`no ${name}`)
  return { kind: 'type', shape }
}

const uint = shapeNamed('uint') ?? { kind: 'void' }

describe('the dimension in which contents differ', () => {
  it.each([
    ['kind', contentOf('uint'), contentOf('float')],
    ['kind', contentOf('uint2'), contentOf('bool')],
    ['size', contentOf('uint'), contentOf('uint2')],
    ['size', contentOf('uint'), contentOf('uint_pair')],
    ['width', contentOf('uint'), contentOf('ulong')],
    ['content', contentOf('uint'), contentOf('int')],
    ['making', constant(uint, 1), contentOf('uint')],
    ['content', constant(uint, 1), constant(uint, 2)],
    ['presence', contentOf('uint'), undefined],
  ] as const)('is called %s', (dimension, left, right) => {
    expect(dimensionOf(left, right)).toBe(dimension)
  })
})

describe('a rule in each dimension', () => {
  const chosen = signatures.filter(({ name }) => name === 'integers-of-a-group')
  const rule = 'group-value-result'

  /** Operations that break the rule in both dimensions, by the names of the ways; `isEach` of pairs of each operation alone. */
  function inBoth(some: readonly Signature[], isEach = false): readonly string[] {
    const pairs = signaturePairs(some).filter(({ name }) => isEach || !name.includes('-each'))
    const ways = pairs.flatMap(({ broken }) =>
      Object.entries(broken).flatMap(([way, each]) => (each.rule === rule ? [way] : [])),
    )
    const operations = ['i-add', 'u-min', 's-min', 'u-max', 's-max']
    return operations.filter((operation) => {
      const its = ways.filter((way) => way.startsWith(`group-${operation}-`))
      return (
        its.some((way) => /-(?:float|boolean|double2|bool4)(?:-\d)?$/.test(way)) &&
        its.some((way) => /-(?:array|structure|event)(?:-\d)?$/.test(way))
      )
    })
  }

  it('is broken by every operation in all dimensions, and without that mark by fewer', () => {
    expect(inBoth(chosen)).toHaveLength(5)
    expect(inBoth(chosen.map((each) => ({ ...each, inEachDimension: [] }))).length).toBeLessThan(5)
  })

  it('is broken by every operation in all dimensions without that mark if each operation has pairs of its own', () => {
    const without = chosen.map((each) => ({ ...each, inEachDimension: [] }))
    expect(inBoth(without, true)).toHaveLength(5)
  })
})
