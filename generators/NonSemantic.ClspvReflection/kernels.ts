import { instruction } from '../builder/instruction.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { graft } from '../mutate/graft.ts'
import { insertDeclaration } from '../mutate/insert-declaration.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { newConstant, newString, operandNamed, operandWay, wordValue } from './shared/operands.ts'
import {
  createReflection,
  createShader,
  kernelsOf,
  reflectedAt,
  reflectedOf,
  wordsBefore,
} from './shared/reflection.ts'

/** By the name of the choice. */
const attributeTexts: Readonly<Record<string, string>> = {
  none: '',
  one: 'reqd_work_group_size(8,4,1)',
  several: 'vec_type_hint(float4) work_group_size_hint(64,1,1) kernel_arg_info',
  blanks: 'work_group_size_hint(64, 1, 1)',
  'tab-inside': 'intel_reqd_sub_group_size(\t16)',
}

/** Ordinals of the arguments that are reflected, of three, by the name of the choice. */
const reflected: Readonly<Record<string, readonly number[]>> = {
  none: [],
  'all-in-order': [0, 1, 2],
  'all-reversed': [2, 1, 0],
  'last-only': [2],
  'one-twice': [1, 1],
}

export const generators: readonly Generator[] = [
  {
    name: 'kernel-properties',
    rule: 'kernel-flags-are-listed-bits',
    alsoApplies: ['kernel-has-five-operands-from-version-5', 'kernel-attributes-hold-no-newline'],
    summary:
      'kernels with and without printf, with no argument and many, with and without attributes',
    build(choices) {
      const version = choices.pick('version', [5, 6])
      const flags = choices.pick('flags', [0, 1])
      const attributeNames = choices.pick('attributes', Object.keys(attributeTexts))
      const numArguments = choices.pick('num-arguments', [0, 1, 255, 0xffff_ffff])

      const shader = createShader(6)
      const reflection = createReflection(shader, version)
      const entry = shader.kernel('main')
      const properties = {
        flags,
        numArguments,
        attributes: attributeTexts[attributeNames] as string,
      }
      reflection.addKernel(entry, 'main', properties)
      return shader.module()
    },
  },
  {
    name: 'kernels-before-version-5',
    rule: 'kernel-has-two-operands-before-version-5',
    alsoApplies: ['kernel-operand-is-a-function', 'kernel-name-is-a-name-of-its-entry-point'],
    summary: 'kernels have a function and a name, and nothing else yet',
    build(choices) {
      const version = choices.pick('version', [1, 2, 3, 4])
      const count = choices.pick('kernels', [1, 2, 3])

      const shader = createShader(6)
      const reflection = createReflection(shader, version)
      for (let index = 0; index < count; index++) {
        const name = `kernel_${index}`
        reflection.addKernel(shader.kernel(name), name)
      }
      return shader.module()
    },
  },
  {
    name: 'ordinals',
    rule: 'ordinal-is-below-num-arguments',
    alsoApplies: ['kernel-reference-is-a-kernel-instruction'],
    summary: 'some arguments of a kernel with three, or all of them, are reflected in any order',
    build(choices) {
      const version = choices.pick('version', [6, 5])
      const which = choices.pick('arguments', Object.keys(reflected))
      const kernels = choices.pick('kernels', [1, 2])

      const shader = createShader(6)
      const { constant } = shader
      const reflection = createReflection(shader, version)
      for (let index = 0; index < kernels; index++) {
        const name = `kernel_${index}`
        const kernel = reflection.addKernel(shader.kernel(name), name, { numArguments: 3 })
        for (const [binding, ordinal] of (reflected[which] as readonly number[]).entries()) {
          const operands = [ordinal, 0, binding].map(constant)
          reflection.add('ArgumentStorageBuffer', kernel, ...operands)
        }
      }
      return shader.module()
    },
  },
]

function attributes(change: (text: string) => string) {
  return operandWay('Attributes', newString(change))
}

function inTheMiddle(text: string, what: string): string {
  const at = Math.floor(text.length / 2)
  return text.slice(0, at) + what + text.slice(at)
}

function flags(value: number) {
  return operandWay('Flags', newConstant(value))
}

/** Adds the first of *NumArguments*, *Flags* and *Attributes*, each as version 5 wants it. */
function withMore(count: number): Way {
  return (module, at) => {
    const kernel = module.instructions[at]
    const added = graft(module, at)
    const word = added.type('OpTypeInt', 32, 0)
    const isShort = reflectedAt(module, at)?.operands.length === 2
    if (kernel === undefined || word === undefined || !isShort) return undefined
    const numArguments = added.add('OpConstant', word, 3)
    const flags = added.add('OpConstant', word, 0)
    const { module: wider, shift } = added.done()
    const attributes = wider.bound
    const operands = [numArguments, flags, attributes].slice(0, count)
    const words = [...kernel.words, ...operands]
    const longer = replaceInstruction(wider, at + shift, { ...kernel, words })
    if (count < 3) return longer
    const string = instruction('OpString', attributes, '')
    return insertDeclaration({ ...longer, bound: attributes + 1 }, string)
  }
}

function withOnly(count: number): Way {
  return (module, at) => {
    const kernel = module.instructions[at]
    if (kernel === undefined || reflectedAt(module, at)?.operands.length !== 5) return undefined
    const words = kernel.words.slice(0, wordsBefore + count)
    return replaceInstruction(module, at, { ...kernel, words })
  }
}

/** *NumArguments* of the `Kernel` that the instruction with ordinal `at` refers to. */
function numArguments(module: Module, at: number): number | undefined {
  const referred = operandNamed(module, at, 'Kernel')?.id
  const kernel = reflectedOf(module).find(
    ({ row, result }) => row.name === 'Kernel' && result === referred,
  )
  const count = kernel === undefined ? undefined : operandNamed(module, kernel.at, 'NumArguments')
  return count === undefined ? undefined : wordValue(module, count.id)
}

function ordinal(of: (count: number) => number): Way {
  return (module, at) => {
    const count = numArguments(module, at)
    const value = count === undefined ? 0 : of(count)
    return count === undefined || value < count
      ? undefined
      : operandWay('Ordinal', newConstant(value))(module, at)
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'attributes-with-newline',
    rule: 'kernel-attributes-hold-no-newline',
    summary: 'the attributes of a kernel are broken into lines',
    ordinals: (module) => kernelsOf(module),
    ways: {
      'line-feed-inside': attributes((text) => inTheMiddle(text, '\n')),
      'line-feed-before': attributes((text) => `\n${text}`),
      'line-feed-after': attributes((text) => `${text}\n`),
      'carriage-return-inside': attributes((text) => inTheMiddle(text, '\r')),
      'carriage-return-after': attributes((text) => `${text}\r`),
      'carriage-return-and-line-feed-inside': attributes((text) => inTheMiddle(text, '\r\n')),
    },
  }),
  mutatorOf({
    name: 'flags-beyond-the-list',
    rule: 'kernel-flags-are-listed-bits',
    summary: 'a bit of Flags is set that the list of kernel property flags does not have',
    ordinals: (module) => kernelsOf(module),
    ways: {
      'bit-1': flags(0x2),
      'bits-0-and-1': flags(0x3),
      'bit-2': flags(0x4),
      'bit-7': flags(0x80),
      'bit-8': flags(0x100),
      'bit-16': flags(0x1_0000),
      'bit-31': flags(0x8000_0000),
      'bits-0-and-31': flags(0x8000_0001),
      'all-bits': flags(0xffff_ffff),
      'all-bits-but-0': flags(0xffff_fffe),
    },
  }),
  mutatorOf({
    name: 'kernel-operands-before-version-5',
    rule: 'kernel-has-two-operands-before-version-5',
    summary: 'a Kernel instruction has operands that came with version 5',
    ordinals: (module) => kernelsOf(module, (version) => version < 5),
    ways: {
      'num-arguments': withMore(1),
      'num-arguments-and-flags': withMore(2),
      'all-three': withMore(3),
    },
  }),
  mutatorOf({
    name: 'kernel-operands-from-version-5',
    rule: 'kernel-has-five-operands-from-version-5',
    summary: 'a Kernel instruction lacks some of the operands that came with version 5',
    ordinals: (module) => kernelsOf(module, (version) => version >= 5),
    ways: {
      'attributes-missing': withOnly(4),
      'flags-and-attributes-missing': withOnly(3),
      'all-three-missing': withOnly(2),
    },
  }),
  mutatorOf({
    name: 'ordinal-beyond-num-arguments',
    rule: 'ordinal-is-below-num-arguments',
    summary: 'an argument has an ordinal that the number of arguments has no room for',
    ordinals: (module) =>
      reflectedOf(module)
        .filter(({ row }) => row.operands.some(({ name }) => name === 'Ordinal'))
        .map(({ at }) => at),
    ways: {
      'as-many': ordinal((count) => count),
      'one-more': ordinal((count) => count + 1),
      'largest-signed': ordinal(() => 0x7fff_ffff),
      largest: ordinal(() => 0xffff_ffff),
    },
  }),
]
