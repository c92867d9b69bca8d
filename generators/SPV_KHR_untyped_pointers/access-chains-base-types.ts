import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { createBuilder } from '../builder/create-builder.ts'
import { instruction } from '../builder/instruction.ts'
import { environmentsOf, versionWord } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { insertDeclaration } from '../mutate/insert-declaration.ts'
import { isUnused } from '../mutate/is-unused.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { typeOf } from '../mutate/type-of.ts'
import {
  accessForms,
  addChain,
  chainAt,
  chainForms,
  chainsOf,
  chainWords,
  isPtrForm,
  ptrForms,
  walk,
} from './shared/chains.ts'
import { finishWithFunction } from './shared/functions.ts'
import { type Declare, operandWays, withOperand } from './shared/operands.ts'
import { kinds, pointerInto, pointerType, variableIn } from './shared/pointer-into.ts'
import { pointerShape } from './shared/pointers.ts'
import { noTypes } from './shared/things.ts'
import type { LaidType, Types } from './shared/types.ts'
import { createWorld, load, store } from './shared/world.ts'

/** What a buffer of words is read as, at byte addresses that are multiples of its size. */
const accesses: Readonly<Record<string, (types: Types) => LaidType>> = {
  uint: ({ scalar }) => scalar('uint'),
  float: ({ scalar }) => scalar('float'),
  double: ({ scalar }) => scalar('double'),
  float2: ({ scalar, vector }) => vector(scalar('float'), 2),
  uint4: ({ scalar, vector }) => vector(scalar('uint'), 4),
  structure: ({ scalar, vector, structure }) =>
    structure(vector(scalar('float'), 3), scalar('uint')),
}

const grounds = {
  StorageBuffer: 'shader',
  PhysicalStorageBuffer: 'physical-storage-buffer',
  Private: 'shader',
} as const

/** What may be passed to a function, by ground. */
const classes = {
  shader: ['Private', 'Function'],
  'variable-pointers': ['StorageBuffer'],
  kernel: ['CrossWorkgroup', 'Function', 'Workgroup'],
} as const

/** Bytes by the type that an element has. */
const elements = { uchar: 1, ushort: 2, uint: 4, ulong: 8 } as const

const widths = { uchar: 8, ushort: 16, uint: 32, ulong: 64 } as const

export const generators: readonly Generator[] = [
  {
    name: 'byte-addressed-buffers',
    rule: 'access-chain-base-type-is-no-pointer-type',
    alsoApplies: [
      'base-type-is-explicitly-laid-out',
      'chain-base-type-is-a-type',
      'chain-index-is-a-scalar-integer',
      'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
      'entry-point-interface-has-each-used-untyped-variable',
    ],
    summary:
      'a compute shader copies from a buffer of words at byte addresses, as any type it likes',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const name = choices.pick('read-as', Object.keys(accesses))
      const form = choices.pick('chain', accessForms)
      const whole = choices.pick('base-type', ['run-time-array', 'block'])
      const minor = choices.pick('minor', [6, 4, 3, 0])

      const world = createWorld('shader', { minor })
      const { builder, laid, plain } = world
      const word = laid.scalar('uint')
      const buffer = laid.block(laid.runTimeArray(word)).id
      const source = variableIn(world, 'StorageBuffer', 'untyped', buffer)
      const target = variableIn(world, 'StorageBuffer', 'untyped', buffer)
      builder.decorate(source, 'NonWritable')
      builder.decorate(target, 'NonReadable')

      const triple = plain.vector(plain.scalar('uint'), 3)
      const input = world.untypedVariable(world.pointer('Input'), 'Input', triple.id)
      builder.decorate(input, 'BuiltIn', 'GlobalInvocationId')
      const invocation = builder.add(
        'OpCompositeExtract',
        word.id,
        load(world, 'Input', triple, input),
        0,
      )
      const type = accesses[name]?.(laid) ?? word
      const address = builder.add('OpIMul', word.id, invocation, world.uint(type.size))
      const element = builder.add('OpUDiv', word.id, address, world.uint(type.size))
      const array = laid.runTimeArray(type)
      const baseType = whole === 'block' ? laid.block(array).id : array.id
      const indexes = whole === 'block' ? [world.uint(0), element] : [element]
      const walk = { resultType: world.pointer('StorageBuffer'), baseType, indexes }
      const from = addChain(world, form, { ...walk, base: source })
      const object = load(world, 'StorageBuffer', type, from)
      store(world, 'StorageBuffer', type, addChain(world, form, { ...walk, base: target }), object)
      return world.finish()
    },
  },
  {
    name: 'chain-strides',
    rule: 'chain-array-stride-is-that-of-the-array',
    alsoApplies: ['array-stride-may-decorate-an-untyped-pointer-type'],
    summary: 'the result type has the stride of the array whose element is selected, or none',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'StorageBuffer',
        'PhysicalStorageBuffer',
        'Private',
      ])
      const array = choices.pick('array', ['of-a-length', 'run-time', 'inner', 'in-a-structure'])
      const form = choices.pick(
        'chain',
        storageClass === 'PhysicalStorageBuffer' ? chainForms : accessForms,
      )
      const decorated = choices.pick('stride', storageClass === 'Private' ? [false] : [true, false])

      const world = createWorld(grounds[storageClass])
      const types = world.types(storageClass)
      const element = types.vector(types.scalar('float'), 2)
      const four = types.array(element, 4)
      const type = {
        'of-a-length': () => four,
        'run-time': () => types.runTimeArray(element),
        inner: () => types.array(four, 2),
        'in-a-structure': () => types.structure(types.scalar('uint'), four),
      }[array]()
      const indexes = array === 'of-a-length' || array === 'run-time' ? [2] : [1, 2]
      const baseType = world.builder.add('OpTypeUntypedPointerKHR', storageClass)
      if (storageClass === 'PhysicalStorageBuffer') {
        world.builder.decorate(baseType, 'ArrayStride', type.size)
      }
      addChain(world, form, {
        resultType: decorated
          ? world.strided(storageClass, element.size)
          : world.pointer(storageClass),
        baseType: type.id,
        base: pointerInto(world, storageClass, 'untyped', four.id, baseType),
        indexes: indexes.map(world.uint),
      })
      return world.finish()
    },
  },
  {
    name: 'chains-of-parameters',
    rule: 'chain-base-type-is-a-type',
    alsoApplies: ['chain-has-the-storage-class-of-its-base', 'chain-base-is-a-pointer'],
    summary: 'the base of a chain is a parameter, and a pointer is given back where it may be',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'variable-pointers', 'kernel'])
      const storageClass = choices.pick('storage-class', classes[ground])
      const kind = choices.pick('parameter', kinds)
      const returned = choices.pick('returned', ground === 'shader' ? [false] : [false, true])
      const form = choices.pick('chain', ground === 'kernel' ? chainForms : accessForms)

      const world = createWorld(ground)
      const { builder } = world
      const types = world.types(storageClass)
      const data = types.array(types.scalar('uint'), 4)
      const parameterType = pointerType(world, storageClass, kind, data.id)
      const resultType = world.pointer(storageClass)
      const returnType = returned ? resultType : builder.type('OpTypeVoid')
      const walk = { resultType, baseType: data.id, indexes: [world.uint(2)] }
      const variable = variableIn(world, storageClass, kind, data.id)
      const callee = builder.id()
      const called = builder.add('OpFunctionCall', returnType, callee, variable)
      if (returned) addChain(world, form, { ...walk, base: called })
      return finishWithFunction(world, {
        id: callee,
        resultType: returnType,
        parameterTypes: [parameterType],
        body([base = 0]) {
          const reached = addChain(world, form, { ...walk, base })
          return returned ? reached : undefined
        },
      })
    },
  },
  {
    name: 'kernels-of-opaque-pointers',
    rule: 'ptr-access-chain-base-type-is-no-pointer-type',
    alsoApplies: [
      'chain-base-is-a-pointer',
      'element-is-a-scalar-integer',
      'prefetch-pointer-is-into-cross-workgroup',
      'copy-memory-sized-has-a-capability',
    ],
    summary: 'a kernel computes addresses from its pointer parameters, by bytes or by elements',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const element = choices.pick('element', ['uchar', 'uint', 'ushort', 'ulong'])
      const chain = choices.pick('chain', [
        'OpUntypedPtrAccessChainKHR',
        'OpUntypedInBoundsPtrAccessChainKHR',
      ])
      const addressing = choices.pick('addressing', ['Physical64', 'Physical32'])
      const copies = choices.pick('copies', ['load-and-store', 'copy-memory-sized'])
      const minor = choices.pick('minor', [6, 4, 2, 0])

      const b = createBuilder({ version: versionWord(minor) })
      for (const name of ['Addresses', 'Kernel', 'UntypedPointersKHR']) b.capability(name)
      b.capability('Int64')
      b.capability('Int16')
      b.capability('Int8')
      b.extension('SPV_KHR_untyped_pointers')
      b.add('OpMemoryModel', addressing, 'OpenCL')
      const size = b.type('OpTypeInt', addressing === 'Physical64' ? 64 : 32, 0)
      const uint = b.type('OpTypeInt', 32, 0)
      const triple = b.type('OpTypeVector', size, 3)
      const type = b.type('OpTypeInt', widths[element], 0)
      const global = b.type('OpTypeUntypedPointerKHR', 'CrossWorkgroup')
      const input = b.type('OpTypeUntypedPointerKHR', 'Input')
      const id = b.place('declaration', 'OpUntypedVariableKHR', input, 'Input', triple)
      b.decorate(id, 'BuiltIn', 'GlobalInvocationId')
      b.decorate(id, 'Constant')
      const nothing = b.type('OpTypeVoid')

      const main = b.add(
        'OpFunction',
        nothing,
        'None',
        b.type('OpTypeFunction', nothing, global, global),
      )
      const source = b.add('OpFunctionParameter', global)
      const target = b.add('OpFunctionParameter', global)
      b.decorate(source, 'FuncParamAttr', 'NoAlias')
      b.add('OpLabel')
      const at = b.add('OpCompositeExtract', size, b.add('OpLoad', triple, id, 'Aligned', 32), 0)
      const from = b.add(chain, global, type, source, at)
      const to = b.add(chain, global, type, target, at)
      b.add('OpUntypedPrefetchKHR', from, b.constant(uint, 64), b.constant(uint, 0))
      const bytes = elements[element]
      if (copies === 'load-and-store') {
        b.add('OpStore', to, b.add('OpLoad', type, from, 'Aligned', bytes), 'Aligned', bytes)
      } else {
        b.add('OpCopyMemorySized', to, from, b.constant(size, bytes), 'Aligned', bytes)
      }
      b.add('OpReturn')
      b.add('OpFunctionEnd')
      b.add('OpEntryPoint', 'Kernel', main, 'copy', id)
      return b.module()
    },
  },
]

/** Pointer types that the Base Type of a chain could be mistaken for. */
const chainPointerTypes: Readonly<Record<string, Declare>> = {
  'type-of-the-base': (_, module, at) => typeOf(module, chainAt(module, at)?.base ?? 0),
  'result-type': (_, module, at) => chainAt(module, at)?.resultType,
  'pointer-to-the-base-type': (graft, module, at) => {
    const chain = chainAt(module, at)
    const shape = pointerShape(module, chain?.resultType)
    return chain === undefined || shape === undefined
      ? undefined
      : graft.add('OpTypePointer', shape.storageClass, chain.baseType)
  },
}

const opTypeArray = opcodeOf('OpTypeArray')

const opTypeRuntimeArray = opcodeOf('OpTypeRuntimeArray')

const arrayStride = enumerantByName('Decoration', 'ArrayStride')?.value

/** The array whose element the last index selects. */
function arrayAt(module: Module, at: number): number | undefined {
  const type = walk(module, at)?.steps.at(-1)?.type
  const isArray = module.instructions.some(
    ({ opcode, words }) =>
      (opcode === opTypeArray || opcode === opTypeRuntimeArray) && words[0] === type,
  )
  return isArray ? type : undefined
}

/** The stride that an id is decorated with, by itself. */
function strideOf(module: Module, target: number | undefined): number | undefined {
  return ordinalsOf(module, 'OpDecorate')
    .map((at) => module.instructions[at]?.words ?? [])
    .find(([id, decoration]) => id === target && decoration === arrayStride)?.[2]
}

/** The result gets a type of its own, with a stride made of that of the array. */
function strided(stride: (ofArray: number | undefined) => number | undefined): Way {
  return (module, at) => {
    const shape = pointerShape(module, chainAt(module, at)?.resultType)
    const bytes = stride(strideOf(module, arrayAt(module, at)))
    if (shape === undefined || bytes === undefined) return undefined
    const changed = withOperand(module, at, chainWords.resultType, (graft) =>
      graft.add('OpTypeUntypedPointerKHR', shape.storageClass),
    )
    // The only id that is new.
    return changed === undefined
      ? undefined
      : insertDeclaration(changed, instruction('OpDecorate', module.bound, 'ArrayStride', bytes))
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'access-chain-base-type-pointer',
    rule: 'access-chain-base-type-is-no-pointer-type',
    summary: 'the base type of an access chain is a pointer type, as that of a typed one would be',
    // A pointer type has no parts either: an index would break another rule.
    ordinals: (module) =>
      chainsOf(module, accessForms).filter((at) => chainAt(module, at)?.indexes.length === 0),
    ways: operandWays(chainWords.baseType, chainPointerTypes),
  }),
  mutatorOf({
    name: 'chain-base-type-not-type',
    rule: 'chain-base-type-is-a-type',
    summary: 'the base type of a chain is an object, as if the base stood in its place',
    ordinals: (module) => chainsOf(module),
    ways: operandWays(chainWords.baseType, {
      ...noTypes,
      // A logical pointer must not be an operand of every chain.
      variable: (graft, module, at) => {
        const form = chainAt(module, at)?.form ?? 'ptr-access'
        return isPtrForm(form) && !declaresCapability(module, 'Addresses')
          ? undefined
          : noTypes.variable(graft, module, at)
      },
    }),
  }),
  mutatorOf({
    name: 'chain-stride-of-no-array',
    rule: 'chain-array-stride-is-that-of-the-array',
    summary: 'the result type has a stride that the array of the selected element has not',
    // The decoration is for shaders.
    ordinals: (module) =>
      declaresCapability(module, 'Shader')
        ? chainsOf(module).filter(
            (at) =>
              arrayAt(module, at) !== undefined &&
              isUnused(module, chainAt(module, at)?.result ?? 0),
          )
        : [],
    ways: {
      twice: strided((ofArray) => (ofArray === undefined ? undefined : 2 * ofArray)),
      'one-more': strided((ofArray) => (ofArray === undefined ? undefined : ofArray + 1)),
      'of-an-array-without': strided((ofArray) => (ofArray === undefined ? 8 : undefined)),
    },
  }),
  mutatorOf({
    name: 'ptr-access-chain-base-type-pointer',
    rule: 'ptr-access-chain-base-type-is-no-pointer-type',
    summary: 'the base type of a pointer access chain is a pointer type',
    // A pointer type has no parts either: an index would break another rule.
    ordinals: (module) =>
      chainsOf(module, ptrForms).filter((at) => chainAt(module, at)?.indexes.length === 0),
    ways: operandWays(chainWords.baseType, chainPointerTypes),
  }),
]
