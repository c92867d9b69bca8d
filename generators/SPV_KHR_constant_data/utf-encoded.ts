import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { decorateThrough, routes } from '../builder/decorate-through.ts'
import { instruction } from '../builder/instruction.ts'
import { createProgram, settings } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import { environmentsOf, minorVersions, versionWord } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { type Graft, graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../mutate/ordinal-of-capability.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { resultsOf } from '../words/results-of.ts'
import {
  type ArrayShape,
  arrayOf,
  arrayOfSpecializedLength,
  arrayShape,
  dataOf,
  enable,
  formNames,
  forms,
  integerNamed,
  utfDecorations,
  withoutCapability,
  wordCount,
  words,
} from './shared/data.ts'

const utf8 = new TextEncoder()

/** Bytes by name; what is no UTF-8 is valid all the same, since the decoration has no semantic impact. */
const texts: Readonly<Record<string, Uint8Array>> = {
  ascii: utf8.encode('Hello, world'),
  'without-terminator': utf8.encode('abc'),
  'with-terminator': utf8.encode('abc\0'),
  'two-bytes-a-letter': utf8.encode('żółć'),
  'three-bytes-a-letter': utf8.encode('漢字'),
  'four-bytes-a-letter': utf8.encode('𝄞𝄢'),
  'byte-order-mark': utf8.encode('\ufeffa'),
  terminators: Uint8Array.of(0, 0, 0),
  'cut-off': Uint8Array.of(0x61, 0xe6, 0xbc),
  'no-utf': Uint8Array.of(0xff, 0xfe, 0xc0, 0x80, 0xed),
}

function packed(bytes: Uint8Array): number[] {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0)
  for (const [index, byte] of bytes.entries()) {
    const at = index >> 2
    words[at] = ((words[at] ?? 0) | (byte << (8 * (index & 3)))) >>> 0
  }
  return words
}

export const generators: readonly Generator[] = [
  {
    name: 'utf-among-others',
    rule: 'utf-encoded-has-no-operands',
    alsoApplies: ['utf-encoded-target-is-an-array-type', 'utf-encoded-needs-the-capability'],
    summary: 'the decoration stands between names and other decorations, of one array or several',
    build(choices) {
      const route = choices.pick('route', routes)
      const count = choices.pick('arrays', [1, 2, 3])
      const form = choices.pick('form', formNames)
      const stride = choices.pick('stride', [false, true])

      const program = createProgram('compute')
      const { builder } = program
      enable(program)
      const element = integerNamed('uchar')
      for (let index = 1; index <= count; index++) {
        const array = arrayOf(program, element, 4 * index)
        builder.name(array, `text${index}`)
        decorateThrough(program, route, array, 'UTFEncodedKHR')
        builder.add(forms[form], array, ...words(index))
      }
      if (stride) {
        const other = arrayOf(program, element, 8)
        builder.decorate(other, 'ArrayStride', 1)
        builder.decorate(other, 'UTFEncodedKHR')
      }
      return program.finish()
    },
  },
  {
    name: 'utf-elements',
    rule: 'utf-encoded-target-has-integer-elements',
    alsoApplies: ['utf-encoded-width-is-8', 'utf-encoded-target-is-an-array-type'],
    summary:
      'the elements are signed or not, beside arrays of other integers that are not decorated',
    build(choices) {
      const element = integerNamed(choices.pick('element', ['uchar', 'char']))
      const other = integerNamed(
        choices.pick('other', ['ushort', 'uint', 'ulong', 'char', 'uchar']),
      )
      const route = choices.pick('route', routes)
      const form = choices.pick('form', formNames)

      const program = createProgram('compute')
      enable(program)
      const plain = arrayOf(program, other, 3)
      program.builder.add(forms[form], plain, ...words(wordCount(other, 3)))
      const array = arrayOf(program, element, 7)
      decorateThrough(program, route, array, 'UTFEncodedKHR')
      program.builder.add(forms[form], array, ...words(2))
      return program.finish()
    },
  },
  {
    name: 'utf-strings',
    rule: 'utf-encoded-width-is-8',
    alsoApplies: ['utf-encoded-target-is-an-array-type', 'data-word-count'],
    summary: 'strings of every kind stand in decorated arrays, bytes that are no UTF-8 too',
    build(choices) {
      const text = choices.pick('text', Object.keys(texts))
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const form = choices.pick('form', formNames)

      const program = createProgram(setting)
      enable(program)
      const bytes = texts[text] as Uint8Array
      const array = arrayOf(program, integerNamed('uchar'), bytes.length)
      program.builder.decorate(array, 'UTFEncodedKHR')
      program.builder.add(forms[form], array, ...packed(bytes))
      return program.finish()
    },
  },
  {
    name: 'utf-targets',
    rule: 'utf-encoded-target-is-an-array-type',
    alsoApplies: ['utf-encoded-target-has-integer-elements', 'utf-encoded-width-is-8'],
    summary:
      'an array type is decorated that is used by data, by a variable, by a structure or by nothing',
    build(choices) {
      const used = choices.pick('use', ['data', 'variable', 'structure', 'nothing'])
      const route = choices.pick('route', routes)
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const specialized = choices.pick('specialized-length', [false, true])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const element = integerNamed('uchar')
      const array = specialized
        ? arrayOfSpecializedLength(program, element, 4)
        : arrayOf(program, element, 4)
      decorateThrough(program, route, array, 'UTFEncodedKHR')
      // What else could be mistaken for the target stands in every module.
      const data = builder.add(forms.constant, arrayOf(program, element, 4), ...words(1))
      builder.add('OpTypeStruct', scalarNamed('uint').declare(program))
      if (used === 'data') builder.add(forms.constant, array, ...words(1))
      if (used === 'variable') {
        const pointer = builder.type('OpTypePointer', 'Function', array)
        builder.add('OpVariable', pointer, 'Function')
      }
      if (used === 'structure') builder.add('OpTypeStruct', array)
      builder.name(data, 'plain')
      return program.finish()
    },
  },
  {
    name: 'utf-without-data',
    rule: 'utf-encoded-needs-the-capability',
    alsoApplies: ['extension-is-declared', 'utf-encoded-target-is-an-array-type'],
    summary: 'the decoration is used in a module without any data, in every version and setting',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const minor = choices.pick('minor', minorVersions)
      const setting = choices.pick('setting', settings)
      const route = choices.pick('route', routes)

      const program = createProgram(setting, versionWord(minor))
      enable(program)
      const array = arrayOf(program, integerNamed('uchar'), 5)
      decorateThrough(program, route, array, 'UTFEncodedKHR')
      return program.finish()
    },
  },
]

const opDecorationGroup = opcodeOf('OpDecorationGroup')

const opGroupDecorate = opcodeOf('OpGroupDecorate')

/** Where the target of the decoration with ordinal `at` stands; of a group, where its only target does. */
function targetPlace(module: Module, at: number): { readonly at: number; readonly word: number } {
  const target = module.instructions[at]?.words[0]
  const isGroup = module.instructions.some(
    ({ opcode, words }) => opcode === opDecorationGroup && words[0] === target,
  )
  if (!isGroup) return { at, word: 0 }
  const user = module.instructions.findIndex(
    ({ opcode, words }) => opcode === opGroupDecorate && words[0] === target && words.length === 2,
  )
  return { at: user, word: 1 }
}

/** What UTFEncodedKHR decorates, by the ordinal of the decoration. */
interface UtfTarget extends ArrayShape {
  readonly target: number
}

/** The array type that the decoration with ordinal `at` reaches, directly or through a group of one. */
function utfTarget(module: Module, at: number): UtfTarget | undefined {
  const place = targetPlace(module, at)
  const target = module.instructions[place.at]?.words[place.word] ?? 0
  const shape = arrayShape(module, target)
  return shape === undefined ? undefined : { target, ...shape }
}

/**
 * The module in which the decoration with ordinal `at` reaches something else instead.
 *
 * @param other gives it; nothing where it cannot.
 */
function withUtfTarget(
  module: Module,
  at: number,
  other: (graft: Graft, target: UtfTarget) => number | undefined,
): Module | undefined {
  const target = utfTarget(module, at)
  if (target === undefined) return undefined
  const added = graft(module, module.instructions.length)
  const id = other(added, target)
  if (id === undefined || id === target.target) return undefined
  // Declarations go behind the decorations: the places do not move.
  const place = targetPlace(module, at)
  return replaceWord(added.done().module, place.at, place.word, id)
}

/** The result of the first such instruction. */
function first(module: Module, ...names: readonly string[]): number | undefined {
  const [at] = ordinalsOf(module, ...names)
  const found = at === undefined ? undefined : module.instructions[at]
  return found === undefined ? undefined : resultsOf(found).result
}

function target(...names: readonly string[]): Way {
  return (module, at) => withUtfTarget(module, at, () => first(module, ...names))
}

/** Moves the decoration to the first member that `index` finds; -1 for none. */
function member(index: (members: readonly number[], array: number) => number): Way {
  return (module, at) => {
    const array = utfTarget(module, at)?.target
    if (array === undefined) return undefined
    for (const ordinal of ordinalsOf(module, 'OpTypeStruct')) {
      const [structure = 0, ...members] = module.instructions[ordinal]?.words ?? []
      const found = index(members, array)
      if (found < 0) continue
      const decoration = instruction('OpMemberDecorate', structure, found, utfEncoded)
      return replaceInstruction(module, at, decoration)
    }
    return undefined
  }
}

const utfEncoded = enumerantByName('Decoration', 'UTFEncodedKHR')?.value ?? 0

/** Decorates an array of such elements, as long as the one that was decorated. */
function elements(declare: (graft: Graft, target: UtfTarget) => number | undefined): Way {
  return (module, at) =>
    withUtfTarget(module, at, (graft, target) => {
      const element = declare(graft, target)
      return element === undefined ? undefined : graft.add('OpTypeArray', element, target.length)
    })
}

function width(
  bits: number,
  signedness: 0 | 1,
  permitted: (module: Module) => boolean = () => true,
): Way {
  return (module, at) =>
    permitted(module)
      ? withUtfTarget(module, at, (graft, { length }) => {
          const element = graft.type('OpTypeInt', bits, signedness)
          return element === undefined ? undefined : graft.add('OpTypeArray', element, length)
        })
      : undefined
}

function append(module: Module, at: number, ...more: readonly number[]): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined) return undefined
  const words = [...instruction.words, ...more]
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'utf-elsewhere',
    rule: 'utf-encoded-target-is-an-array-type',
    summary: 'the decoration is on a type that is no array, on an object or on a member',
    ordinals: utfDecorations,
    ways: {
      'element-type': (module, at) => withUtfTarget(module, at, (_, { element }) => element),
      constant: target('OpConstantDataKHR'),
      'spec-constant': target('OpSpecConstantDataKHR'),
      variable: target('OpVariable'),
      function: target('OpFunction'),
      structure: target('OpTypeStruct'),
      vector: (module, at) =>
        withUtfTarget(module, at, (graft, { element }) => graft.type('OpTypeVector', element, 4)),
      pointer: target('OpTypePointer'),
      member: member((members) => (members.length > 0 ? 0 : -1)),
      'member-with-the-array': member((members, array) => members.indexOf(array)),
    },
  }),
  mutatorOf({
    name: 'utf-on-other-elements',
    rule: 'utf-encoded-target-has-integer-elements',
    summary: 'the decoration is on an array whose elements are no integers',
    ordinals: utfDecorations,
    ways: {
      'floating-point': elements((graft) => graft.type('OpTypeFloat', 32)),
      boolean: elements((graft) => graft.type('OpTypeBool')),
      vector: elements((graft, { element }) => graft.type('OpTypeVector', element, 4)),
      array: elements((_, { target }) => target),
      structure: elements((graft, { element }) => graft.add('OpTypeStruct', element)),
    },
  }),
  mutatorOf({
    name: 'utf-on-run-time-array',
    rule: 'utf-encoded-target-has-a-length',
    summary: 'the decoration is on a run-time array of 8-bit integers',
    ordinals: (module) => (declaresCapability(module, 'Shader') ? utfDecorations(module) : []),
    ways: {
      'of-the-elements': (module, at) =>
        withUtfTarget(module, at, (graft, { element }) => graft.add('OpTypeRuntimeArray', element)),
    },
  }),
  mutatorOf({
    name: 'utf-on-wider-elements',
    rule: 'utf-encoded-width-is-8',
    summary: 'the decoration is on an array of integers that are wider than 8 bits',
    ordinals: utfDecorations,
    ways: {
      '16-bits': width(16, 0, (module) => declaresCapability(module, 'Int16')),
      '32-bits': width(32, 0),
      '32-bits-signed': width(32, 1, (module) => !declaresCapability(module, 'Kernel')),
      '64-bits': width(64, 0, (module) => declaresCapability(module, 'Int64')),
    },
  }),
  mutatorOf({
    name: 'utf-with-operand',
    rule: 'utf-encoded-has-no-operands',
    summary: 'the decoration is followed by an operand',
    ordinals: utfDecorations,
    ways: {
      number: (module, at) => append(module, at, 8),
      string: (module, at) => append(module, at, 0x0038_7475),
      'target-again': (module, at) => append(module, at, module.instructions[at]?.words[0] ?? 0),
      'two-numbers': (module, at) => append(module, at, 0, 0),
    },
  }),
  mutatorOf({
    name: 'utf-without-capability',
    rule: 'utf-encoded-needs-the-capability',
    summary: 'the decoration is used without the capability',
    ordinals: (module) => {
      const at = ordinalOfCapability(module, 'ConstantDataKHR')
      // The instructions would lack the capability as well.
      const alone = utfDecorations(module).length > 0 && dataOf(module).length === 0
      return at === undefined || !alone ? [] : [at]
    },
    ways: withoutCapability,
  }),
]
