import type { Generator, Mutator } from '../maker.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { typeOf } from '../mutate/type-of.ts'
import { type BaseName, bases } from './shared/chain-bases.ts'
import { addChain, chainForms } from './shared/chains.ts'
import { finishWithFunction, integerFrom, integerSources, integersOf } from './shared/functions.ts'
import { type Declare, operandWays, prefetchesWith, prefetchWords } from './shared/operands.ts'
import { type Kind, kinds, pointerType, variableIn } from './shared/pointer-into.ts'
import { noIntegers, noPointers, uintType } from './shared/things.ts'
import { createWorld } from './shared/world.ts'

const storageClass = 'CrossWorkgroup'

export const generators: readonly Generator[] = [
  {
    name: 'prefetch-pointers',
    rule: 'prefetch-pointer-is-into-cross-workgroup',
    alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-num-bytes-is-a-scalar-integer'],
    summary:
      'the pointer is of either kind, wherever it comes from, beside pointers into other classes',
    build(choices) {
      const kind = choices.pick('pointer', kinds)
      const from = choices.pick('from', [
        ...(Object.keys(bases) as BaseName[]),
        'parameter',
        ...(kind === 'untyped' ? chainForms : []),
      ])

      const world = createWorld('kernel')
      const { builder, plain } = world
      const data = plain.array(plain.scalar('uint'), 16).id
      const type = pointerType(world, storageClass, kind, data)
      const prefetch = (pointer = 0): undefined => {
        builder.add('OpUntypedPrefetchKHR', pointer, world.uint(16))
      }
      const origin = { world, kind, storageClass, type, dataType: data }
      const form = chainForms.find((each) => each === from)
      const name = (Object.keys(bases) as BaseName[]).find((each) => each === from)
      if (form !== undefined) {
        const base = bases.variable(origin)
        const indexes = [world.uint(3)]
        prefetch(addChain(world, form, { resultType: type, baseType: data, base, indexes }))
      } else if (name !== undefined) prefetch(bases[name](origin))
      else {
        const nothing = builder.type('OpTypeVoid')
        const callee = builder.id()
        builder.add('OpFunctionCall', nothing, callee, bases.variable(origin))
        return finishWithFunction(world, {
          id: callee,
          resultType: nothing,
          parameterTypes: [type],
          body: ([pointer]) => prefetch(pointer),
        })
      }
      return world.finish()
    },
  },
  {
    name: 'prefetch-sizes',
    rule: 'prefetch-num-bytes-is-a-scalar-integer',
    alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
    summary: 'the number of bytes is an integer of any type, constant or not, zero too',
    build(choices) {
      const integer = choices.pick('type', integersOf('kernel'))
      const source = choices.pick('source', integerSources)
      const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'])

      const world = createWorld(ground)
      const data = variableIn(world, 'CrossWorkgroup', 'untyped', world.plain.scalar('uint').id)
      const size = integerFrom(source, world, world.plain.scalar(integer).id, 64)
      world.builder.add('OpUntypedPrefetchKHR', data, size)
      return world.finish()
    },
  },
  {
    name: 'prefetches-of-parameters',
    rule: 'prefetch-pointer-is-a-pointer',
    alsoApplies: [
      'prefetch-pointer-is-into-cross-workgroup',
      'prefetch-num-bytes-is-a-scalar-integer',
    ],
    summary: 'a function prefetches through each of its parameters, of one kind or of both',
    build(choices) {
      const first = choices.pick('first', kinds)
      const second = choices.pick('second', kinds)
      const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'])
      const pointee = choices.pick('pointee', ['scalar', 'vector', 'structure'])

      const world = createWorld(ground)
      const { builder, plain } = world
      const uint = plain.scalar('uint')
      const data = {
        scalar: () => uint,
        vector: () => plain.vector(uint, 4),
        structure: () => plain.structure(uint, plain.scalar('float')),
      }[pointee]().id
      const storageClass = 'CrossWorkgroup'
      const parameters: readonly Kind[] = [first, second]
      const nothing = builder.type('OpTypeVoid')
      const callee = builder.id()
      const passed = parameters.map((kind) => variableIn(world, storageClass, kind, data))
      builder.add('OpFunctionCall', nothing, callee, ...passed)
      return finishWithFunction(world, {
        id: callee,
        resultType: nothing,
        parameterTypes: parameters.map((kind) => pointerType(world, storageClass, kind, data)),
        body(pointers) {
          for (const pointer of pointers) {
            builder.add('OpUntypedPrefetchKHR', pointer, world.uint(16))
          }
          return undefined
        },
      })
    },
  },
]

/** A null pointer into that storage class. */
function untyped(storageClass: string): Declare {
  return (graft) => graft.add('OpConstantNull', graft.add('OpTypeUntypedPointerKHR', storageClass))
}

function typed(storageClass: string): Declare {
  return (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined
      ? undefined
      : graft.add('OpConstantNull', graft.add('OpTypePointer', storageClass, uint))
  }
}

function whereGeneric(declare: Declare): Declare {
  return (graft, module, at) =>
    declaresCapability(module, 'GenericPointer') ? declare(graft, module, at) : undefined
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'prefetch-elsewhere',
    rule: 'prefetch-pointer-is-into-cross-workgroup',
    summary: 'the pointer of OpUntypedPrefetchKHR is in another storage class',
    ordinals: (module) => prefetchesWith(module, prefetchWords.pointer),
    ways: operandWays(prefetchWords.pointer, {
      'untyped-workgroup': untyped('Workgroup'),
      'untyped-function': untyped('Function'),
      'untyped-uniform-constant': untyped('UniformConstant'),
      'untyped-generic': whereGeneric(untyped('Generic')),
      'typed-workgroup': typed('Workgroup'),
      'typed-function': typed('Function'),
      'typed-generic': whereGeneric(typed('Generic')),
    }),
  }),
  mutatorOf({
    name: 'prefetch-num-bytes-not-integer',
    rule: 'prefetch-num-bytes-is-a-scalar-integer',
    summary: 'the number of bytes to prefetch is no scalar integer',
    ordinals: (module) => prefetchesWith(module, prefetchWords.numBytes),
    ways: operandWays(prefetchWords.numBytes, {
      ...noIntegers,
      pointer: (_, module, at) => module.instructions[at]?.words[prefetchWords.pointer],
      type: uintType,
    }),
  }),
  mutatorOf({
    name: 'prefetch-pointer-not-pointer',
    rule: 'prefetch-pointer-is-a-pointer',
    summary: 'OpUntypedPrefetchKHR takes something that is not a pointer',
    ordinals: (module) => prefetchesWith(module, prefetchWords.pointer),
    ways: operandWays(prefetchWords.pointer, {
      ...noPointers,
      'its-type': (_, module, at) =>
        typeOf(module, module.instructions[at]?.words[prefetchWords.pointer] ?? 0),
      'num-bytes': (_, module, at) => module.instructions[at]?.words[prefetchWords.numBytes],
    }),
  }),
]
