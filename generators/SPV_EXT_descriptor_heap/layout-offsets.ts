import { instructionByOpcode } from '#spec/grammar/grammar'
import { routes } from '../builder/decorate-through.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { removeInstruction } from '../mutate/remove-instruction.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { typeShape } from '../mutate/type-shape.ts'
import { constantOf, uintType } from '../SPV_KHR_untyped_pointers/shared/things.ts'
import type { LaidType, Types } from '../SPV_KHR_untyped_pointers/shared/types.ts'
import { inMemory, laidOutTypes, structureOf } from './shared/contents.ts'
import {
  annotationsOf,
  extraOperandAt,
  type Held,
  literalValue,
  withExtraOperand,
} from './shared/decorations.ts'
import { createHeap } from './shared/heap.ts'

/** Members of a known size. */
const first: Readonly<Record<string, (types: Types) => LaidType>> = {
  integer: ({ scalar }) => scalar('uint'),
  'wide-integer': ({ scalar }) => scalar('ulong'),
  'narrow-integer': ({ scalar }) => scalar('ushort'),
  vector: ({ scalar, vector }) => vector(scalar('float'), 3),
  array: ({ scalar, array }) => array(scalar('uint'), 4),
  structure: ({ scalar, structure }) => structure(scalar('uint'), scalar('uint')),
}

export const generators: readonly Generator[] = [
  {
    name: 'distinct-offsets',
    rule: 'offset-ids-are-distinct',
    alsoApplies: ['offset-ids-cause-no-overlap'],
    summary: 'offsets of members differ, rising or falling, or their values are not known',
    build(choices) {
      const order = choices.pick('order', ['rising', 'falling', 'mixed'])
      const form = choices.pick('form', [
        'ids',
        'first-by-literal',
        'last-by-literal',
        'specialized',
      ])
      const memory = choices.pick('memory', ['none', 'StorageBuffer'])

      const heap = createHeap()
      const { builder, plain } = heap
      const buffer = heap.bufferType('StorageBuffer')
      const orders: Readonly<Record<string, readonly number[]>> = {
        rising: [0, 64, 128],
        falling: [128, 64, 0],
        mixed: [64, 128, 0],
      }
      const offsets = orders[order] ?? []
      // Two specialization constants of one default value are two values yet to come.
      const ids = offsets.map((offset) =>
        form === 'specialized'
          ? builder.specConstant(plain.scalar('uint').id, 64)
          : heap.uint(offset),
      )
      const literal = form === 'first-by-literal' ? 0 : form === 'last-by-literal' ? 2 : -1
      const structure = structureOf(
        heap,
        offsets.map((offset, index) => ({
          type: index === 1 ? plain.scalar('uint').id : buffer,
          ...(index === literal ? { offset } : { offsetId: ids[index] ?? 0 }),
        })),
        { block: memory !== 'none' },
      )
      if (memory !== 'none') inMemory(heap, structure, memory)
      return heap.finish()
    },
  },
  {
    name: 'laid-structures',
    rule: 'members-beside-descriptors-have-an-offset',
    summary: 'structures with descriptors in memory have an offset of either form for every member',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'StorageBuffer',
        'Uniform',
        'PushConstant',
      ])
      const first = choices.pick('first', ['literal', 'id'])
      const second = choices.pick('second', ['literal', 'id'])
      const nested = choices.pick('nested', ['no', 'in-a-block', 'in-an-array'])
      const route = choices.pick('route', routes)

      const heap = createHeap()
      const { builder, plain } = heap
      const [zero, more] = [heap.uint(0), heap.uint(64)]
      const inner = structureOf(
        heap,
        [
          {
            type: plain.scalar('uint').id,
            ...(first === 'id' ? { offsetId: zero } : { offset: 0 }),
          },
          {
            type: heap.bufferType('StorageBuffer'),
            ...(second === 'id' ? { offsetId: more } : { offset: 64 }),
          },
        ],
        { route, block: nested === 'no' },
      )
      let outer = inner
      if (nested === 'in-an-array') {
        const stride = heap.uint(128)
        outer = builder.add('OpTypeArray', inner, heap.uint(2))
        builder.add('OpDecorateId', outer, 'ArrayStrideIdEXT', stride)
      }
      if (nested !== 'no') {
        outer = structureOf(heap, [{ type: outer, offset: 0 }], { block: true })
      }
      inMemory(heap, outer, storageClass)
      return heap.finish()
    },
  },
  {
    name: 'touching-members',
    rule: 'offset-ids-cause-no-overlap',
    alsoApplies: ['offset-ids-are-distinct'],
    summary: 'a member begins right where another of known size ends, or later',
    build(choices) {
      const member = choices.pick('member', Object.keys(first))
      const gap = choices.pick('gap', [0, 4])
      const order = choices.pick('order', ['rising', 'falling'])
      const form = choices.pick('form', ['ids', 'literal-and-id', 'id-and-literal'])

      const heap = createHeap()
      const { laid } = heap
      const type = first[member]?.(laid) ?? laid.scalar('uint')
      const end = type.size + gap
      const [zero, next, far] = [heap.uint(0), heap.uint(end), heap.uint(1024)]
      const members = [
        {
          type: type.id,
          ...(form === 'literal-and-id' ? { offset: 0 } : { offsetId: zero }),
        },
        {
          type: laid.scalar('ushort').id,
          ...(form === 'id-and-literal' ? { offset: end } : { offsetId: next }),
        },
        { type: heap.bufferType('StorageBuffer'), offsetId: far },
      ]
      structureOf(heap, order === 'rising' ? members : members.toReversed())
      return heap.finish()
    },
  },
]

/** A member of a structure with what gives its offset. */
interface PlacedMember {
  readonly member: number
  readonly type: number
  /** In bytes; `undefined` where it is not known. */
  readonly offset: number | undefined
  readonly held: Held
}

/** Members of a structure that have one offset each, by themselves and not through groups. */
function placedMembers(module: Module, structure: number): readonly PlacedMember[] {
  const shape = typeShape(module, structure)
  if (shape.kind !== 'structure') return []
  const all = annotationsOf(module, 'Offset', 'OffsetIdEXT').filter(
    ({ target, member }) => target === structure && member !== undefined,
  )
  return shape.members.flatMap((type, member): readonly PlacedMember[] => {
    const [held, ...more] = all.filter((each) => each.member === member)
    if (held === undefined || more.length > 0) return []
    const offset =
      held.name === 'OpMemberDecorate' ? held.operand : literalValue(module, held.operand)
    return [{ member, type, offset, held }]
  })
}

/** The module in which a member has another offset, of the form that it has already. */
function movedMember(module: Module, { held }: PlacedMember, offset: number): Module | undefined {
  return held.name === 'OpMemberDecorate'
    ? replaceWord(module, held.at, 3, offset)
    : withExtraOperand(constantOf(uintType, offset))(module, held.at)
}

/** A member to be moved, and another one of its structure, of which one at least has its offset by an id. */
interface Pair {
  readonly moving: PlacedMember
  readonly staying: PlacedMember
  /** The offsets of all members. */
  readonly taken: readonly (number | undefined)[]
}

/** Pairs of which the moving one gets its offset from the annotation with ordinal `at`. */
function pairsAt(module: Module, at: number): readonly Pair[] {
  const structures = ordinalsOf(module, 'OpTypeStruct').map(
    (each) => module.instructions[each]?.words[0] ?? 0,
  )
  const target = module.instructions[at]?.words[0] ?? 0
  const members = structures.includes(target) ? placedMembers(module, target) : []
  const moving = members.find(({ held }) => held.at === at)
  if (moving === undefined) return []
  return members
    .filter(
      (staying) =>
        staying !== moving &&
        staying.offset !== undefined &&
        [staying, moving].some(({ held }) => held.name === 'OpMemberDecorateIdEXT'),
    )
    .map((staying) => ({ moving, staying, taken: members.map(({ offset }) => offset) }))
}

const memberwise = 'OpMemberDecorateIdEXT'

/** Both have the same id, whatever its value. */
const sameId: Way = (module, at) => {
  const pair = pairsAt(module, at).find(
    ({ moving, staying }) => moving.held.name === memberwise && staying.held.name === memberwise,
  )
  const word = extraOperandAt(module, at)
  return pair === undefined ||
    word === undefined ||
    pair.moving.held.operand === pair.staying.held.operand
    ? undefined
    : replaceWord(module, at, word, pair.staying.held.operand)
}

function equalValue(which: (index: number, count: number) => boolean): Way {
  return (module, at) => {
    const pairs = pairsAt(module, at)
    const pair = pairs.find((_, index) => which(index, pairs.length))
    return pair?.staying.offset === undefined || pair.moving.offset === pair.staying.offset
      ? undefined
      : movedMember(module, pair.moving, pair.staying.offset)
  }
}

/** Bytes that a numerical scalar or vector takes; `undefined` for other types. */
function sizeInBytes(module: Module, type: number): number | undefined {
  const { opcode, words } = definition(module, type) ?? { opcode: 0, words: [] }
  const name = instructionByOpcode(opcode)?.name
  const [, first = 0, second = 0] = words
  if (name === 'OpTypeInt' || name === 'OpTypeFloat') return first / 8
  if (name !== 'OpTypeVector') return undefined
  const component = first === type ? undefined : sizeInBytes(module, first)
  return component === undefined ? undefined : component * second
}

/** Moves a member into another one of known size, to where `place` says. */
function into(place: (size: number) => number): Way {
  return (module, at) => {
    for (const { moving, staying, taken } of pairsAt(module, at)) {
      const size = sizeInBytes(module, staying.type)
      const inside = size === undefined ? 0 : place(size)
      if (size === undefined || inside <= 0 || inside >= size) continue
      const offset = (staying.offset ?? 0) + inside
      if (!taken.includes(offset)) return movedMember(module, moving, offset)
    }
    return undefined
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'equal-offsets',
    rule: 'offset-ids-are-distinct',
    summary: 'two members have one offset',
    ordinals: (module) => annotationsOf(module, 'Offset', 'OffsetIdEXT').map(({ at }) => at),
    ways: {
      'same-id': sameId,
      'equal-to-the-first': equalValue((index) => index === 0),
      'equal-to-the-last': equalValue((index, count) => index > 0 && index === count - 1),
    },
  }),
  mutatorOf({
    name: 'member-without-offset',
    rule: 'members-beside-descriptors-have-an-offset',
    summary: 'a member of a structure with a descriptor has no offset, though it is in memory',
    ordinals: (module) => {
      const laid = laidOutTypes(module)
      const isStructure = (target: number) =>
        laid.has(target) && typeShape(module, target).kind === 'structure'
      return [
        ...annotationsOf(module, 'Offset', 'OffsetIdEXT')
          .filter(({ target, member }) => member !== undefined && isStructure(target))
          .map(({ at }) => at),
        ...ordinalsOf(module, 'OpGroupMemberDecorate').filter((at) =>
          isStructure(module.instructions[at]?.words[1] ?? 0),
        ),
      ]
    },
    ways: { removed: removeInstruction },
  }),
  mutatorOf({
    name: 'overlapping-members',
    rule: 'offset-ids-cause-no-overlap',
    summary: 'a member begins before another one ends',
    ordinals: (module) => annotationsOf(module, 'Offset', 'OffsetIdEXT').map(({ at }) => at),
    ways: {
      'in-the-last-byte': into((size) => size - 1),
      'behind-the-first-byte': into((size) => (size > 2 ? 1 : 0)),
      'in-the-middle': into((size) => (size > 4 ? size / 2 : 0)),
    },
  }),
]
