import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyChoice } from '#generators/drive/every-choice'
import { randomOf } from '#runner/fuzz/make/random'
import type { Choices } from '../../../generators/choices.ts'
import { drawnChoices, repeatedChoices } from '../../../generators/drive/answered-choices.ts'
import type { Module } from '../../../generators/module.ts'
import { drawn } from '../../support/drawn.ts'
import { repeated } from '../../support/repeated.ts'

const empty: Module = { version: 0x10600, generator: 0, bound: 1, schema: 0, instructions: [] }

function generator(ask: (choices: Choices) => unknown) {
  return {
    build(choices: Choices): Module {
      ask(choices)
      return empty
    },
  }
}

/** Asks for a width only where the type has one. */
const dependent = generator((choices) => {
  const type = choices.pick('type', ['bool', 'int', 'float'])
  if (type === 'int') choices.pick('signed', [false, true])
  if (type !== 'bool') choices.pick('width', [32, 64])
})

const answer = (choices: Readonly<Record<string, string>>, label: string) => choices[label] ?? ''
const ten = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const large = generator((choices) => {
  for (const label of ten) {
    const option = choices.pick(label, ten)
    if (label === 'c' && option === 'd') choices.pick('only under c', [1, 2, 3])
  }
})

describe('everyChoice', () => {
  it('takes every combination once, depth first', () => {
    expect(everyChoice(dependent).map(({ choices }) => Object.values(choices).join())).toEqual([
      'bool',
      'int,false,32',
      'int,false,64',
      'int,true,32',
      'int,true,64',
      'float,32',
      'float,64',
    ])
  })

  it('makes the one module of a generator without questions', () => {
    expect(everyChoice(generator(() => {}))).toEqual([{ choices: {}, module: empty }])
  })

  it.each([
    [
      'the same label twice',
      (choices: Choices) => [choices.pick('a', [1]), choices.pick('a', [1])],
    ],
    ['no option', (choices: Choices) => choices.pick('a', [])],
    ['options alike', (choices: Choices) => choices.pick<string | number>('a', [1, '1'])],
  ])('refuses %s', (_, ask) => {
    expect(() => everyChoice(generator(ask))).toThrow(
      expect.objectContaining({ code: 'unfit-choices' }),
    )
  })
})

describe('the function repeated', () => {
  it('makes every module again from its answers', () => {
    const all = everyChoice(dependent)
    expect(all).not.toHaveLength(0)
    for (const made of all) {
      expect(repeated(dependent, made.choices)).toEqual({ kind: 'made', ...made })
    }
  })

  it.each([
    [{ type: 'float' }, "no answer is stored for 'width' (32,64)"],
    [{ type: 'float', width: '16' }, "'width' has no option '16' (32,64)"],
    [{ type: 'bool', width: '32', also: '1' }, 'never asked: width, also'],
  ])('reports %j', (stored, message) => {
    expect(repeated(dependent, stored)).toEqual({ kind: 'unfit', message })
  })

  it('passes errors of the generator on', () => {
    const broken = generator(() => {
      throw new Error('broken')
    })
    expect(() => repeated(broken, {})).toThrow('broken')
  })
})

describe('answers of a generator', () => {
  it('answers are scaled to the number of options', () => {
    const { pick } = repeatedChoices([0.34, 0.49, 0.5])
    expect(pick('type', ['bool', 'int', 'float'])).toBe('int')
    expect(pick('signed', [false, true])).toBe(false)
    expect(pick('width', [32, 64])).toBe(64)
    expect(pick('more', ['first', 'second'])).toBe('first')
  })

  it('repeat the choices that were drawn, however many options there are', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer({ min: 1, max: 256 })), (seed, counts) => {
        const options = counts.map((count) => Array.from({ length: count }, (_, index) => index))
        const choices = drawnChoices(randomOf(seed, 0))
        const drawnAnswers = options.map((each) => choices.pick('', each))
        const again = repeatedChoices(choices.answers)
        expect(options.map((each) => again.pick('', each))).toEqual(drawnAnswers)
      }),
    )
  })
})

describe('drawn choices', () => {
  it('reaches every combination', () => {
    const some = fc.sample(drawn(dependent), { seed: 1, numRuns: 500 })
    const reached = new Set(some.map(({ choices }) => Object.values(choices).join()))
    expect(reached.size).toBe(7)
  })

  it('shrinks to the smallest answers that still fail', () => {
    const result = fc.check(
      fc.property(drawn(large), ({ choices }) => ten.indexOf(answer(choices, 'e')) < 4),
      { seed: 1, numRuns: 1000 },
    )
    expect(result.failed).toBe(true)
    const [made] = result.counterexample ?? []
    expect(made?.choices).toEqual({
      ...Object.fromEntries(ten.map((label) => [label, 'a'])),
      e: 'e',
    })
  })
})
