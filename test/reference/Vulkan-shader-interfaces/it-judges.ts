import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { compose, type Pieces } from '../core/pieces.ts'

const text = 'Vulkan-shader-interfaces'

/** By what they show, modules with the slugs of the rules that they break in vulkan1.4: all of them, or none. */
export type Judged = Readonly<Record<string, readonly [Pieces, ...string[]]>>

/** Tests that each module breaks those rules and no others. */
export function itJudges(modules: Judged): void {
  describe.each(Object.entries(modules))('%s', (_, [pieces, ...slugs]) => {
    it(slugs.length === 0 ? 'is valid' : `breaks ${slugs.join()}`, () => {
      const environment = environmentByName('vulkan1.4')
      if (environment === undefined) throw new Error('no such environment')
      const words = compose(pieces)
      const verdict = validate(words, environment)
      const blames = verdict.kind === 'invalid' ? verdict.blames : []
      const rules = slugs.map((slug) => `${text}/${slug}` as const)
      expect([...new Set(blames.map(({ rule }) => rule))], JSON.stringify(verdict)).toEqual(rules)
      const others = slugs.length === 0 ? verdict : validate(words, environment, { without: rules })
      expect(others).toEqual({ kind: 'valid' })
    })
  })
}
