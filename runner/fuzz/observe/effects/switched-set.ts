import { below, oneOf } from '../../make/chances.ts'
import { numbersOf } from './decorated.ts'
import { type ModuleOption, sameAs, valuesOf } from './effect.ts'

const name = '--switch-descriptorset'
const mostSets = 8

/** `--switch-descriptorset=FROM:TO`: decorations DescriptorSet FROM have TO, and nothing else changes. */
export const switchedSet: ModuleOption = {
  name,
  draw: (module, random) => {
    const sets = numbersOf(module, 'DescriptorSet')
    if (sets.length === 0) return undefined
    return [`${name}=${oneOf(random, sets).value}:${below(random, mostSets)}`]
  },
  promised: (module, options) => {
    const [pair] = valuesOf(options, name)
    if (pair === undefined) return undefined
    const [from, to] = [Number(pair.left), Number(pair.right)]
    const changed = new Set(
      numbersOf(module, 'DescriptorSet').flatMap(({ value, ordinal }) =>
        value === from ? [ordinal] : [],
      ),
    )
    return sameAs({
      ...module,
      instructions: module.instructions.map((instruction, ordinal) =>
        changed.has(ordinal)
          ? { ...instruction, words: instruction.words.with(2, to) }
          : instruction,
      ),
    })
  },
}
