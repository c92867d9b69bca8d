import { routes } from '../builder/decorate-through.ts'
import type { Generator, Mutator } from '../maker.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { first, uintConstant, uintType } from '../SPV_KHR_untyped_pointers/shared/things.ts'
import {
  arrayOf,
  descriptor,
  descriptorNames,
  samplerType,
  structureOf,
  structureOfTypes,
  untypedPointerType,
  withoutDescriptors,
} from './shared/contents.ts'
import {
  annotated,
  annotatedByGroup,
  decorationWays,
  extraOperand,
  groupWay,
  idDecorations,
  literalValue,
  offsetThrough,
} from './shared/decorations.ts'
import { createHeap } from './shared/heap.ts'

export const generators: readonly Generator[] = [
  {
    name: 'offsets',
    rule: 'offset-id-is-on-a-member',
    alsoApplies: ['offset-id-structure-contains-a-descriptor'],
    summary: 'offsets reach members directly, through a group, or through a group that many share',
    build(choices) {
      const first = choices.pick('first', routes)
      const second = choices.pick('second', [...routes, 'literal'] as const)
      const structures = choices.pick('structures', ['one', 'two', 'two-of-one-group'])

      const heap = createHeap()
      const { builder, plain } = heap
      const buffer = heap.bufferType('StorageBuffer')
      const ids = [heap.uint(0), heap.uint(64)]
      const uint = plain.scalar('uint').id
      const add = () => builder.add('OpTypeStruct', uint, buffer)
      const targets = structures === 'one' ? [add()] : [add(), add()]
      if (structures === 'two-of-one-group') {
        for (const [member, id] of ids.entries()) {
          const group = builder.id()
          builder.add('OpDecorateId', group, 'OffsetIdEXT', id)
          builder.define(group, 'OpDecorationGroup')
          const pairs = targets.flatMap((target) => [target, member])
          builder.add('OpGroupMemberDecorate', group, ...pairs)
        }
        return heap.finish()
      }
      for (const target of targets) {
        offsetThrough(heap, first, target, 0, ids[0] ?? 0)
        if (second === 'literal') builder.add('OpMemberDecorate', target, 1, 'Offset', 64)
        else offsetThrough(heap, second, target, 1, ids[1] ?? 0)
      }
      return heap.finish()
    },
  },
  {
    name: 'structures-with-descriptors',
    rule: 'offset-id-structure-contains-a-descriptor',
    alsoApplies: ['offset-id-is-on-a-member'],
    summary:
      'the member with an offset is the descriptor or another one, the descriptor is deep or not',
    build(choices) {
      const kind = choices.pick('descriptor', descriptorNames)
      const depth = choices.pick('in', ['member', 'array', 'structure', 'array-of-structures'])
      const decorated = choices.pick('decorated', ['descriptor', 'integer', 'both'])

      const heap = createHeap()
      const { builder, plain } = heap
      const uint = plain.scalar('uint').id
      const type = descriptor(heap, kind)
      const [first, second] = [heap.uint(0), heap.uint(64)]
      const record = () => structureOf(heap, [{ type, offset: 0 }])
      const array = (element: number) => {
        const made = builder.add('OpTypeArray', element, heap.uint(2))
        builder.decorate(made, 'ArrayStride', 256)
        return made
      }
      const member: Readonly<Record<string, () => number>> = {
        array: () => array(type),
        structure: record,
        'array-of-structures': () => array(record()),
      }
      structureOf(heap, [
        { type: uint, ...(decorated === 'descriptor' ? { offset: 0 } : { offsetId: first }) },
        {
          type: member[depth]?.() ?? type,
          ...(decorated === 'integer' ? { offset: 64 } : { offsetId: second }),
        },
      ])
      return heap.finish()
    },
  },
]

/** The first version with OpDecorateId. */
const since = 0x0001_0200

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'offset-id-on-no-member',
    rule: 'offset-id-is-on-a-member',
    summary: 'something else than a member gets an offset by an id',
    ordinals: (module) =>
      module.version < since ? [] : idDecorations(module, 'OffsetIdEXT').slice(0, 1),
    ways: {
      ...decorationWays(
        {
          structure: structureOfTypes(samplerType),
          array: arrayOf(samplerType),
          'untyped-pointer': untypedPointerType,
          sampler: samplerType,
          integer: uintType,
          constant: uintConstant,
          'buffer-type': first('OpTypeBufferEXT'),
          variable: first('OpUntypedVariableKHR'),
        },
        'OpDecorateId',
        'OffsetIdEXT',
      ),
      'structure-through-a-group': groupWay(structureOfTypes(samplerType), 'OffsetIdEXT'),
      'array-through-a-group': groupWay(arrayOf(samplerType), 'OffsetIdEXT'),
    },
  }),
  mutatorOf({
    name: 'offset-id-without-descriptors',
    rule: 'offset-id-structure-contains-a-descriptor',
    summary: 'a member of a structure without descriptors gets an offset by an id',
    ordinals: (module) =>
      idDecorations(module, 'OffsetIdEXT')
        .filter((at) => definition(module, extraOperand(module, at)) !== undefined)
        .slice(0, 1),
    ways: {
      ...decorationWays(
        Object.fromEntries(
          Object.entries(withoutDescriptors).map(([name, member]) => [
            `of-${name}`,
            structureOfTypes(member),
          ]),
        ),
        'OpMemberDecorateIdEXT',
        0,
        'OffsetIdEXT',
      ),
      'through-a-group': (module, at) =>
        module.version < since
          ? undefined
          : groupWay(structureOfTypes(uintType), 'OffsetIdEXT', 0)(module, at),
    },
  }),
  mutatorOf({
    name: 'offset-in-both-forms',
    rule: 'offset-and-offset-id-exclude-each-other',
    summary: 'a member has an offset by an id and one by a literal',
    ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT'),
    ways: {
      'equal-values': (module, at) => {
        const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
        const value = literalValue(module, extraOperand(module, at))
        return value === undefined
          ? undefined
          : annotated(module, structure, ['OpMemberDecorate', member, 'Offset', value])
      },
      'other-value': (module, at) => {
        const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
        return annotated(module, structure, ['OpMemberDecorate', member, 'Offset', 4096])
      },
      'through-a-group': (module, at) => {
        const [structure = 0, member = 0] = module.instructions[at]?.words ?? []
        return annotatedByGroup(module, structure, ['OpDecorate', 'Offset', 4096], member)
      },
    },
  }),
]
