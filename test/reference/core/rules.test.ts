import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { rules } from '#spec/texts'
import { structureCases } from './cases-structure.ts'
import { compose, type Pieces } from './pieces.ts'

const newest = environmentByName('spv1.6')
if (newest === undefined) throw new Error('there is no environment spv1.6')
const environment = newest

function verdict(pieces: Pieces) {
  return validate(compose(pieces), environment)
}

const cases = [...structureCases]

describe('rules of core', () => {
  it('has cases', () => expect(cases.length).toBeGreaterThan(50))

  describe.each(
    cases.map((row) => [`${row.rule}${row.name ? `: ${row.name}` : ''}`, row] as const),
  )('%s', (_, { rule, valid, invalid }) => {
    it('accepts what keeps it', () => expect(verdict(valid)).toEqual({ kind: 'valid' }))

    it('blames what breaks it, alone', () => {
      const given = verdict(invalid)
      const blamed = given.kind === 'invalid' ? given.blames : []
      expect([...new Set(blamed.map((row) => `${row.rule} ${row.message}`))]).toEqual(
        expect.arrayContaining([expect.stringContaining(`${rule} `)]),
      )
      expect([...new Set(blamed.map((row) => row.rule))]).toEqual([rule])
    })

    it('is what refuses it', () => {
      expect(validate(compose(invalid), environment, { without: [rule] })).toEqual({
        kind: 'valid',
      })
    })
  })
})
