import { opcodeOf } from '#spec/grammar/opcodes'
import { routes } from '../builder/decorate-through.ts'
import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { definition } from '../mutate/definition.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import type { Declare } from '../SPV_KHR_untyped_pointers/shared/operands.ts'
import {
  boolType,
  constantOf,
  first,
  floatType,
  intType,
  noIntegers,
  of,
  type,
  uintType,
  where,
} from '../SPV_KHR_untyped_pointers/shared/things.ts'
import { constantNamed, constantNames, structureOf } from './shared/contents.ts'
import {
  annotatedByGroup,
  decorateIdThrough,
  extraOperand,
  extraOperandWays,
  idDecorations,
  isMemberwise,
  literalValue,
  offsetThrough,
  withExtraOperand,
} from './shared/decorations.ts'
import { createHeap } from './shared/heap.ts'

const opFunction = opcodeOf('OpFunction')
const opDecorationGroup = opcodeOf('OpDecorationGroup')

export const generators: readonly Generator[] = [
  {
    name: 'decorated-once',
    rule: 'id-decoration-is-given-once',
    summary: 'one id serves many arrays and structures, each of which has it once',
    build(choices) {
      const arrays = choices.pick('arrays', ['by-hand', 'one-group', 'two-groups'])
      const count = choices.pick('count', [2, 3])
      const structures = choices.pick('structures', [0, 2])

      const heap = createHeap()
      const { builder } = heap
      const sampler = builder.type('OpTypeSampler')
      const stride = heap.sizeOf(sampler)
      const targets = Array.from({ length: count }, () =>
        builder.add('OpTypeRuntimeArray', sampler),
      )
      const share = (shared: readonly number[]) => {
        const group = builder.id()
        builder.add('OpDecorateId', group, 'ArrayStrideIdEXT', stride)
        builder.define(group, 'OpDecorationGroup')
        builder.add('OpGroupDecorate', group, ...shared)
      }
      if (arrays === 'by-hand') {
        for (const target of targets)
          builder.add('OpDecorateId', target, 'ArrayStrideIdEXT', stride)
      }
      if (arrays === 'one-group') share(targets)
      if (arrays === 'two-groups') for (const target of targets) share([target])
      const zero = heap.uint(0)
      for (let each = 0; each < structures; each++) {
        structureOf(heap, [{ type: sampler, offsetId: zero }])
      }
      return heap.finish()
    },
  },
  {
    name: 'integer-operands',
    rule: 'id-decoration-operand-is-an-integer-scalar',
    alsoApplies: [
      'id-decoration-operand-is-a-constant',
      'id-decoration-operand-is-32-bit-unsigned',
    ],
    summary: 'strides and offsets are 32-bit unsigned integers, beside constants of other types',
    build(choices) {
      const decoration = choices.pick('decoration', ['stride', 'offset'])
      const value = choices.pick('value', [0, 1, 4, 0x7fff_ffff, 0xffff_ffff])
      const route = choices.pick('route', routes)

      const heap = createHeap()
      const { builder, plain } = heap
      for (const capability of ['Int16', 'Int64', 'Float64']) builder.capability(capability)
      const operand = heap.uint(value)
      builder.constant(plain.scalar('float').id, 64)
      const element = builder.type('OpTypeSampler')
      if (decoration === 'stride') {
        const array = builder.add('OpTypeArray', element, heap.uint(4))
        decorateIdThrough(heap, route, array, 'ArrayStrideIdEXT', operand)
      } else {
        offsetThrough(heap, route, builder.add('OpTypeStruct', element), 0, operand)
      }
      return heap.finish()
    },
  },
  {
    name: 'offsets-by-literal',
    rule: 'id-decoration-is-not-in-op-member-decorate',
    summary: 'OpMemberDecorate gives literal offsets, OpMemberDecorateIdEXT ids, in every version',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const first = choices.pick('first', ['literal', 'id'])
      const second = choices.pick('second', ['literal', 'id'])
      const minor = choices.pick('minor', minorVersions)

      const heap = createHeap({ minor })
      const [zero, more] = [heap.uint(0), heap.uint(32)]
      structureOf(heap, [
        {
          type: heap.builder.type('OpTypeSampler'),
          ...(first === 'id' ? { offsetId: zero } : { offset: 0 }),
        },
        {
          type: heap.plain.scalar('uint').id,
          ...(second === 'id' ? { offsetId: more } : { offset: 32 }),
        },
      ])
      return heap.finish()
    },
  },
  {
    name: 'stride-constants',
    rule: 'id-decoration-operand-is-a-constant',
    alsoApplies: [
      'id-decoration-operand-is-an-integer-scalar',
      'id-decoration-operand-is-32-bit-unsigned',
    ],
    summary: 'strides are constants of every kind, before or behind their arrays',
    build(choices) {
      const kind = choices.pick('constant', constantNames)
      const order = choices.pick('array', ['first', 'last'])
      const route = choices.pick('route', routes)

      const heap = createHeap()
      const { builder } = heap
      const element = heap.bufferType('StorageBuffer')
      const early = order === 'first' ? builder.add('OpTypeRuntimeArray', element) : undefined
      const stride = constantNamed(heap, kind, 64)
      const array = early ?? builder.add('OpTypeRuntimeArray', element)
      decorateIdThrough(heap, route, array, 'ArrayStrideIdEXT', stride)
      return heap.finish()
    },
  },
  {
    name: 'strides-by-literal',
    rule: 'id-decoration-is-not-in-op-decorate',
    summary:
      'OpDecorate gives literal strides, also to arrays of descriptors; OpDecorateId gives ids',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const literal = choices.pick('literal', ['descriptors', 'integers', 'pointer'])
      const id = choices.pick('id', ['none', 'run-time-array', 'array'])
      const minor = choices.pick('minor', [6, 3, 2])

      const heap = createHeap({ minor })
      const { builder, plain } = heap
      const sampler = builder.type('OpTypeSampler')
      const uint = plain.scalar('uint').id
      const targets: Readonly<Record<string, () => number>> = {
        descriptors: () => builder.add('OpTypeRuntimeArray', sampler),
        integers: () => builder.add('OpTypeArray', uint, heap.uint(4)),
        pointer: () => builder.add('OpTypeUntypedPointerKHR', 'Uniform'),
      }
      builder.decorate(targets[literal]?.() ?? uint, 'ArrayStride', 32)
      if (id === 'run-time-array') heap.heapArray(sampler)
      if (id === 'array') {
        const stride = heap.uint(32)
        const array = builder.add('OpTypeArray', sampler, heap.uint(2))
        builder.add('OpDecorateId', array, 'ArrayStrideIdEXT', stride)
      }
      return heap.finish()
    },
  },
]

/** The first version with OpDecorateId. */
const since = 0x0001_0200

const opDecorate = opcodeOf('OpDecorate')

const opMemberDecorate = opcodeOf('OpMemberDecorate')

const variable: Declare = (graft, module, at) => {
  const uint = uintType(graft, module, at)
  return uint === undefined
    ? undefined
    : graft.add('OpVariable', graft.add('OpTypePointer', 'Private', uint), 'Private')
}

/** For members it is another rule that says so. */
function ofArrays(ways: Readonly<Record<string, Way>>): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(ways).map(([variant, way]): [string, Way] => [
      variant,
      (module, at) => (isMemberwise(module, at) ? undefined : way(module, at)),
    ]),
  )
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'id-decoration-again',
    rule: 'id-decoration-is-given-once',
    summary: 'an array or a member has its stride or its offset twice',
    ordinals: (module) => {
      const isType = (id: number) => definition(module, id) !== undefined
      return idDecorations(module).filter((at) => {
        const target = module.instructions[at]?.words[0] ?? 0
        // A group hands on what it has, which is then for others to have twice.
        return isType(target) && definition(module, target)?.opcode !== opDecorationGroup
      })
    },
    ways: {
      'same-again': (module, at) => {
        const instruction = module.instructions[at]
        return instruction === undefined ? undefined : insertInstructions(module, at, instruction)
      },
      'with-another-id': (module, at) => {
        const other = withExtraOperand(of(uintType, 'OpSpecConstant', { words: [4096] }))(
          module,
          at,
        )
        const instruction = module.instructions[at]
        return other === undefined || instruction === undefined
          ? undefined
          : insertInstructions(other, at, instruction)
      },
      'through-a-group': (module, at) => {
        if (module.version < since) return undefined
        const [target = 0, member = 0] = module.instructions[at]?.words ?? []
        const memberwise = isMemberwise(module, at)
        const decoration = memberwise ? 'OffsetIdEXT' : 'ArrayStrideIdEXT'
        return annotatedByGroup(
          module,
          target,
          ['OpDecorateId', decoration, extraOperand(module, at)],
          memberwise ? member : undefined,
        )
      },
    },
  }),
  mutatorOf({
    name: 'id-in-op-decorate',
    rule: 'id-decoration-is-not-in-op-decorate',
    summary: 'OpDecorate carries a decoration with an id',
    ordinals: (module) => idDecorations(module).filter((at) => !isMemberwise(module, at)),
    ways: {
      'op-decorate': (module, at) => {
        const { words } = module.instructions[at] ?? { words: [] }
        return replaceInstruction(module, at, { opcode: opDecorate, words })
      },
    },
  }),
  mutatorOf({
    name: 'id-in-op-member-decorate',
    rule: 'id-decoration-is-not-in-op-member-decorate',
    summary: 'OpMemberDecorate carries a decoration with an id',
    ordinals: (module) => idDecorations(module).filter((at) => isMemberwise(module, at)),
    ways: {
      'op-member-decorate': (module, at) => {
        const { words } = module.instructions[at] ?? { words: [] }
        return replaceInstruction(module, at, { opcode: opMemberDecorate, words })
      },
    },
  }),
  mutatorOf({
    name: 'id-operand-no-constant',
    rule: 'id-decoration-operand-is-a-constant',
    summary: 'a stride or an offset is no constant',
    ordinals: (module) => idDecorations(module),
    ways: {
      ...extraOperandWays({ variable }),
      ...ofArrays(
        extraOperandWays({
          undef: of(uintType, 'OpUndef'),
          'integer-type': uintType,
          'untyped-variable': first('OpUntypedVariableKHR'),
          function: (_, { instructions }) =>
            instructions.find(({ opcode }) => opcode === opFunction)?.words[1],
        }),
      ),
    },
  }),
  mutatorOf({
    name: 'id-operand-no-integer',
    rule: 'id-decoration-operand-is-an-integer-scalar',
    summary: 'a stride or an offset is a constant of another type',
    ordinals: (module) => idDecorations(module),
    ways: extraOperandWays({
      ...noIntegers,
      'float-null': of(floatType, 'OpConstantNull'),
      'float-spec-constant': of(floatType, 'OpSpecConstant', { words: [0x4280_0000] }),
      'boolean-spec-constant': of(boolType, 'OpSpecConstantTrue'),
      'wide-float': where('Float64', of(type('OpTypeFloat', 64), 'OpConstantNull')),
    }),
  }),
  mutatorOf({
    name: 'id-operand-other-integer',
    rule: 'id-decoration-operand-is-32-bit-unsigned',
    summary: 'a stride or an offset is an integer of another width or signedness',
    ordinals: (module) => idDecorations(module),
    ways: {
      // The value stays, so that nothing comes to overlap.
      signed: (module, at) => {
        const value = literalValue(module, extraOperand(module, at))
        return value === undefined
          ? undefined
          : withExtraOperand(constantOf(intType, value))(module, at)
      },
      ...extraOperandWays({
        'wide-spec-constant': where(
          'Int64',
          of(type('OpTypeInt', 64, 0), 'OpSpecConstant', { words: [2048, 0] }),
        ),
        'narrow-spec-constant': where(
          'Int16',
          of(type('OpTypeInt', 16, 0), 'OpSpecConstant', { words: [2048] }),
        ),
        'signed-spec-constant': of(intType, 'OpSpecConstant', { words: [2048] }),
      }),
    },
  }),
]
