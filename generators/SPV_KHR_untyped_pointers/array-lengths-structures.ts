import { decorateThrough, routes } from '../builder/decorate-through.ts'
import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { typeOf } from '../mutate/type-of.ts'
import { drawnWays } from './shared/layouts.ts'
import { arrayLengthWords, type Declare, operandWays } from './shared/operands.ts'
import { kinds, variableIn } from './shared/pointer-into.ts'
import { storageClassName } from './shared/pointers.ts'
import { uintConstant, uintType } from './shared/things.ts'
import { type LaidType, type Types, withStructure } from './shared/types.ts'
import { createWorld } from './shared/world.ts'

/** Elements of the run-time array, by name. */
const elements: Readonly<Record<string, (types: Types) => LaidType>> = {
  integer: ({ scalar }) => scalar('uint'),
  'wide-integer': ({ scalar }) => scalar('ulong'),
  'narrow-integer': ({ scalar }) => scalar('ushort'),
  vector: ({ scalar, vector }) => vector(scalar('float'), 3),
  structure: ({ scalar, structure }) => structure(scalar('uint'), scalar('float')),
  array: ({ scalar, array }) => array(scalar('uint'), 3),
}

/** What stands before the run-time array. */
const before: Readonly<Record<string, (types: Types) => readonly LaidType[]>> = {
  nothing: () => [],
  integer: ({ scalar }) => [scalar('uint')],
  'matrix-and-array': ({ scalar, vector, matrix, array }) => [
    matrix(vector(scalar('float'), 4), 4),
    array(scalar('uint'), 2),
  ],
}

export const generators: readonly Generator[] = [
  {
    name: 'array-lengths-of-blocks',
    rule: 'array-length-structure-is-a-block',
    alsoApplies: [
      'array-length-structure-ends-in-a-run-time-array',
      'array-length-member-is-the-last',
    ],
    summary: 'the structure has Block, by itself or through a group, in every version',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const route = choices.pick('route', routes)
      const minor = choices.pick('minor', minorVersions)
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const kind = choices.pick('pointer', kinds)

      const world = createWorld('shader', { minor })
      const { builder, laid } = world
      const uint = laid.scalar('uint')
      const structure = laid.structure(uint, laid.runTimeArray(uint)).id
      decorateThrough(world, route, structure, 'Block')
      const buffer = variableIn(world, storageClass, kind, structure)
      builder.add('OpUntypedArrayLengthKHR', uint.id, structure, buffer, 1)
      return world.finish()
    },
  },
  {
    name: 'array-lengths-of-several-structures',
    rule: 'array-length-structure-is-a-structure-type',
    alsoApplies: [
      'array-length-structure-is-a-block',
      'array-length-structure-is-explicitly-laid-out',
    ],
    summary: 'one buffer is measured as several structures, with elements of several sizes',
    build(choices) {
      const count = choices.pick('structures', [1, 2, 3])
      const data = choices.pick('data-type', ['first', 'last', 'none', 'words'])
      const order = choices.pick('narrow-first', [true, false])

      const world = createWorld('shader')
      const { builder, laid } = world
      const float = laid.scalar('float')
      const elements = [float, laid.vector(float, 2), laid.vector(float, 4)].slice(0, count)
      if (!order) elements.reverse()
      const blocks = elements.map((element) => laid.block(laid.runTimeArray(element)).id)
      const words = laid.runTimeArray(laid.scalar('uint')).id
      const dataType = { first: blocks[0], last: blocks.at(-1), none: undefined, words }[data]
      const pointer = world.pointer('StorageBuffer')
      const buffer =
        dataType === undefined
          ? world.untypedVariable(pointer, 'StorageBuffer')
          : variableIn(world, 'StorageBuffer', 'untyped', dataType)
      if (dataType === undefined) world.describe(buffer)
      const uint = laid.scalar('uint').id
      for (const block of blocks) builder.add('OpUntypedArrayLengthKHR', uint, block, buffer, 0)
      return world.finish()
    },
  },
  {
    name: 'array-lengths',
    rule: 'array-length-structure-ends-in-a-run-time-array',
    alsoApplies: [
      'array-length-structure-is-a-structure-type',
      'array-length-structure-is-a-block',
      'array-length-structure-is-explicitly-laid-out',
      'array-length-member-is-the-last',
      'array-length-result-type-is-an-unsigned-32-bit-integer',
      'array-length-pointer-is-a-pointer',
      'array-length-variable-is-a-descriptor',
    ],
    summary:
      'the length is asked of a block that ends in a run-time array, of one member or several',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const members = choices.pick('before', Object.keys(before))
      const element = choices.pick('element', Object.keys(elements))
      const kind = choices.pick('pointer', kinds)
      const data = choices.pick('data-type', ['the-structure', 'another'])
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const minor = choices.pick('minor', [6, 3, 0])

      const world = createWorld('shader', { minor })
      const { laid, builder } = world
      const uint = laid.scalar('uint')
      const first = before[members]?.(laid) ?? []
      const last = laid.runTimeArray(elements[element]?.(laid) ?? uint)
      const block = laid.block(...first, last).id
      const other = laid.block(laid.runTimeArray(uint)).id
      const buffer = variableIn(world, storageClass, kind, data === 'another' ? other : block)
      builder.add('OpUntypedArrayLengthKHR', uint.id, block, buffer, first.length)
      return world.finish()
    },
  },
]

/** Names of the storage classes that pointer types of the module have. */
function storageClassesIn(module: Module): readonly string[] {
  return ordinalsOf(module, 'OpTypePointer', 'OpTypeUntypedPointerKHR').map((at) =>
    storageClassName(module.instructions[at]?.words[1]),
  )
}

const version13 = 0x0001_0300

/** BufferBlock is gone after that version, and never goes with StorageBuffer. */
function mayHaveBufferBlock(module: Module): boolean {
  return module.version <= version13 && !storageClassesIn(module).includes('StorageBuffer')
}

const { 'buffer-block': bufferBlock, ...others } = drawnWays(
  {
    'not-decorated': (s) => s.structure([{ type: s.runTimeArray(s.uint(), 4), offset: 0 }]),
    'blocks-inside': (s) => {
      const element = s.structure([{ type: s.uint(), offset: 0 }], 'Block')
      return s.structure([{ type: s.runTimeArray(element), offset: 0 }])
    },
    'buffer-block': (s) =>
      s.structure([{ type: s.runTimeArray(s.uint(), 4), offset: 0 }], 'BufferBlock'),
  },
  withStructure,
)

/** One of the operands, as the module has it. */
function operand(word: number): Declare {
  return (_, module, at) => module.instructions[at]?.words[word]
}

const structure = operand(arrayLengthWords.structure)

const pointer = operand(arrayLengthWords.pointer)

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'array-length-of-no-block',
    rule: 'array-length-structure-is-a-block',
    summary: 'the structure whose array is measured has no Block',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
    ways: {
      ...others,
      'buffer-block': (module, at) =>
        mayHaveBufferBlock(module) ? bufferBlock?.(module, at) : undefined,
    },
  }),
  mutatorOf({
    name: 'array-length-of-no-structure',
    rule: 'array-length-structure-is-a-structure-type',
    summary: 'the structure is another type, or the pointer as it is for typed ones',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
    ways: operandWays(arrayLengthWords.structure, {
      pointer,
      'pointer-type': (graft, module, at) => typeOf(module, pointer(graft, module, at) ?? 0),
      'run-time-array': (graft, module, at) =>
        definition(module, structure(graft, module, at))?.words.at(-1),
      'array-of-it': (graft, module, at) => {
        const type = structure(graft, module, at)
        const length = uintConstant(graft, module, at)
        return type === undefined || length === undefined
          ? undefined
          : graft.add('OpTypeArray', type, length)
      },
      integer: uintType,
      constant: uintConstant,
      undef: (graft, module, at) => graft.add('OpUndef', structure(graft, module, at) ?? 0),
    }),
  }),
  mutatorOf({
    name: 'array-length-without-run-time-array',
    rule: 'array-length-structure-ends-in-a-run-time-array',
    summary: 'the last member of the structure is no run-time array',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
    ways: drawnWays(
      {
        integer: (s) => s.structure([{ type: s.uint(), offset: 0 }], 'Block'),
        'array-of-a-length': (s) =>
          s.structure([{ type: s.array(s.uint(), 4, 4), offset: 0 }], 'Block'),
        'array-of-one': (s) => s.structure([{ type: s.array(s.uint(), 1, 4), offset: 0 }], 'Block'),
        'structure-that-ends-in-one': (s) => {
          const inner = s.structure([{ type: s.runTimeArray(s.uint(), 4), offset: 0 }])
          return s.structure([{ type: inner, offset: 0 }], 'Block')
        },
        // The array is the last in memory all the same.
        'run-time-array-before-the-last': (s) =>
          s.structure(
            [
              { type: s.runTimeArray(s.uint(), 4), offset: 16 },
              { type: s.uint(), offset: 0 },
            ],
            'Block',
          ),
        'no-member': (s) => s.structure([], 'Block'),
      },
      withStructure,
    ),
  }),
]
