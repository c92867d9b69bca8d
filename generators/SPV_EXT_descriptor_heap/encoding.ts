import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { extraOperandAt, idDecorations } from './shared/decorations.ts'
import { use, uses } from './shared/encoding.ts'
import { createHeap, heapBuiltIns } from './shared/heap.ts'

/** Modules with those things, one at a time and in every way, and with nothing else that does anything. */
function thingAlone(
  about: Pick<Generator, 'name' | 'rule' | 'summary'>,
  ...things: readonly string[]
): Generator {
  return {
    ...about,
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const thing = choices.pick('thing', things)
      const way = choices.pick('way', Object.keys(uses[thing] ?? {}))
      const minor = choices.pick('minor', [6, 4, 2])
      const untyped = choices.pick('untyped-pointers', ['named', 'implied'])

      const heap = createHeap({ minor, named: untyped === 'named' })
      use(heap, thing, way)
      return heap.finish()
    },
  }
}

export const generators: readonly Generator[] = [
  thingAlone(
    {
      name: 'buffer-pointer-words',
      rule: 'buffer-pointer-has-four-words',
      summary: 'a buffer is asked for its pointer, with no further operand',
    },
    'OpBufferPointerEXT',
  ),
  thingAlone(
    {
      name: 'buffer-type-words',
      rule: 'buffer-type-has-three-words',
      summary: 'a buffer type is declared with its storage class and nothing else',
    },
    'OpTypeBufferEXT',
  ),
  thingAlone(
    {
      name: 'heap-built-in-words',
      rule: 'heap-built-in-has-no-extra-operand',
      summary: 'a heap is made of a variable by its built-in alone',
    },
    'SamplerHeapEXT',
    'ResourceHeapEXT',
  ),
  thingAlone(
    {
      name: 'id-decoration-words',
      rule: 'id-decoration-has-one-extra-operand',
      summary: 'strides and offsets are one id each',
    },
    'ArrayStrideIdEXT',
    'OffsetIdEXT',
  ),
  thingAlone(
    {
      name: 'member-decorate-id-words',
      rule: 'member-decorate-id-has-four-words-or-more',
      summary: 'members are decorated with ids',
    },
    'OpMemberDecorateIdEXT',
  ),
  thingAlone(
    {
      name: 'size-of-words',
      rule: 'size-of-has-four-words',
      summary: 'a size is asked for with a type and nothing else',
    },
    'OpConstantSizeOfEXT',
  ),
  thingAlone(
    {
      name: 'texel-pointer-words',
      rule: 'texel-pointer-has-seven-words',
      summary: 'a texel pointer is formed from its four operands',
    },
    'OpUntypedImageTexelPointerEXT',
  ),
]

/** The module whose instruction `at` goes on with those words. */
function extended(module: Module, at: number, ...more: readonly number[]): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined) return undefined
  const words = [...instruction.words, ...more]
  return replaceInstruction(module, at, { ...instruction, words })
}

/** The module whose instruction `at` keeps only its first words; nothing where it has no more anyway. */
function cutTo(module: Module, at: number, kept: number): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined || kept < 0 || instruction.words.length <= kept) return undefined
  const words = instruction.words.slice(0, kept)
  return replaceInstruction(module, at, { ...instruction, words })
}

function least(module: Module, at: number): number {
  return module.instructions[at]?.words.at(-1) ?? 0
}

/** Ways to make an instruction too long. */
const longer: Readonly<Record<string, Way>> = {
  'last-operand-again': (module, at) => extended(module, at, least(module, at)),
  'a-zero-more': (module, at) => extended(module, at, 0),
  'two-words-more': (module, at) => extended(module, at, 1, 1),
}

/** Gives one instruction other lengths than the `length` words that it has behind its first. */
function otherLengths(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  name: string,
  length: number,
): Mutator {
  return mutatorOf({
    ...about,
    ordinals: (module) => ordinalsOf(module, name),
    ways: {
      ...longer,
      'one-word-less': (module, at) => cutTo(module, at, length - 1),
      'two-words-less': (module, at) => cutTo(module, at, length - 2),
      'opcode-only': (module, at) => (length > 2 ? cutTo(module, at, 0) : undefined),
    },
  })
}

export const mutators: readonly Mutator[] = [
  otherLengths(
    {
      name: 'buffer-pointer-lengths',
      rule: 'buffer-pointer-has-four-words',
      summary: 'a buffer is asked for its pointer with too few or too many operands',
    },
    'OpBufferPointerEXT',
    3,
  ),
  mutatorOf({
    name: 'buffer-type-lengths',
    rule: 'buffer-type-has-three-words',
    summary: 'a buffer type has lost its storage class, or has something behind it',
    ordinals: (module) => ordinalsOf(module, 'OpTypeBufferEXT'),
    ways: {
      ...longer,
      'without-storage-class': (module, at) => cutTo(module, at, 1),
      'without-result': (module, at) => cutTo(module, at, 0),
    },
  }),
  mutatorOf({
    name: 'heap-built-in-lengths',
    rule: 'heap-built-in-has-no-extra-operand',
    summary: 'something stands behind the built-in of a heap',
    ordinals: (module) => heapBuiltIns(module),
    ways: longer,
  }),
  mutatorOf({
    name: 'id-decoration-lengths',
    rule: 'id-decoration-has-one-extra-operand',
    summary: 'a stride or an offset is no id, or more than one',
    ordinals: (module) => idDecorations(module),
    ways: {
      ...longer,
      'no-operand': (module, at) => cutTo(module, at, extraOperandAt(module, at) ?? 0),
    },
  }),
  mutatorOf({
    name: 'member-decorate-id-lengths',
    rule: 'member-decorate-id-has-four-words-or-more',
    summary: 'a decoration of a member ends before it says which',
    ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT'),
    ways: {
      'without-decoration': (module, at) => cutTo(module, at, 2),
      'without-member': (module, at) => cutTo(module, at, 1),
      'without-structure': (module, at) => cutTo(module, at, 0),
    },
  }),
  otherLengths(
    {
      name: 'size-of-lengths',
      rule: 'size-of-has-four-words',
      summary: 'a size is asked for with too few or too many operands',
    },
    'OpConstantSizeOfEXT',
    3,
  ),
  otherLengths(
    {
      name: 'texel-pointer-lengths',
      rule: 'texel-pointer-has-seven-words',
      summary: 'a texel pointer lacks its sample, or has something behind it',
    },
    'OpUntypedImageTexelPointerEXT',
    6,
  ),
]
