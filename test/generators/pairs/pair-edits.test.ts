import { describe, expect, it } from 'vitest'
import { environmentByName } from '#spec/environments'
import { drawnChoices } from '../../../generators/drive/answered-choices.ts'
import type { Module } from '../../../generators/module.ts'
import { pairEdits } from '../../../generators/pairs/pair-edits.ts'
import { randomModule } from '../../../generators/random/random-module.ts'
import { encode } from '../../../generators/words/encode.ts'
import { validate } from '../../../reference/validate.ts'
import { makersOf } from '../../../runner/corpus/makers.ts'
import { oneOf } from '../../../runner/fuzz/make/chances.ts'
import { randomOf } from '../../../runner/fuzz/make/random.ts'
import { frozen } from '../../support/makers.ts'

const { pairs } = await makersOf('core')
const mutator = pairEdits(pairs)
const random = randomOf(7, 0)
const modules = Array.from({ length: 80 }, () => randomModule(drawnChoices(random)))
for (const module of modules) frozen(module)
const empty: Module = { version: 0x1_0600, generator: 0, bound: 1, schema: 0, instructions: [] }

describe('the edits of pairs', () => {
  const sites = new Map(modules.map((module) => [module, mutator.sites(module)]))

  it('have sites in modules that no pair made', () => {
    const places = [...sites.values()].filter((each) => each.length > 0)
    expect(places.length).toBeGreaterThan(modules.length / 2)
    const [module] = modules
    if (module === undefined) throw new Error('there is no module')
    const sitesOfEach = module.instructions.flatMap(
      (_, index) => mutator.sitesAt?.(module, index) ?? [],
    )
    expect(sitesOfEach).toEqual(sites.get(module))
    expect(mutator.sites(empty)).toEqual([])
    expect(mutator.apply(empty, { at: 2, variant: 'none' })).toEqual(empty)
  })

  it('change a module in the same way each time, and usually break only the rule of the pair', () => {
    let [tried, alone, meant] = [0, 0, 0]
    for (const module of modules) {
      const sitesOfModule = sites.get(module) ?? []
      if (sitesOfModule.length === 0) continue
      const environment = environmentByName(module.environment)
      if (environment === undefined) throw new Error(`unknown: ${module.environment}`)
      for (let left = 4; left > 0; left--) {
        const site = oneOf(random, sitesOfModule)
        const changed = mutator.apply(module, site)
        expect(mutator.apply(module, site)).toEqual(changed)
        const verdict = validate(encode(changed), environment)
        tried++
        if (verdict.kind !== 'invalid') continue
        const [rule = '', ...others] = new Set(verdict.blames.map((blame) => blame.rule))
        if (others.length > 0) continue
        alone++
        if (site.variant.startsWith(`${rule.slice(rule.indexOf('/') + 1)}-`)) meant++
      }
    }
    expect(tried).toBeGreaterThan(200)
    expect(alone).toBeGreaterThan(tried * 0.5)
    expect(meant).toBeGreaterThan(alone * 0.5)
  })
})
