import { opcodeOf } from '#spec/grammar/opcodes'
import { isBlockEnd } from '../builder/block-end.ts'
import { instruction } from '../builder/instruction.ts'
import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Instruction, Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { definitionOf } from '../mutate/definition-of.ts'
import { freshId } from '../mutate/fresh-id.ts'
import { firstFunction } from '../mutate/graft.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../mutate/ordinal-of-capability.ts'
import { ordinalOfExtension } from '../mutate/ordinal-of-extension.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { removeExtension } from '../mutate/remove-extension.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { withoutCapability } from '../mutate/without-capability.ts'
import { withoutExtension } from '../mutate/without-extension.ts'
import { addFunction } from '../SPV_KHR_untyped_pointers/shared/functions.ts'
import { storageClass } from '../SPV_KHR_untyped_pointers/shared/pointers.ts'
import { mixedStructure } from './shared/contents.ts'
import { idDecorations } from './shared/decorations.ts'
import { use, uses } from './shared/encoding.ts'
import { createHeap, heapBuiltIns } from './shared/heap.ts'
import { coordinate, imageType } from './shared/texel-pointers.ts'

export const generators: readonly Generator[] = [
  {
    name: 'annotations',
    rule: 'member-decorate-id-stands-among-annotations',
    alsoApplies: ['member-decorate-id-targets-a-structure'],
    summary: 'members are decorated before, between and behind other annotations, and names',
    build(choices) {
      const before = choices.pick('before', ['nothing', 'decorations', 'group'])
      const behind = choices.pick('behind', ['nothing', 'decorations', 'group'])
      const named = choices.pick('named', ['nothing', 'structure'])

      const heap = createHeap()
      const { builder } = heap
      const other = (what: string) => {
        if (what === 'decorations') heap.laid.block(heap.laid.scalar('uint'))
        if (what === 'group') heap.heap(behind === what ? 'SamplerHeapEXT' : undefined, 'group')
      }
      other(before)
      const structure = mixedStructure(heap)
      if (before !== behind) other(behind)
      if (named === 'structure') {
        builder.name(structure, 'record')
        builder.add('OpMemberName', structure, 0, 'count')
      }
      return heap.finish()
    },
  },
  {
    name: 'blocks',
    rule: 'pointer-instructions-stand-in-a-block',
    summary: 'the pointers are made in a first block, in a later one, and in another function',
    build(choices) {
      const what = choices.pick('instruction', ['buffer-pointer', 'texel-pointer'])
      const place = choices.pick('place', ['first-block', 'later-block', 'parameter', 'callee'])

      const heap = createHeap()
      const { builder } = heap
      const image = imageType(heap, { dim: '2D', arrayed: 0 })
      const buffer = heap.bufferType('StorageBuffer')
      const array = heap.heapArray(what === 'texel-pointer' ? image : buffer)
      const pointer = heap.pointer('UniformConstant')
      const [location, zero] = [coordinate(heap, 2), heap.uint(0)]
      const result = heap.pointer(what === 'texel-pointer' ? 'Image' : 'StorageBuffer')
      const write = (add: typeof builder.add, base: number) => {
        if (what === 'buffer-pointer') add('OpBufferPointerEXT', result, base)
        else add('OpUntypedImageTexelPointerEXT', result, image, base, location, zero)
      }
      const resource = heap.heap()
      if (place === 'parameter' || place === 'callee') {
        const nothing = builder.type('OpTypeVoid')
        const types = place === 'parameter' ? [pointer] : []
        addFunction(heap, nothing, types, (add, parameter) => {
          const base = parameter ?? add('OpUntypedAccessChainKHR', pointer, array, resource, zero)
          write(add, base)
          add('OpReturn')
        })
        return heap.finish()
      }
      if (place === 'later-block') {
        const next = builder.id()
        builder.add('OpBranch', next)
        builder.define(next, 'OpLabel')
      }
      write(builder.add, builder.add('OpUntypedAccessChainKHR', pointer, array, resource, zero))
      return heap.finish()
    },
  },
  {
    name: 'declarations',
    rule: 'extension-is-declared',
    summary: 'the capability is declared with its extension, and little or nothing is made of it',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const minor = choices.pick('minor', minorVersions)
      const untyped = choices.pick('untyped-pointers', ['named', 'implied'])
      const used = choices.pick('used', ['nothing', 'size', 'heap'])

      const heap = createHeap({ ground, minor, named: untyped === 'named' })
      if (used === 'size') {
        if (ground === 'kernel') heap.builder.capability('ImageBasic')
        heap.sizeOf(heap.builder.type('OpTypeSampler'))
      }
      if (used === 'heap') heap.heap()
      return heap.finish()
    },
  },
  {
    name: 'everything',
    rule: 'capability-is-declared',
    alsoApplies: ['extension-is-declared'],
    summary: 'one thing of the text is used, with the capability and all that it needs',
    build(choices) {
      const thing = choices.pick('thing', Object.keys(uses))
      const way = choices.pick('way', Object.keys(uses[thing] ?? {}))
      const ground = choices.pick('ground', ['shader', 'fragment'])

      const heap = createHeap({ ground })
      use(heap, thing, way)
      return heap.finish()
    },
  },
  {
    name: 'implied-untyped-pointers',
    rule: 'capability-implies-untyped-pointers',
    summary: 'untyped pointers are used on the strength of DescriptorHeapEXT',
    build(choices) {
      const used = choices.pick('used', ['variable', 'load', 'store', 'array-length', 'chain'])

      const heap = createHeap({ named: false })
      const { builder, laid } = heap
      const uint = laid.scalar('uint').id
      const block = laid.block(laid.runTimeArray(laid.scalar('uint'))).id
      const pointer = heap.pointer('StorageBuffer')
      const variable = heap.untypedVariable(pointer, 'StorageBuffer', block)
      heap.describe(variable)
      if (used === 'load') builder.add('OpLoad', uint, variable)
      if (used === 'store') builder.add('OpStore', variable, heap.uint(1))
      if (used === 'array-length') builder.add('OpUntypedArrayLengthKHR', uint, block, variable, 0)
      if (used === 'chain') {
        builder.add('OpUntypedAccessChainKHR', pointer, block, variable, heap.uint(0), heap.uint(3))
      }
      return heap.finish()
    },
  },
  {
    name: 'module-scope',
    rule: 'buffer-type-and-size-of-stand-at-module-scope',
    summary:
      'buffer types and sizes stand anywhere among the declarations, a size behind its array too',
    build(choices) {
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const before = choices.pick('before', ['nothing', 'types', 'variables'])
      const size = choices.pick('size', ['before-the-array', 'behind-the-array', 'none'])
      const used = choices.pick('used', ['nowhere', 'in-main'])

      const heap = createHeap()
      const { builder, plain } = heap
      if (before === 'types') plain.structure(plain.scalar('uint'), plain.scalar('float'))
      if (before === 'variables') {
        heap.globalVariable(heap.typedPointer('Private', plain.scalar('uint').id), 'Private')
      }
      const buffer = heap.bufferType(storageClass)
      if (size === 'before-the-array') heap.sizeOf(buffer)
      const array = builder.add('OpTypeRuntimeArray', buffer)
      const stride = size === 'none' ? heap.uint(64) : heap.sizeOf(buffer)
      builder.add('OpDecorateId', array, 'ArrayStrideIdEXT', stride)
      if (used === 'in-main') builder.add('OpIAdd', plain.scalar('uint').id, stride, stride)
      return heap.finish()
    },
  },
]

const name = 'DescriptorHeapEXT'

function usesText(module: Module): boolean {
  const instructions = ordinalsOf(
    module,
    'OpTypeBufferEXT',
    'OpConstantSizeOfEXT',
    'OpBufferPointerEXT',
    'OpUntypedImageTexelPointerEXT',
    'OpMemberDecorateIdEXT',
  )
  return [...instructions, ...idDecorations(module), ...heapBuiltIns(module)].length > 0
}

/** Memory that is laid out is judged by the definition that the capability amends. */
function hasMemory(module: Module): boolean {
  return ordinalsOf(module, 'OpVariable').length > 0
}

const opLabel = opcodeOf('OpLabel')

/** A declaration like the one there is, but a new one: buffer types of one storage class must not stand twice. */
function another(module: Module, at: number, id: number): Instruction | undefined {
  const { opcode, words } = module.instructions[at] ?? { opcode: 0, words: [] }
  if (words.length < 2) return undefined
  if (!ordinalsOf(module, 'OpTypeBufferEXT').includes(at))
    return { opcode, words: words.with(1, id) }
  const name = ['Uniform', 'StorageBuffer'].find((each) =>
    ordinalsOf(module, 'OpTypeBufferEXT').every(
      (other) => module.instructions[other]?.words[1] !== storageClass(each),
    ),
  )
  return name === undefined ? undefined : instruction('OpTypeBufferEXT', id, name)
}

/** Puts it in front of the instruction with the ordinal that `place` gives. */
function at(place: (module: Module, from: number) => number): Way {
  return (module, from) => {
    const { id, module: wider } = freshId(module)
    const added = another(module, from, id)
    const to = place(module, from)
    return added === undefined || to < 0 ? undefined : insertInstructions(wider, to, added)
  }
}

function blockEnd({ instructions }: Module): number {
  const label = instructions.findIndex(({ opcode }) => opcode === opLabel)
  return instructions.findIndex(({ opcode }, index) => index > label && isBlockEnd(opcode))
}

/** The first OpDecorate or OpMemberDecorate, in front of which only what needs nothing may be put. */
function decorations(module: Module, from: number): number {
  if (!ordinalsOf(module, 'OpTypeBufferEXT').includes(from)) return -1
  return ordinalsOf(module, 'OpDecorate', 'OpMemberDecorate', 'OpDecorateId')[0] ?? -1
}

const extensionName = 'SPV_EXT_descriptor_heap'

/** Moves the instruction to the front of what has the ordinal that `place` gives. */
function moved(place: (module: Module, at: number) => number): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    const to = place(module, at)
    if (instruction === undefined || to < 0 || to === at || to === at + 1) return undefined
    const kept = module.instructions.toSpliced(at, 1)
    return { ...module, instructions: kept.toSpliced(to > at ? to - 1 : to, 0, instruction) }
  }
}

function first(...names: readonly string[]): (module: Module) => number {
  return (module) => ordinalsOf(module, ...names)[0] ?? -1
}

const opFunctionEnd = opcodeOf('OpFunctionEnd')

/** Puts the instruction a second time in front of ordinal `to`, if all that it takes is defined by then. */
function again(place: (module: Module, at: number) => number): Way {
  return (module, at) => {
    const { opcode, words } = module.instructions[at] ?? { opcode: 0, words: [] }
    const to = place(module, at)
    const operands = words.filter((_, word) => word !== 1)
    const isDefined = (id: number) => {
      const defined = definitionOf(module, id) ?? to
      // What a function defines is known nowhere else.
      const inside = module.instructions.slice(defined, to)
      const local = defined >= firstFunction(module)
      return defined < to && !(local && inside.some((each) => each.opcode === opFunctionEnd))
    }
    if (to < 0 || words.length < 3 || !operands.every(isDefined)) return undefined
    const { id, module: wider } = freshId(module)
    return insertInstructions(wider, to, { opcode, words: words.with(1, id) })
  }
}

const untypedPointersExtensionName = 'SPV_KHR_untyped_pointers'

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'capability-missing',
    rule: 'capability-is-declared',
    summary: 'something of the text is used without its capability',
    ordinals: (module) => {
      const at = ordinalOfCapability(module, name)
      const asked =
        declaresCapability(module, 'UntypedPointersKHR') && usesText(module) && !hasMemory(module)
      return at === undefined || !asked ? [] : [at]
    },
    ways: withoutCapability(name),
  }),
  mutatorOf({
    name: 'declared-elsewhere',
    rule: 'buffer-type-and-size-of-stand-at-module-scope',
    summary: 'a buffer type or a size stands in a function, or before or behind all declarations',
    ordinals: (module) => [
      ...ordinalsOf(module, 'OpTypeBufferEXT').slice(0, 1),
      ...ordinalsOf(module, 'OpConstantSizeOfEXT').slice(0, 1),
    ],
    ways: {
      'in-a-block': at(blockEnd),
      'behind-a-label': at(({ instructions }) => {
        const label = instructions.findIndex(({ opcode }) => opcode === opLabel)
        return label < 0 ? -1 : label + 1
      }),
      'behind-the-functions': at(({ instructions }) => instructions.length),
      'before-the-decorations': at(decorations),
    },
  }),
  mutatorOf({
    name: 'extension-missing',
    rule: 'extension-is-declared',
    summary: 'the capability is declared without its extension',
    ordinals: (module) => {
      const at = ordinalOfExtension(module, extensionName)
      return at === undefined || !declaresCapability(module, 'DescriptorHeapEXT') ? [] : [at]
    },
    ways: {
      ...withoutExtension(extensionName),
      'untyped-pointers-instead': (module, at) =>
        removeExtension(
          replaceInstruction(module, at, instruction('OpExtension', 'SPV_KHR_untyped_pointers')),
          extensionName,
        ),
    },
  }),
  mutatorOf({
    name: 'member-decorate-id-elsewhere',
    rule: 'member-decorate-id-stands-among-annotations',
    summary: 'a member is decorated outside the annotations',
    ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT'),
    ways: {
      'before-the-names': moved(first('OpName', 'OpMemberName')),
      'before-the-memory-model': moved(first('OpMemoryModel')),
      'before-the-entry-points': moved(first('OpEntryPoint')),
      'before-the-capabilities': moved(first('OpCapability')),
      'before-the-structure': moved(
        (module, at) => definitionOf(module, module.instructions[at]?.words[0] ?? 0) ?? -1,
      ),
      'behind-the-declarations': moved((module) => firstFunction(module)),
      'in-a-block': moved(({ instructions }) =>
        instructions.findIndex(({ opcode }) => isBlockEnd(opcode)),
      ),
      'behind-the-functions': moved(({ instructions }) => instructions.length),
    },
  }),
  mutatorOf({
    name: 'outside-blocks',
    rule: 'pointer-instructions-stand-in-a-block',
    summary: 'a pointer is made outside every block',
    ordinals: (module) => ordinalsOf(module, 'OpBufferPointerEXT', 'OpUntypedImageTexelPointerEXT'),
    ways: {
      'among-the-declarations': again((module) => firstFunction(module)),
      'behind-the-functions': again(({ instructions }) => instructions.length),
    },
  }),
  mutatorOf({
    name: 'untyped-pointers-extension-missing',
    rule: 'untyped-pointers-extension-is-declared',
    summary: 'the extension stands without the one that it requires',
    ordinals: (module) => {
      const at = ordinalOfExtension(module, untypedPointersExtensionName)
      const asked =
        ordinalOfExtension(module, 'SPV_EXT_descriptor_heap') !== undefined &&
        !declaresCapability(module, 'UntypedPointersKHR')
      return at === undefined || !asked ? [] : [at]
    },
    ways: { removed: (module) => removeExtension(module, untypedPointersExtensionName) },
  }),
]
