import { opcodeOf } from '#spec/grammar/opcodes'
import { instruction } from '../builder/instruction.ts'
import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { extensionMissing } from '../mutate/extension-missing.ts'
import { firstFunction } from '../mutate/graft.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../mutate/ordinal-of-capability.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { removeCapability } from '../mutate/remove-capability.ts'
import { withoutCapability } from '../mutate/without-capability.ts'
import { addChain, type ChainForm, chainForms, chainNames, isPtrForm } from './shared/chains.ts'
import { kinds, pointerInto, variableIn } from './shared/pointer-into.ts'
import { pointerShape } from './shared/pointers.ts'
import { newInstructions } from './shared/things.ts'
import { addVariable, untypedVariableAt, untypedVariablesOf } from './shared/variables.ts'
import {
  createWorld,
  enable,
  type GroundName,
  grounds,
  load,
  store,
  type World,
} from './shared/world.ts'

/** Which of the two capabilities are declared. */
const declared = ['untyped-pointers', 'addresses', 'both'] as const

const pairs: Readonly<Record<string, readonly [target: string, source: string]>> = {
  'storage-buffer-to-private': ['Private', 'StorageBuffer'],
  'uniform-to-workgroup': ['Workgroup', 'Uniform'],
  'private-to-private': ['Private', 'Private'],
  'function-to-storage-buffer': ['StorageBuffer', 'Function'],
}

function data(world: World, storageClass: string): number {
  const { scalar, array } = world.types(storageClass)
  return array(scalar('uint'), 4).id
}

const operations = [
  'IAdd',
  'AccessChain',
  'InBoundsAccessChain',
  'PtrAccessChain',
  'InBoundsPtrAccessChain',
] as const

export const generators: readonly Generator[] = [
  {
    name: 'copies-of-sized-memory',
    rule: 'copy-memory-sized-has-a-capability',
    summary:
      'memory is copied by size, between typed pointers or not, by virtue of either capability',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const capability = choices.pick('capability', declared)
      const pair = choices.pick('pair', Object.keys(pairs))
      const kind = choices.pick('pointers', capability === 'addresses' ? ['typed'] : kinds)
      const size = choices.pick('size', ['constant', 'computed'])
      const minor = choices.pick('minor', [6, 4, 3, 0])

      const ground = capability === 'untyped-pointers' ? 'shader' : 'physical-shader'
      const world = createWorld(ground, { minor, enabled: false })
      const { builder, plain } = world
      if (capability !== 'addresses') enable(world)
      const [target, source] = (pairs[pair] ?? ['Private', 'Private']).map((storageClass) =>
        variableIn(world, storageClass, kind, data(world, storageClass)),
      ) as [number, number]
      const uint = plain.scalar('uint')
      const bytes =
        size === 'constant'
          ? world.uint(16)
          : builder.add('OpIAdd', uint.id, world.uint(8), world.uint(8))
      builder.add('OpCopyMemorySized', target, source, bytes)
      return world.finish()
    },
  },
  {
    name: 'half-beside-memory',
    rule: 'half-through-untyped-pointer-has-float16',
    summary: 'with Float16Buffer alone halves are read by an instruction of OpenCL',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'CrossWorkgroup',
        'Workgroup',
        'Function',
      ])
      const kind = choices.pick('pointer', kinds)
      const loaded = choices.pick('loaded', [false, true])

      const world = createWorld('kernel')
      const { builder, plain } = world
      builder.capability('Float16Buffer')
      const half = builder.type('OpTypeFloat', 16)
      const float = plain.scalar('float')
      // The capability is for pointer types alone: no memory is said to hold halves.
      const bytes = plain.array(plain.scalar('uint'), 4).id
      if (kind === 'untyped') world.typedPointer(storageClass, half)
      const pointer = pointerInto(world, storageClass, kind, kind === 'typed' ? half : bytes)
      const set = builder.instructionSet('OpenCL.std')
      const offset = builder.constant(plain.scalar('ulong').id, 1)
      builder.add('OpExtInst', float.id, set, 'vload_half', offset, pointer)
      if (loaded) {
        load(world, storageClass, float, pointerInto(world, storageClass, 'untyped', float.id))
      }
      return world.finish()
    },
  },
  {
    name: 'half-in-memory',
    rule: 'half-through-untyped-pointer-has-float16',
    summary:
      'halves are loaded and stored through untyped pointers where there is Float16 for them',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'CrossWorkgroup',
        'Workgroup',
        'Function',
      ])
      const shape = choices.pick('type', ['half', 'vector', 'array', 'structure'])
      const stored = choices.pick('stored', [false, true])
      const ground = choices.pick('ground', ['kernel', 'kernel-32'])

      const world = createWorld(ground)
      world.builder.capability('Float16Buffer')
      const { scalar, vector, array, structure } = world.plain
      const half = scalar('half')
      const type = {
        half: () => half,
        vector: () => vector(half, 4),
        array: () => array(half, 3),
        structure: () => structure(scalar('uint'), half),
      }[shape]()
      const bytes = array(scalar('uint'), 8).id
      const pointer = pointerInto(world, storageClass, 'untyped', bytes)
      const object = load(world, storageClass, type, pointer)
      if (stored) store(world, storageClass, type, pointer, object)
      return world.finish()
    },
  },
  {
    name: 'implied-capability',
    rule: 'new-instruction-has-its-capability',
    alsoApplies: ['copy-memory-sized-has-a-capability'],
    summary: 'the capability is declared by another one that implies it, and perhaps by itself too',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const itself = choices.pick('itself', [false, true])
      const kind = choices.pick('pointers', kinds)
      const minor = choices.pick('minor', [6, 4])

      const world = createWorld('shader', { minor, enabled: false })
      const { builder, plain } = world
      builder.capability('DescriptorHeapEXT')
      builder.extension('SPV_EXT_descriptor_heap')
      builder.extension('SPV_KHR_untyped_pointers')
      if (itself) builder.capability('UntypedPointersKHR')
      const uint = plain.scalar('uint').id
      const one = variableIn(world, 'Private', kind, uint)
      const other = addVariable(world, 'Private', world.pointer('Private'), uint)
      builder.add('OpCopyMemorySized', one, other, world.uint(4))
      return world.finish()
    },
  },
  {
    name: 'specialized-operations',
    rule: 'spec-constant-op-has-no-untyped-chain',
    alsoApplies: ['new-instruction-has-its-capability', 'chain-index-is-a-scalar-integer'],
    summary: 'typed chains are specialized operations of kernels, untyped ones are instructions',
    build(choices) {
      const operation = choices.pick('operation', operations)
      const ground = choices.pick(
        'ground',
        operation === 'IAdd' ? ['kernel', 'physical-shader'] : ['kernel'],
      )

      const world = createWorld(ground)
      const { builder, plain } = world
      const storageClass = ground === 'kernel' ? 'CrossWorkgroup' : 'Private'
      const uint = plain.scalar('uint')
      const four = plain.array(uint, 4)
      const typed = variableIn(world, storageClass, 'typed', four.id)
      const untyped = variableIn(world, storageClass, 'untyped', four.id)
      const specialized = builder.specConstant(uint.id, 1)
      const member = world.typedPointer(storageClass, uint.id)
      const zero = world.uint(0)
      if (operation === 'IAdd') {
        builder.add('OpSpecConstantOp', uint.id, operation, specialized, zero)
      } else {
        const element = operation.includes('Ptr') ? [zero] : []
        builder.add('OpSpecConstantOp', member, operation, typed, ...element, specialized)
      }
      addChain(world, 'access', {
        resultType: world.pointer(storageClass),
        baseType: four.id,
        base: untyped,
        indexes: [specialized],
      })
      return world.finish()
    },
  },
  {
    name: 'versions',
    rule: 'extension-is-declared',
    alsoApplies: ['new-instruction-has-its-capability', 'chain-base-is-a-pointer'],
    summary: 'untyped pointers are in every version and on every ground',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const ground = choices.pick('ground', Object.keys(grounds) as GroundName[])
      const minor = choices.pick('minor', minorVersions)

      const world = createWorld(ground, { minor })
      const [storageClass = 'Function'] = grounds[ground].storageClasses
      const types = world.types(storageClass)
      const four = types.vector(types.scalar('float'), 4)
      const base = pointerInto(world, storageClass, 'untyped', types.array(four, 2).id)
      const pair = types.array(types.vector(types.scalar('uint'), 2), 4)
      const reached = addChain(world, 'access', {
        resultType: world.pointer(storageClass),
        baseType: pair.id,
        base,
        indexes: [world.uint(3), world.uint(1)],
      })
      load(world, storageClass, types.scalar('uint'), reached)
      return world.finish()
    },
  },
]

const name = 'UntypedPointersKHR'

/** Capabilities whose rules tell modules with untyped pointers from others, or that imply the capability. */
const entangled = ['WorkgroupMemoryExplicitLayoutKHR', 'DescriptorHeapEXT']

/** They imply one of the two, or tell modules with untyped pointers from others. */
const others = ['DescriptorHeapEXT', 'GenericPointer', 'WorkgroupMemoryExplicitLayoutKHR'] as const

const extensionName = 'SPV_KHR_untyped_pointers'

/** They give halves to instructions as well. */
const storageCapabilities = [
  'StorageBuffer16BitAccess',
  'UniformAndStorageBuffer16BitAccess',
  'StoragePushConstant16',
  'StorageInputOutput16',
  'WorkgroupMemoryExplicitLayout16BitAccessKHR',
] as const

/** A specialized operation over the first global variable, with the data type for a base type. */
function operation(form: ChainForm): Way {
  return (module) => {
    const [at] = untypedVariablesOf(
      module,
      ({ isGlobal, dataType }) => isGlobal && dataType !== undefined,
    )
    if (at === undefined) return undefined
    const { resultType, result, dataType = 0 } = untypedVariableAt(module, at)
    const element = module.instructions.find(
      ({ opcode, words }) => opcode === opConstant && words.length === 3,
    )?.words[1]
    if (pointerShape(module, resultType)?.kind !== 'untyped' || element === undefined) {
      return undefined
    }
    const added = instruction(
      'OpSpecConstantOp',
      resultType,
      module.bound,
      chainNames[form],
      dataType,
      result,
      ...(isPtrForm(form) ? [element] : []),
    )
    return insertInstructions({ ...module, bound: module.bound + 1 }, firstFunction(module), added)
  }
}

const opConstant = opcodeOf('OpConstant')

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'capability-missing',
    rule: 'new-instruction-has-its-capability',
    summary: 'instructions of the text are used without the capability',
    ordinals: (module) => {
      const at = ordinalOfCapability(module, name)
      const alone =
        ordinalsOf(module, ...newInstructions).length > 0 &&
        ordinalsOf(module, 'OpCopyMemorySized').length === 0 &&
        !entangled.some((each) => declaresCapability(module, each))
      return at === undefined || !alone ? [] : [at]
    },
    ways: withoutCapability(name),
  }),
  mutatorOf({
    name: 'copy-without-capability',
    rule: 'copy-memory-sized-has-a-capability',
    summary: 'memory is copied by size where neither capability is declared',
    ordinals: (module) => {
      const alone =
        ordinalsOf(module, ...newInstructions).length === 0 &&
        !others.some((each) => declaresCapability(module, each))
      return alone ? ordinalsOf(module, 'OpCopyMemorySized').slice(0, 1) : []
    },
    ways: {
      'untyped-pointers-removed': (module) =>
        declaresCapability(module, 'UntypedPointersKHR') && !declaresCapability(module, 'Addresses')
          ? removeCapability(module, 'UntypedPointersKHR')
          : undefined,
    },
  }),
  extensionMissing(extensionName, 'UntypedPointersKHR'),
  mutatorOf({
    name: 'half-without-float16',
    rule: 'half-through-untyped-pointer-has-float16',
    summary: 'halves are loaded through an untyped pointer where there is Float16Buffer alone',
    ordinals: (module) => {
      const at = ordinalOfCapability(module, 'Float16')
      const alone =
        declaresCapability(module, 'Float16Buffer') &&
        !storageCapabilities.some((each) => declaresCapability(module, each)) &&
        ordinalsOf(module, 'OpFAdd', 'OpFMul', 'OpFConvert').length === 0
      return at === undefined || !alone ? [] : [at]
    },
    ways: { 'float16-removed': (module) => removeCapability(module, 'Float16') },
  }),
  mutatorOf({
    name: 'specialized-untyped-chain',
    rule: 'spec-constant-op-has-no-untyped-chain',
    summary: 'an untyped chain is a specialized operation',
    // A logical pointer must not be an operand of the instruction at all.
    ordinals: (module) =>
      declaresCapability(module, 'Addresses')
        ? ordinalsOf(module, 'OpSpecConstantOp').slice(0, 1)
        : [],
    ways: Object.fromEntries(chainForms.map((form) => [form, operation(form)])),
  }),
]
