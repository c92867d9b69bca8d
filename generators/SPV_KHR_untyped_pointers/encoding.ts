import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { addChain, type ChainForm, chainForms } from './shared/chains.ts'
import { variableIn } from './shared/pointer-into.ts'
import { lengthsOf, newInstructions } from './shared/things.ts'
import { createWorld, type World } from './shared/world.ts'

/** Adds one instruction of the text, and of its others no more than the type that it needs. */
const alone: Readonly<Record<string, (world: World) => void>> = {
  type: (world) => void world.pointer('Function'),
  variable: (world) => void variableIn(world, 'Function', 'untyped', world.plain.scalar('uint').id),
  ...Object.fromEntries(
    chainForms.map((form: ChainForm) => [
      form,
      (world: World) => {
        const baseType = world.plain.scalar('uint').id
        const base = variableIn(world, 'CrossWorkgroup', 'typed', baseType)
        addChain(world, form, { resultType: world.pointer('CrossWorkgroup'), baseType, base })
      },
    ]),
  ),
  'array-length': (world) => {
    const { builder, laid } = world
    const block = laid.block(laid.runTimeArray(laid.scalar('uint'))).id
    const buffer = variableIn(world, 'StorageBuffer', 'typed', block)
    builder.add('OpUntypedArrayLengthKHR', laid.scalar('uint').id, block, buffer, 0)
  },
  prefetch: (world) => {
    const data = variableIn(world, 'CrossWorkgroup', 'typed', world.plain.scalar('uint').id)
    world.builder.add('OpUntypedPrefetchKHR', data, world.uint(4))
  },
}

const groundOf: Readonly<Record<string, 'shader' | 'kernel'>> = {
  type: 'shader',
  variable: 'shader',
  'array-length': 'shader',
}

export const generators: readonly Generator[] = [
  {
    name: 'instructions-alone',
    rule: 'word-count-reaches-the-last-required-operand',
    alsoApplies: [
      'extension-is-declared',
      'new-instruction-has-its-capability',
      'word-count-ends-at-the-last-operand',
    ],
    summary: 'one instruction of the text, in its shortest form, stands among typed pointers',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const instruction = choices.pick('instruction', Object.keys(alone))
      const minor = choices.pick('minor', minorVersions)
      const world = createWorld(groundOf[instruction] ?? 'kernel', { minor })
      alone[instruction]?.(world)
      return world.finish()
    },
  },
  {
    name: 'instructions-in-full',
    rule: 'word-count-ends-at-the-last-operand',
    alsoApplies: [
      'word-count-reaches-the-last-required-operand',
      'new-instruction-has-its-capability',
      'extension-is-declared',
    ],
    summary: 'kernel instructions of the text have some or all of their optional operands',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const minor = choices.pick('minor', minorVersions)
      const optional = choices.pick('optional-operands', [3, 2, 1, 0])
      const indexes = choices.pick('indexes', [0, 1, 2])

      const world = createWorld('kernel', { minor })
      const { builder, plain } = world
      const uint = plain.scalar('uint')
      const pair = plain.array(plain.vector(uint, 2), 3)
      const data = variableIn(world, 'CrossWorkgroup', 'untyped', pair.id)
      const operands = [uint.id, world.uint(1)].slice(0, Math.max(1, optional))
      builder.add('OpUntypedVariableKHR', world.pointer('Function'), 'Function', ...operands)
      const hints = [world.uint(0), world.uint(3), world.uint(1)].slice(0, optional)
      builder.add('OpUntypedPrefetchKHR', data, world.uint(24), ...hints)
      for (const form of chainForms) {
        addChain(world, form, {
          resultType: world.pointer('CrossWorkgroup'),
          baseType: pair.id,
          base: data,
          indexes: [world.uint(2), world.uint(1)].slice(0, indexes),
        })
      }
      return world.finish()
    },
  },
]

/** The module whose instruction `at` keeps only that many words behind the first. */
function cut(module: Module, at: number, length: (least: number) => number): Module | undefined {
  const instruction = module.instructions[at]
  const lengths = lengthsOf(instruction)
  if (instruction === undefined || lengths === undefined) return undefined
  const wanted = length(lengths.least)
  if (wanted < 0 || wanted >= lengths.least) return undefined
  const words = instruction.words.slice(0, wanted)
  return replaceInstruction(module, at, { ...instruction, words })
}

/** The module whose instruction `at` has that many words more than it may have. */
function extend(module: Module, at: number, more: number, word?: number): Module | undefined {
  const instruction = module.instructions[at]
  const most = lengthsOf(instruction)?.most ?? Number.POSITIVE_INFINITY
  if (instruction === undefined || !Number.isFinite(most)) return undefined
  const { words } = instruction
  const filler = word ?? words.at(-1) ?? 0
  const added = Array.from({ length: most + more - words.length }, () => filler)
  return replaceInstruction(module, at, { ...instruction, words: [...words, ...added] })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'instruction-cut-off',
    rule: 'word-count-reaches-the-last-required-operand',
    summary: 'the instruction ends before its last required operand',
    ordinals: (module) => ordinalsOf(module, ...newInstructions),
    ways: {
      'last-operand-missing': (module, at) => cut(module, at, (least) => least - 1),
      'two-operands-missing': (module, at) => cut(module, at, (least) => least - 2),
      'opcode-only': (module, at) => cut(module, at, (least) => (least > 2 ? 0 : -1)),
    },
  }),
  mutatorOf({
    name: 'operand-beyond-the-last',
    rule: 'word-count-ends-at-the-last-operand',
    summary: 'the instruction goes on behind its last optional operand',
    ordinals: (module) => ordinalsOf(module, ...newInstructions),
    ways: {
      'last-operand-again': (module, at) => extend(module, at, 1),
      zero: (module, at) => extend(module, at, 1, 0),
      'two-words': (module, at) => extend(module, at, 2),
      'many-words': (module, at) => extend(module, at, 40),
    },
  }),
]
