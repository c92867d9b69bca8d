import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { operandWays, withOperand } from './shared/operands.ts'
import { kinds, pointerType, variableIn } from './shared/pointer-into.ts'
import { isPhysical, noPointerObjects, pointerAt, ruledOrdinals } from './shared/pointers.ts'
import { objectType } from './shared/types.ts'
import { createWorld, load, store } from './shared/world.ts'

/** What the lifetime is said of. */
const pointers = ['variable', 'void-pointer', 'chain', 'cast'] as const

export const generators: readonly Generator[] = [
  {
    name: 'lifetimes',
    rule: 'lifetime-pointer-is-into-function',
    summary:
      'the lifetime of local variables begins and ends, seen through pointers of either kind',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const kind = choices.pick('variable', kinds)
      const pointer = choices.pick('pointer', pointers)
      const name = choices.pick('type', ['integer', 'structure', 'wide-integer'])
      const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)
      const minor = choices.pick(
        'minor',
        pointer === 'variable' && name === 'integer' ? minorVersions : [6],
      )

      const world = createWorld(ground, { minor })
      const { builder, plain } = world
      const type = objectType(plain, name)
      const variable = variableIn(world, 'Function', kind, type.id)
      const nothing = () => pointerType(world, 'Function', 'typed', builder.type('OpTypeVoid'))
      const untyped = world.pointer('Function')
      const begun = {
        variable: () => variable,
        'void-pointer': () => builder.add('OpBitcast', nothing(), variable),
        chain: () => builder.add('OpUntypedAccessChainKHR', untyped, type.id, variable),
        cast: () =>
          builder.add('OpBitcast', builder.add('OpTypeUntypedPointerKHR', 'Function'), variable),
      }[pointer]()
      const size = pointer === 'void-pointer' ? type.size : 0
      builder.add('OpLifetimeStart', begun, size)
      store(world, 'Function', type, variable, builder.add('OpConstantNull', type.id))
      load(world, 'Function', type, variable)
      builder.add('OpLifetimeStop', begun, size)
      return world.finish()
    },
  },
]

const pointerWord = 0

const classes = {
  global: 'CrossWorkgroup',
  local: 'Workgroup',
  generic: 'Generic',
  constant: 'UniformConstant',
} as const

/** A null pointer like the one that is there, but into that storage class. */
function into(storageClass: string, kind: 'typed' | 'untyped'): Way {
  return (module, at) => {
    const pointer = pointerAt(module, at, pointerWord)
    if (pointer?.kind !== kind || !isPhysical(module)) return undefined
    return withOperand(module, at, pointerWord, (graft) =>
      graft.add(
        'OpConstantNull',
        pointer.pointee === undefined
          ? graft.add('OpTypeUntypedPointerKHR', storageClass)
          : graft.add('OpTypePointer', storageClass, pointer.pointee),
      ),
    )
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'lifetime-of-another',
    rule: 'lifetime-pointer-is-into-function',
    summary: 'a lifetime is said of what is in another storage class than Function, or no pointer',
    ordinals: (module) => ruledOrdinals(module, 'OpLifetimeStart', 'OpLifetimeStop'),
    ways: {
      ...Object.fromEntries(
        Object.entries(classes).flatMap(([name, storageClass]) => [
          [`untyped-into-${name}`, into(storageClass, 'untyped')],
          [`typed-into-${name}`, into(storageClass, 'typed')],
        ]),
      ),
      ...operandWays(pointerWord, noPointerObjects),
    },
  }),
]
