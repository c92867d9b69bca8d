import { describe, expect, it } from 'vitest'
import { randomModule } from '#generators/random/random-module'
import { signatureMutators } from '#generators/signatures/signature-mutators'
import { encode } from '#generators/words/encode'
import { validate } from '#reference/validate'
import { makersOf } from '#runner/corpus/makers'
import { environmentByName } from '#spec/environments'
import { frozen } from '../../support/makers.ts'
import { byChance } from '../random/by-chance.ts'

const { signatures } = await makersOf('core')
const mutators = signatureMutators(signatures)

describe('mutators of signatures', () => {
  it('break only the rule that they name, in modules that no maker of the text has made', () => {
    const choices = byChance(19)
    const broken = new Set<string>()
    for (let made = 0; made < 60; made++) {
      const module = randomModule(choices)
      frozen(module)
      const environment = environmentByName(module.environment)
      if (environment === undefined) throw new Error(`no environment ${module.environment}`)
      for (const mutator of mutators) {
        for (const site of mutator.sites(module).slice(0, 3)) {
          const other = mutator.apply(module, site)
          expect(mutator.apply(module, site)).toEqual(other)
          const verdict = validate(encode(other), environment)
          const blames = verdict.kind === 'invalid' ? verdict.blames : []
          const rules = [...new Set(blames.map(({ rule }) => rule))]
          expect(rules, `${mutator.name} ${site.variant}: ${site.summary}`).toEqual([
            `core/${mutator.rule}`,
          ])
          broken.add(mutator.rule)
        }
      }
    }
    expect(broken.size).toBeGreaterThan(30)
  })

  it('skip instructions that they cannot break', () => {
    const empty = { version: 0x1_0600, generator: 0, bound: 1, schema: 0, instructions: [] }
    for (const mutator of mutators) {
      expect(mutator.sites(empty)).toEqual([])
      expect(mutator.apply(empty, { at: 3, variant: 'result-float' })).toBe(empty)
    }
  })
})
