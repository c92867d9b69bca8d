import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import {
  across,
  addCopy,
  copyAt,
  copyClasses,
  copyKinds,
  copyWords,
  kernelCopyClasses,
  type Side,
  sides,
} from './shared/copies.ts'
import { type Declare, withInserted, withOperand } from './shared/operands.ts'
import { globalPointers, noPointerObjects, ruledOrdinals, untypedAgain } from './shared/pointers.ts'
import { createWorld } from './shared/world.ts'

const all = { ...copyClasses, ...kernelCopyClasses }

export const generators: readonly Generator[] = [
  {
    name: 'copies-between-kinds-of-pointers',
    rule: 'copy-memory-has-a-typed-pointer',
    alsoApplies: ['copy-memory-operands-are-pointers', 'copy-memory-type-is-of-fixed-size'],
    summary: 'either side of a copy is untyped, or none, in storage classes that differ or do not',
    build(choices) {
      const which = choices.pick('pointers', copyKinds)
      const classes = choices.pick('classes', Object.keys(all) as (keyof typeof all)[])
      const type = choices.pick('type', ['vector', 'integer'])

      const world = createWorld(classes in copyClasses ? 'shader' : 'kernel')
      const { scalar, vector } = world.plain
      addCopy(
        world,
        which,
        all[classes],
        type === 'vector' ? vector(scalar('uint'), 3) : scalar('uint'),
      )
      return world.finish()
    },
  },
  {
    name: 'copies-in-every-version',
    rule: 'copy-memory-operands-are-pointers',
    alsoApplies: [
      'copy-memory-has-a-typed-pointer',
      'copy-memory-typed-pointers-point-to-one-type',
    ],
    summary:
      'an integer is copied between storage classes, by shaders and kernels of every version',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const setting = choices.pick('setting', ['shader', 'kernel'])
      const which = choices.pick('pointers', copyKinds)
      const minor = choices.pick('minor', minorVersions)

      const world = createWorld(setting, { minor })
      const classes =
        setting === 'shader'
          ? copyClasses['storage-buffer-to-function']
          : kernelCopyClasses['global-to-local']
      addCopy(world, which, classes, world.plain.scalar('uint'))
      return world.finish()
    },
  },
]

/** The other side is typed, so that the copy has its typed pointer still. */
function way(side: Side, declare: Declare): Way {
  return (module, at) =>
    copyAt(module, at)?.[across(side)].kind === 'typed'
      ? withOperand(module, at, copyWords[side], declare)
      : undefined
}

/** The copy, both sides of which are untyped pointers to where they point. */
function throughChains(module: Module, at: number, wanted: readonly Side[]): Module | undefined {
  const copy = copyAt(module, at)
  const typed = sides.filter((side) => copy?.[side].kind === 'typed')
  if (copy === undefined || typed.join() !== wanted.join()) return undefined
  return withInserted(module, at, (declare) => {
    const made = typed.map((side) => [side, untypedAgain(module, declare, copy[side])] as const)
    if (made.some(([, make]) => make === undefined)) return undefined
    return (put) =>
      Object.fromEntries(made.map(([side, make]) => [copyWords[side], make?.(put) ?? 0]))
  })
}

/** The copy with that side's pointer on both sides, or another untyped one. */
function untypedInstead(module: Module, at: number): Module | undefined {
  const copy = copyAt(module, at)
  const typed = sides.filter((side) => copy?.[side].kind === 'typed')
  const [side] = typed
  if (copy === undefined || side === undefined || typed.length > 1) return undefined
  const other = globalPointers(module).find(
    ({ kind, storageClass }) => kind === 'untyped' && storageClass === copy[side].storageClass,
  )
  if (other === undefined) return undefined
  return withInserted(module, at, () => () => ({ [copyWords[side]]: other.id }))
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'copy-through-no-pointer',
    rule: 'copy-memory-operands-are-pointers',
    summary: 'one side of a copy is no pointer',
    ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
    ways: Object.fromEntries(
      sides.flatMap((side) =>
        Object.entries(noPointerObjects).map(([variant, declare]): [string, Way] => [
          `${side}-is-${variant}`,
          way(side, declare),
        ]),
      ),
    ),
  }),
  mutatorOf({
    name: 'copy-without-typed-pointer',
    rule: 'copy-memory-has-a-typed-pointer',
    summary: 'both sides of a copy are untyped, and nothing says how much is copied',
    ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
    ways: {
      'target-untyped-too': (module, at) => throughChains(module, at, ['target']),
      'source-untyped-too': (module, at) => throughChains(module, at, ['source']),
      'both-untyped': (module, at) => throughChains(module, at, ['target', 'source']),
      'another-variable': untypedInstead,
    },
  }),
]
