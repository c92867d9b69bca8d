import { describe, expect, test } from 'vitest'
import { factDifferences } from '#runner/grammar/fact-differences'
import type { Facts } from '#spec/rule'
import { texts } from '#spec/texts'

// The core specification has the grammar itself, and a client environment declares no instructions.
const withFacts = texts.filter(({ name, client }) => name !== 'core' && client === undefined)

/** Texts that change sentences about instructions of others, and have no tables. */
const withoutTables = ['SPV_AMD_gpu_shader_half_float', 'SPV_AMD_gpu_shader_int16']

function listed({ differences }: Facts) {
  return differences.map(({ fact, text, grammar }) => ({ fact, text, grammar }))
}

function byFact(a: { readonly fact: string }, b: { readonly fact: string }): number {
  return a.fact < b.fact ? -1 : a.fact > b.fact ? 1 : 0
}

describe('transcribed facts', () => {
  test('exist for at least one text', () => {
    expect(withFacts.length).toBeGreaterThan(0)
  })

  test.each(withFacts)('differ from the grammar exactly where listed: $name', ({ name, facts }) => {
    const count = facts.instructions.length + facts.enumerants.length
    expect(count === 0).toBe(withoutTables.includes(name))
    expect([...factDifferences(facts)].sort(byFact)).toEqual(listed(facts).sort(byFact))
  })

  test.each(withFacts)('name an extension or an instruction set: $name', ({ facts }) => {
    expect(facts.extension ?? facts.instructionSet).toMatch(/^\S+$/)
  })

  test.each(withFacts)('have a reason for every difference: $name', ({ facts }) => {
    expect(facts.differences.filter(({ why }) => why.trim() === '')).toEqual([])
  })

  describe('a planted mistake is noticed', () => {
    const { facts } = texts.find(({ name }) => name === 'SPV_KHR_constant_data') ?? {}
    const [first] = facts?.instructions ?? []
    const [decoration] = facts?.enumerants ?? []
    if (facts === undefined || first === undefined || decoration === undefined)
      throw new Error('SPV_KHR_constant_data: no facts')
    const [result, ...others] = first.operands
    if (result === undefined) throw new Error(`${first.name}: no operands`)

    test.each<[string, Partial<Facts>, string]>([
      ['opcode', { instructions: [{ ...first, opcode: 1 }] }, `${first.name}.opcode`],
      ['name', { instructions: [{ ...first, name: 'OpNever' }] }, 'OpNever'],
      ['length', { instructions: [{ ...first, wordCount: 9 }] }, `${first.name}.wordCount`],
      ['variable', { instructions: [{ ...first, variable: false }] }, `${first.name}.variable`],
      [
        'operands',
        { instructions: [{ ...first, operands: others }] },
        `${first.name}.operands.length`,
      ],
      [
        'kind',
        { instructions: [{ ...first, operands: [{ ...result, kind: 'IdRef' }, ...others] }] },
        `${first.name}.operands[0].kind`,
      ],
      [
        'capability',
        { instructions: [{ ...first, capabilities: ['Shader'] }] },
        `${first.name}.capabilities[0]`,
      ],
      [
        'value',
        { enumerants: [{ ...decoration, value: 1 }] },
        `${decoration.kind}.${decoration.name}.value`,
      ],
      ['set', { instructionSet: 'Never.' }, 'instructionSet'],
    ])('is in %s', (_, planted, fact) => {
      const found = [...factDifferences({ ...facts, ...planted })].map((each) => each.fact)
      expect(found).toContain(fact)
      expect(listed(facts).map((each) => each.fact)).not.toEqual(found)
    })
  })
})
