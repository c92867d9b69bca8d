import { opcodeOf } from '#spec/grammar/opcodes'
import { decorateThrough, routes } from '../builder/decorate-through.ts'
import { instruction } from '../builder/instruction.ts'
import { createProgram } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { definition } from '../mutate/definition.ts'
import { freshId } from '../mutate/fresh-id.ts'
import { type Graft, graft } from '../mutate/graft.ts'
import { insertDeclaration } from '../mutate/insert-declaration.ts'
import { isUnused } from '../mutate/is-unused.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { usesOf } from '../mutate/uses-of.ts'
import {
  type ArrayShape,
  arrayOf,
  arrayOfSpecializedLength,
  arrayShape,
  dataAt,
  dataOf,
  enable,
  formNames,
  forms,
  integerNamed,
  integersOf,
  wordCount,
  words,
} from './shared/data.ts'

const length = 6

export const generators: readonly Generator[] = [
  {
    name: 'array-uses',
    rule: 'result-type-is-an-array',
    alsoApplies: ['data-word-count', 'result-type-has-no-array-stride'],
    summary: 'data is an array like any other: loaded, stored, selected from and copied',
    build(choices) {
      const form = choices.pick('form', formNames)
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const what = choices.pick('use', [
        'unused',
        'twice',
        'stored',
        'initializer',
        'local-initializer',
        'extracted',
        'inserted-into',
        'copied',
        'selected',
      ])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const uint = scalarNamed('uint').declare(program)
      const bool = scalarNamed('bool').declare(program)
      const array = arrayOf(program, scalarNamed('uint'), 4)
      const data = builder.add(forms[form], array, ...words(4))
      const storageClass = setting === 'kernel' ? 'CrossWorkgroup' : 'Private'
      const local = builder.type('OpTypePointer', 'Function', array)

      const actions: Readonly<Record<typeof what, () => void>> = {
        unused: () => undefined,
        twice: () => void builder.add(forms[form], array, ...words(4)),
        stored: () =>
          void builder.add('OpStore', builder.add('OpVariable', local, 'Function'), data),
        initializer: () => {
          const pointer = builder.type('OpTypePointer', storageClass, array)
          program.globalVariable(pointer, storageClass, data)
        },
        'local-initializer': () => void builder.add('OpVariable', local, 'Function', data),
        extracted: () => void builder.add('OpCompositeExtract', uint, data, 3),
        'inserted-into': () =>
          void builder.add('OpCompositeInsert', array, builder.constant(uint, 9), data, 0),
        copied: () => void builder.add('OpCopyObject', array, data),
        // From version 1.4 on a selection may be of any type.
        selected: () =>
          void builder.add('OpSelect', array, builder.constant(bool, true), data, data),
      }
      actions[what]()
      return program.finish()
    },
  },
  {
    name: 'element-types',
    rule: 'result-type-has-integer-elements',
    alsoApplies: ['result-type-is-an-array', 'data-word-count'],
    summary: 'elements are integers of every width and signedness',
    build(choices) {
      const setting = choices.pick('setting', ['compute', 'fragment', 'kernel', 'library'])
      const element = integerNamed(choices.pick('element', integersOf(setting)))
      const form = choices.pick('form', formNames)
      const extracted = choices.pick('extracted', [false, true])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const array = arrayOf(program, element, length)
      const data = builder.add(forms[form], array, ...words(wordCount(element, length)))
      if (extracted) builder.add('OpCompositeExtract', element.declare(program), data, length - 1)
      return program.finish()
    },
  },
  {
    name: 'length-types',
    rule: 'result-type-has-a-length',
    alsoApplies: ['data-word-count', 'result-type-is-an-array'],
    summary: 'the length is a constant of any integer type',
    build(choices) {
      const form = choices.pick('form', formNames)
      const setting = choices.pick('setting', ['compute', 'kernel'])
      const lengthType = choices.pick('length-type', integersOf(setting))
      const specialized = choices.pick('specialized', [false, true])
      const length = choices.pick('length', [1, 5, 100])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const element = integerNamed('uchar')
      const type = integerNamed(lengthType).declare(program)
      const array = specialized
        ? arrayOfSpecializedLength(program, element, length, lengthType)
        : builder.add('OpTypeArray', element.declare(program), builder.constant(type, length))
      builder.add(forms[form], array, ...words(wordCount(element, length)))
      return program.finish()
    },
  },
  {
    name: 'strides-elsewhere',
    rule: 'result-type-has-no-array-stride',
    alsoApplies: ['result-type-is-an-array', 'data-word-count'],
    summary:
      'other types have a stride, among them an array of the same shape that the data is copied to',
    build(choices) {
      const form = choices.pick('form', formNames)
      const where = choices.pick('stride', ['other-array', 'pointer', 'array-of-it', 'none'])
      const route = choices.pick('route', routes)
      const stored = choices.pick('stored', [false, true])

      const program = createProgram('compute')
      const { builder } = program
      enable(program)
      const uint = scalarNamed('uint').declare(program)
      const array = arrayOf(program, scalarNamed('uint'), 4)
      const data = builder.add(forms[form], array, ...words(4))

      const strided = arrayOf(program, scalarNamed('uint'), 4)
      if (where === 'other-array' || stored) {
        decorateThrough(program, route, strided, 'ArrayStride', 16)
      }
      if (where === 'pointer') {
        const pointer = builder.add('OpTypePointer', 'StorageBuffer', uint)
        decorateThrough(program, stored ? 'direct' : route, pointer, 'ArrayStride', 4)
      }
      if (where === 'array-of-it') {
        const outer = builder.add('OpTypeArray', array, builder.constant(uint, 2))
        decorateThrough(program, stored ? 'direct' : route, outer, 'ArrayStride', 16)
      }
      if (stored) {
        const block = builder.add('OpTypeStruct', strided)
        builder.decorate(block, 'Block')
        builder.add('OpMemberDecorate', block, 0, 'Offset', 0)
        const pointer = builder.type('OpTypePointer', 'StorageBuffer', block)
        const buffer = program.globalVariable(pointer, 'StorageBuffer')
        const member = builder.type('OpTypePointer', 'StorageBuffer', strided)
        const place = builder.add('OpAccessChain', member, buffer, builder.constant(uint, 0))
        builder.add('OpStore', place, builder.add('OpCopyLogical', strided, data))
      }
      return program.finish()
    },
  },
]

const dataOpcodes: readonly (number | undefined)[] = Object.values(forms).map(opcodeOf)

const opName = opcodeOf('OpName')

/** The only data of an array type that nothing but names and data use: nothing else minds the stride. */
function ordinals(module: Module): readonly number[] {
  if (!declaresCapability(module, 'Shader')) return []
  return dataOf(module).filter((at) => {
    const type = dataAt(module, at)?.resultType ?? 0
    if (arrayShape(module, type) === undefined) return false
    return usesOf(module, type).every(({ at: user }) => {
      const opcode = module.instructions[user]?.opcode
      return opcode === opName || (dataOpcodes.includes(opcode) && user === at)
    })
  })
}

/** Bytes from one element to the next without a gap. */
function tight(module: Module, type: number): number {
  const element = definition(module, arrayShape(module, type)?.element)
  return Math.max(1, (element?.words[1] ?? 32) / 8)
}

/**
 * The module in which the data with ordinal `at` has another result type.
 *
 * @param declare makes the type in the place of the array type there is; nothing where it cannot.
 * @returns nothing where the result is used either: what uses it would have another type too.
 */
function withResultType(
  module: Module,
  at: number,
  declare: (graft: Graft, array: ArrayShape) => number | undefined,
): Module | undefined {
  const data = dataAt(module, at)
  const array = arrayShape(module, data?.resultType ?? 0)
  if (data === undefined || array === undefined || !isUnused(module, data.result)) return undefined
  const added = graft(module, at)
  const type = declare(added, array)
  if (type === undefined || type === data.resultType) return undefined
  const { module: wider, shift } = added.done()
  return replaceWord(wider, at + shift, 0, type)
}

/** The array with elements of the type that `declare` gives and the length it had. */
function elements(
  declare: (graft: Graft, array: ArrayShape, module: Module) => number | undefined,
): Way {
  return (module, at) =>
    withResultType(module, at, (graft, array) => {
      const element = declare(graft, array, module)
      return element === undefined ? undefined : graft.add('OpTypeArray', element, array.length)
    })
}

/** @param size how many elements the array had; only plain lengths of a size that suits are taken. */
function type(declare: (graft: Graft, array: ArrayShape, size: number) => number | undefined): Way {
  return (module, at) =>
    withResultType(module, at, (graft, array) =>
      array.size === undefined ? undefined : declare(graft, array, array.size),
    )
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'array-stride',
    rule: 'result-type-has-no-array-stride',
    summary: 'the result type is decorated with ArrayStride',
    ordinals,
    ways: {
      tight: (module, at) => {
        const type = dataAt(module, at)?.resultType ?? 0
        const stride = tight(module, type)
        return insertDeclaration(module, instruction('OpDecorate', type, 'ArrayStride', stride))
      },
      wide: (module, at) => {
        const type = dataAt(module, at)?.resultType ?? 0
        return insertDeclaration(module, instruction('OpDecorate', type, 'ArrayStride', 16))
      },
      'through-a-group': (module, at) => {
        const type = dataAt(module, at)?.resultType ?? 0
        const { id, module: wider } = freshId(module)
        return [
          instruction('OpDecorate', id, 'ArrayStride', tight(module, type)),
          instruction('OpDecorationGroup', id),
          instruction('OpGroupDecorate', id, type),
        ].reduce(insertDeclaration, wider)
      },
    },
  }),
  mutatorOf({
    name: 'elements-not-integers',
    rule: 'result-type-has-integer-elements',
    summary: 'the elements of the result type are no integers',
    ordinals: (module) => dataOf(module),
    ways: {
      'floating-point': elements((graft) => graft.type('OpTypeFloat', 32)),
      boolean: elements((graft) => graft.type('OpTypeBool')),
      'vector-of-integers': elements((graft, { element }) =>
        graft.type('OpTypeVector', element, 2),
      ),
      'array-of-integers': elements((graft, { element, length }) =>
        graft.add('OpTypeArray', element, length),
      ),
      'structure-of-an-integer': elements((graft, { element }) =>
        graft.add('OpTypeStruct', element),
      ),
      'physical-pointer': elements((graft, { element }, module) =>
        declaresCapability(module, 'Kernel') && declaresCapability(module, 'Addresses')
          ? graft.add('OpTypePointer', 'CrossWorkgroup', element)
          : undefined,
      ),
    },
  }),
  mutatorOf({
    name: 'result-type-not-array',
    rule: 'result-type-is-an-array',
    summary:
      'the result type is a scalar, a vector or a structure, of the same size where it can be',
    ordinals: (module) => dataOf(module).filter((at) => dataAt(module, at)?.words.length !== 0),
    ways: {
      element: type((_, { element }) => element),
      vector: type((graft, { element }, size) =>
        graft.type('OpTypeVector', element, size >= 2 && size <= 4 ? size : 2),
      ),
      structure: type((graft, { element }, size) =>
        size <= 16
          ? graft.add('OpTypeStruct', ...Array.from({ length: size }, () => element))
          : undefined,
      ),
      'structure-with-the-array': (module, at) =>
        withResultType(module, at, (graft) =>
          graft.add('OpTypeStruct', dataAt(module, at)?.resultType ?? 0),
        ),
      matrix: (module, at) =>
        declaresCapability(module, 'Shader')
          ? withResultType(module, at, (graft) => {
              const float = graft.type('OpTypeFloat', 32)
              const column = float === undefined ? undefined : graft.type('OpTypeVector', float, 2)
              return column === undefined ? undefined : graft.type('OpTypeMatrix', column, 2)
            })
          : undefined,
    },
  }),
  mutatorOf({
    name: 'run-time-array',
    rule: 'result-type-has-a-length',
    summary: 'the result type is a run-time array of the same elements',
    ordinals: (module) => (declaresCapability(module, 'Shader') ? dataOf(module) : []),
    ways: {
      'of-the-elements': (module, at) =>
        withResultType(module, at, (graft, { element }) =>
          graft.add('OpTypeRuntimeArray', element),
        ),
    },
  }),
]
