import type { Generator, Mutator, WordMutator } from '#generators/maker'
import type { Module } from '#generators/module'
import type { Judge } from '#runner/corpus/certify'
import type { Makers } from '#runner/corpus/makers'
import type { Rule, RuleRow, Text } from '#spec/rule'

function row(slug: string, more: Partial<RuleRow> = {}): RuleRow {
  return {
    slug,
    section: `Section of ${slug}`,
    summary: `The rule ${slug} holds.`,
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    ...more,
  }
}

/** A text of three rules about `OpNop`-like instructions: what they mean is up to the fake judge. */
export const text: Text = {
  name: 'SPV_TEST',
  title: 'Test',
  revision: 1,
  versions: [{ date: '2026-01-01', revision: 1 }],
  facts: { instructions: [], enumerants: [], differences: [] },
  rules: [row('even'), row('small'), row('open', { confidence: 'open' })],
}

/** As `ruleById` of the texts. */
export function ruleById(id: string): Rule | undefined {
  const found = text.rules.find(({ slug }) => `${text.name}/${slug}` === id)
  return found && { ...found, id: `${text.name}/${found.slug}`, text: text.name }
}

/** A module whose only instruction holds these words. */
export function module(...words: readonly number[]): Module {
  return {
    version: 0x0001_0600,
    generator: 0x0007_0000,
    bound: 1,
    schema: 0,
    instructions: [{ opcode: 8, words }],
  }
}

/** Modules with an even number, once or twice. */
export const numbers: Generator = {
  name: 'numbers',
  rule: 'even',
  alsoApplies: ['small'],
  summary: 'Holds an even number.',
  environments: () => ['spv1.6', 'vulkan1.3'],
  build: (choices) => {
    const number = choices.pick('number', [2, 4, 6, 8])
    return choices.pick('twice', [false, true]) ? module(number, number) : module(number)
  },
}

function changed(input: Module, change: (word: number) => number): Module {
  const [first] = input.instructions
  return module(...(first?.words ?? []).map((word, index) => (index === 0 ? change(word) : word)))
}

/** Makes the number odd, by one more or one less. */
export const odd: Mutator = {
  name: 'odd',
  rule: 'even',
  summary: 'Holds an odd number.',
  sites: () => [
    { at: 0, variant: 'more' },
    { at: 0, variant: 'less' },
  ],
  apply: (input, { variant }) => changed(input, (word) => word + (variant === 'more' ? 1 : -1)),
}

/** Makes the number large, in the words. */
export const large: WordMutator = {
  name: 'large',
  rule: 'small',
  summary: 'Holds a large number.',
  sites: () => [{ at: 0, variant: 'large' }],
  applyToWords: (words) => words.map((word, index) => (index === 6 ? word + 1000 : word)),
}

/** The makers of the fake text. */
export const makers: Makers = {
  generators: [numbers],
  mutators: [odd],
  wordMutators: [large],
  pairs: [],
  signatures: [],
}

/** Judges as the makers think: odd numbers break `even`, numbers from 1000 on `small`. */
export const judge: Judge = (words) => {
  const number = words[6] ?? 0
  const broken = [...(number % 2 === 0 ? [] : ['even']), ...(number < 1000 ? [] : ['small'])]
  if (broken.length === 0) return { kind: 'valid' }
  return {
    kind: 'invalid',
    phase: 'validate',
    blames: broken.map((slug) => ({ rule: `SPV_TEST/${slug}`, word: 6, message: 'is wrong' })),
    message: broken.join(),
  }
}
