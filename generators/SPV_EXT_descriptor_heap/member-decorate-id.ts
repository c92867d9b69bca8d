import { opcodeOf } from '#spec/grammar/opcodes'
import type { Argument } from '../builder/argument.ts'
import { instruction } from '../builder/instruction.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { definition } from '../mutate/definition.ts'
import { definitionOf } from '../mutate/definition-of.ts'
import { freshId } from '../mutate/fresh-id.ts'
import { firstFunction, graft } from '../mutate/graft.ts'
import { insertDeclaration } from '../mutate/insert-declaration.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import {
  constantOf,
  first,
  floatType,
  of,
  uintConstant,
  uintType,
} from '../SPV_KHR_untyped_pointers/shared/things.ts'
import { memberCount } from '../SPV_KHR_untyped_pointers/shared/types.ts'
import {
  arrayOf,
  constantNamed,
  constantNames,
  contentNames,
  contentsNamed,
  mixedStructure,
  samplerType,
  structureOf,
  structureOfTypes,
  untypedPointerType,
} from './shared/contents.ts'
import {
  annotated,
  decorationWays,
  extraOperand,
  extraOperandAt,
  extraOperandWays,
  idDecorations,
  isMemberwise,
} from './shared/decorations.ts'
import { createHeap } from './shared/heap.ts'

const opFunction = opcodeOf('OpFunction')

export const generators: readonly Generator[] = [
  {
    name: 'decorated-members',
    rule: 'member-decorate-id-member-exists',
    alsoApplies: ['member-decorate-id-targets-a-structure', 'offset-id-is-on-a-member'],
    summary:
      'the first, a middle and the last member have their offsets by ids, others by literals',
    build(choices) {
      const count = choices.pick('members', [1, 2, 3, 5])
      const decorated = choices.pick('decorated', [
        'first',
        'last',
        'middle',
        'all',
        'none-but-one',
      ])
      const last = choices.pick('buffer', ['at-the-end', 'at-the-beginning'])

      const heap = createHeap()
      const { plain } = heap
      const buffer = heap.bufferType('StorageBuffer')
      const [uint, place] = [plain.scalar('uint').id, last === 'at-the-end' ? count - 1 : 0]
      const is: Readonly<Record<string, (index: number) => boolean>> = {
        first: (index) => index === 0,
        last: (index) => index === count - 1,
        middle: (index) => index === Math.floor(count / 2),
        all: () => true,
        'none-but-one': (index) => index === place,
      }
      const ids = Array.from({ length: count }, (_, index) => heap.uint(64 * index))
      structureOf(
        heap,
        ids.map((id, index) => ({
          type: index === place ? buffer : uint,
          ...(is[decorated]?.(index) === true ? { offsetId: id } : { offset: 64 * index }),
        })),
      )
      return heap.finish()
    },
  },
  {
    name: 'decorated-structures',
    rule: 'member-decorate-id-targets-a-structure',
    alsoApplies: ['member-decorate-id-member-exists', 'offset-id-structure-contains-a-descriptor'],
    summary: 'all members of structures with descriptors have offsets by ids',
    build(choices) {
      const members = choices.pick('members', contentNames)
      const beside = choices.pick('beside', ['nothing', 'array-of-it', 'chain'])

      const heap = createHeap()
      const types = contentsNamed(heap, members)
      const offsets = types.map((_, index) => heap.uint(256 * index))
      const structure = structureOf(
        heap,
        types.map((type, index) => ({ type, offsetId: offsets[index] ?? 0 })),
      )
      if (beside !== 'nothing') {
        const array = heap.heapArray(structure, heap.uint(1024))
        if (beside === 'chain') {
          const type = heap.pointer('UniformConstant')
          const indexes = [heap.uint(2), heap.uint(0)]
          heap.builder.add('OpUntypedAccessChainKHR', type, array, heap.heap(), ...indexes)
        }
      }
      return heap.finish()
    },
  },
  {
    name: 'decorations-with-ids',
    rule: 'member-decorate-id-decoration-takes-ids',
    alsoApplies: ['member-decorate-id-decoration-is-a-layout-decoration'],
    summary:
      'what takes ids and what takes literals decorate one structure, each in its instruction',
    build(choices) {
      const literal = choices.pick('literal', ['none', 'NonWritable', 'Restrict', 'Volatile'])
      const member = choices.pick('member', [0, 1])

      const heap = createHeap()
      const structure = mixedStructure(heap)
      if (literal !== 'none') heap.builder.add('OpMemberDecorate', structure, member, literal)
      return heap.finish()
    },
  },
  {
    name: 'ids-before-structures',
    rule: 'member-decorate-id-operand-precedes-the-structure',
    alsoApplies: ['member-decorate-id-operand-is-a-constant-or-variable'],
    summary: 'the ids of offsets stand right before the structure, or a long way',
    build(choices) {
      const between = choices.pick('between', ['nothing', 'types', 'structure', 'variable'])
      const shared = choices.pick('shared', ['by-nobody', 'by-two-structures'])

      const heap = createHeap()
      const { plain } = heap
      const uint = plain.scalar('uint')
      const buffer = heap.bufferType('StorageBuffer')
      const [first, second] = [heap.uint(0), heap.uint(64)]
      if (between === 'types') plain.vector(plain.scalar('float'), 4)
      if (between === 'structure') plain.structure(uint, uint)
      if (between === 'variable') heap.heap()
      const members = [
        { type: uint.id, offsetId: first },
        { type: buffer, offsetId: second },
      ]
      structureOf(heap, members)
      if (shared === 'by-two-structures') structureOf(heap, members)
      return heap.finish()
    },
  },
  {
    name: 'offset-constants',
    rule: 'member-decorate-id-operand-is-a-constant-or-variable',
    alsoApplies: [
      'member-decorate-id-operand-precedes-the-structure',
      'id-decoration-operand-is-a-constant',
    ],
    summary: 'offsets are constants of every kind',
    build(choices) {
      const kind = choices.pick('constant', constantNames)
      const value = choices.pick('value', [0, 64])
      const other = choices.pick('other', ['literal', 'id'])

      const heap = createHeap()
      const [first, second] = [constantNamed(heap, kind, value), heap.uint(512)]
      structureOf(heap, [
        { type: heap.bufferType('StorageBuffer'), offsetId: first },
        {
          type: heap.plain.scalar('uint').id,
          ...(other === 'id' ? { offsetId: second } : { offset: 512 }),
        },
      ])
      return heap.finish()
    },
  },
  {
    name: 'other-decorations-with-ids',
    rule: 'member-decorate-id-decoration-is-a-layout-decoration',
    alsoApplies: ['member-decorate-id-decoration-takes-ids'],
    summary: 'other decorations with ids are on what is no member',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'physical-shader'])
      const other = choices.pick('other', ['none', 'UniformId'])

      const heap = createHeap({ ground })
      const { builder, plain } = heap
      mixedStructure(heap)
      if (other === 'UniformId') {
        const [uint, one] = [plain.scalar('uint').id, heap.uint(1)]
        const sum = builder.add('OpIAdd', uint, one, one)
        builder.add('OpDecorateId', sum, 'UniformId', heap.uint(3))
      }
      return heap.finish()
    },
  },
]

function member(number: (count: number) => number): Way {
  return (module, at) => {
    const structure = module.instructions[at]?.words[0] ?? 0
    const count = memberCount(module, structure)
    return annotated(module, structure, [
      'OpMemberDecorateIdEXT',
      number(count),
      'OffsetIdEXT',
      extraOperand(module, at),
    ])
  }
}

/** A scope, a number of bytes and an alignment, as it comes. */
const value = 2

function decorated(decoration: string, capability: string, since: number): Way {
  return (module, at) => {
    const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
    const place = definitionOf(module, structure)
    if (place === undefined || module.version < since || !declaresCapability(module, capability)) {
      return undefined
    }
    const added = graft(module, place)
    const id = constantOf(uintType, value)(added, module, place)
    return id === undefined
      ? undefined
      : annotated(added.done().module, structure, ['OpMemberDecorateIdEXT', member, decoration, id])
  }
}

function decoratedByLiterals(...decoration: readonly Argument[]): Way {
  return (module, at) => {
    const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
    return annotated(module, structure, ['OpMemberDecorateIdEXT', member, ...decoration])
  }
}

/** Decorates with a constant like the one there is, which stands in front of ordinal `place`. */
function like(place: (module: Module, structure: number) => number): Way {
  return (module, at) => {
    const constant = definition(module, extraOperand(module, at))
    const structure = definitionOf(module, module.instructions[at]?.words[0] ?? 0)
    const word = extraOperandAt(module, at)
    if (constant === undefined || structure === undefined || word === undefined) return undefined
    const { id, module: wider } = freshId(module)
    const again = { opcode: constant.opcode, words: constant.words.with(1, id) }
    return replaceWord(insertInstructions(wider, place(module, structure), again), at, word, id)
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'member-decorate-id-beyond-the-last',
    rule: 'member-decorate-id-member-exists',
    summary: 'a member that the structure does not have gets an offset',
    ordinals: (module) =>
      idDecorations(module, 'OffsetIdEXT')
        .filter((at) => isMemberwise(module, at))
        .filter((at) => memberCount(module, module.instructions[at]?.words[0] ?? 0) > 0)
        .slice(0, 1),
    ways: {
      'one-beyond': member((count) => count),
      'two-beyond': member((count) => count + 1),
      'all-bits-set': member(() => 0xffff_ffff),
      'sign-bit-set': member((count) => (0x8000_0000 | (count - 1)) >>> 0),
    },
  }),
  mutatorOf({
    name: 'member-decorate-id-of-no-structure',
    rule: 'member-decorate-id-targets-a-structure',
    summary: 'a member of what is no structure type gets an offset',
    ordinals: (module) =>
      idDecorations(module, 'OffsetIdEXT')
        .filter((at) => isMemberwise(module, at))
        .slice(0, 1),
    ways: decorationWays(
      {
        integer: uintType,
        vector: of(floatType, 'OpTypeVector', 4),
        array: arrayOf(samplerType),
        'run-time-array': of(samplerType, 'OpTypeRuntimeArray'),
        'untyped-pointer': untypedPointerType,
        'typed-pointer-to-a-structure': (graft, module, at) => {
          const structure = structureOfTypes(samplerType)(graft, module, at)
          return structure === undefined
            ? undefined
            : graft.add('OpTypePointer', 'UniformConstant', structure)
        },
        'buffer-type': first('OpTypeBufferEXT'),
        sampler: samplerType,
        constant: uintConstant,
        'object-of-a-structure': of(structureOfTypes(uintType, floatType), 'OpConstantNull'),
        variable: first('OpUntypedVariableKHR', 'OpVariable'),
        function: (_, { instructions }) =>
          instructions.find(({ opcode }) => opcode === opFunction)?.words[1],
      },
      'OpMemberDecorateIdEXT',
      0,
      'OffsetIdEXT',
    ),
  }),
  mutatorOf({
    name: 'member-decorate-id-with-other-ids',
    rule: 'member-decorate-id-decoration-is-a-layout-decoration',
    summary: 'a member gets a decoration that takes ids, but is not for members',
    ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT').slice(0, 1),
    ways: {
      'uniform-id': decorated('UniformId', 'Shader', 0x0001_0400),
      'max-byte-offset-id': decorated('MaxByteOffsetId', 'Addresses', 0x0001_0200),
    },
  }),
  mutatorOf({
    name: 'member-decorate-id-without-ids',
    rule: 'member-decorate-id-decoration-takes-ids',
    summary:
      'a member gets, by the instruction for ids, a decoration that takes literals or nothing',
    ordinals: (module) => {
      // A member must not be decorated twice with the same.
      const literally = ordinalsOf(module, 'OpMemberDecorate')
      return literally.length > 0 ? [] : ordinalsOf(module, 'OpMemberDecorateIdEXT').slice(0, 1)
    },
    ways: {
      'non-writable': decoratedByLiterals('NonWritable'),
      'non-readable': decoratedByLiterals('NonReadable'),
      volatile: decoratedByLiterals('Volatile'),
      coherent: decoratedByLiterals('Coherent'),
      restrict: decoratedByLiterals('Restrict'),
      'relaxed-precision': decoratedByLiterals('RelaxedPrecision'),
      flat: decoratedByLiterals('Flat'),
      offset: decoratedByLiterals('Offset', 4),
      'matrix-stride': decoratedByLiterals('MatrixStride', 16),
      location: decoratedByLiterals('Location', 0),
      'built-in': decoratedByLiterals('BuiltIn', 'Position'),
    },
  }),
  mutatorOf({
    name: 'offset-behind-structure',
    rule: 'member-decorate-id-operand-precedes-the-structure',
    summary: 'an offset is defined behind the structure',
    ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT'),
    ways: {
      'right-behind': like((_, structure) => structure + 1),
      'behind-all-declarations': like((module) => firstFunction(module)),
    },
  }),
  mutatorOf({
    name: 'offset-no-constant-before',
    rule: 'member-decorate-id-operand-is-a-constant-or-variable',
    summary: 'an offset is neither a constant nor a variable',
    ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT').slice(0, 2),
    ways: {
      ...extraOperandWays({
        undef: of(uintType, 'OpUndef'),
        'integer-type': uintType,
        'structure-type': structureOfTypes(samplerType),
        'pointer-type': (graft) => graft.add('OpTypeUntypedPointerKHR', 'UniformConstant'),
      }),
      string: (module, at) => {
        const { id, module: wider } = freshId(module)
        const word = extraOperandAt(module, at) ?? 0
        // The string moves what stands behind it by one.
        return insertDeclaration(
          replaceWord(wider, at, word, id),
          instruction('OpString', id, 'offset'),
        )
      },
    },
  }),
]
