import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import {
  addCastFromGeneric,
  addCastToGeneric,
  castsBetweenKinds,
  castsOfEveryPointer,
  castsOfManyTypes,
  castsOfOthers,
  castsToEveryClass,
  idleCasts,
  noPointerCasts,
  noPointerResults,
  otherPointees,
  resultsAndStorageOf,
  resultsInto,
  specificClasses,
} from './shared/generic-casts.ts'
import { kinds, variableIn } from './shared/pointer-into.ts'
import { createWorld } from './shared/world.ts'

export const generators: readonly Generator[] = [
  {
    name: 'explicit-casts-beside-others',
    rule: 'generic-cast-explicit-pointer-is-into-generic',
    alsoApplies: ['generic-cast-to-ptr-pointer-is-into-generic'],
    summary: 'generic pointers are cast, beside pointers that no cast from Generic takes',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const kind = choices.pick('pointer', kinds)
      const storageClass = choices.pick('storage-class', specificClasses)
      const minor = choices.pick('minor', [6, 0])

      const world = createWorld('kernel', { minor })
      const integer = world.plain.scalar('uint').id
      for (const other of ['CrossWorkgroup', 'Workgroup', 'UniformConstant']) {
        for (const each of kinds) variableIn(world, other, each, integer)
      }
      const generic = addCastToGeneric(world, storageClass, kind)
      for (const name of ['OpGenericCastToPtrExplicit', 'OpGenericCastToPtr'] as const) {
        addCastFromGeneric(world, name, storageClass, kind, generic)
      }
      return world.finish()
    },
  },
  castsOfEveryPointer(
    {
      name: 'explicit-casts-of-every-pointer',
      rule: 'generic-cast-explicit-pointer-is-a-pointer',
      alsoApplies: ['generic-cast-explicit-pointer-is-into-generic'],
      summary: 'the pointer that is explicitly cast comes from everywhere',
    },
    'OpGenericCastToPtrExplicit',
  ),
  castsOfManyTypes(
    {
      name: 'explicit-casts-of-many-types',
      rule: 'generic-cast-explicit-typed-pointers-point-to-one-type',
      alsoApplies: ['generic-cast-explicit-pointer-is-into-generic'],
      summary: 'explicit casts keep what typed pointers point to, and ask nothing of untyped ones',
    },
    'OpGenericCastToPtrExplicit',
  ),
  castsToEveryClass(
    {
      name: 'explicit-casts-to-every-class',
      rule: 'generic-cast-explicit-storage-is-a-target-storage-class',
      alsoApplies: [
        'generic-cast-explicit-result-type-has-the-storage-operand',
        'generic-cast-explicit-result-type-is-a-pointer-type',
      ],
      summary: 'generic pointers are explicitly cast to every storage class, in several versions',
    },
    'OpGenericCastToPtrExplicit',
  ),
  {
    name: 'explicit-casts-with-their-storage',
    rule: 'generic-cast-explicit-result-type-has-the-storage-operand',
    alsoApplies: ['generic-cast-explicit-storage-is-a-target-storage-class'],
    summary: 'one generic pointer is tried for each storage class in turn',
    build(choices) {
      const from = choices.pick('generic', kinds)
      const first = choices.pick('first', specificClasses)
      const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)

      const world = createWorld(ground)
      const generic = addCastToGeneric(world, first, from)
      const order = [first, ...specificClasses.filter((each) => each !== first)]
      for (const [index, storageClass] of order.entries()) {
        const kind = kinds[index % kinds.length] ?? from
        addCastFromGeneric(world, 'OpGenericCastToPtrExplicit', storageClass, kind, generic)
      }
      return world.finish()
    },
  },
  castsBetweenKinds(
    {
      name: 'explicit-casts',
      rule: 'generic-cast-explicit-result-type-is-a-pointer-type',
      alsoApplies: [
        'generic-cast-explicit-result-type-has-the-storage-operand',
        'generic-cast-explicit-pointer-is-a-pointer',
      ],
      summary:
        'generic pointers of either kind are explicitly cast to either kind, and loaded through',
    },
    'OpGenericCastToPtrExplicit',
  ),
]

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'explicit-cast-against-its-storage',
    rule: 'generic-cast-explicit-result-type-has-the-storage-operand',
    summary: 'the result of an explicit cast is in another storage class than Storage says',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
    ways: resultsInto('CrossWorkgroup', 'Workgroup', 'Function', 'Generic'),
  }),
  mutatorOf({
    name: 'explicit-cast-elsewhere',
    rule: 'generic-cast-explicit-storage-is-a-target-storage-class',
    summary: 'an explicit cast names a storage class that it cannot lead into',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
    ways: resultsAndStorageOf('Generic', 'UniformConstant', 'Input', 'Image'),
  }),
  mutatorOf({
    name: 'explicit-cast-no-pointer',
    rule: 'generic-cast-explicit-result-type-is-a-pointer-type',
    summary: 'an explicit cast is said to give what is no pointer',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
    ways: noPointerResults,
  }),
  mutatorOf({
    name: 'explicit-cast-of-another',
    rule: 'generic-cast-explicit-pointer-is-into-generic',
    summary: 'an explicit cast takes a pointer into a storage class other than Generic',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
    ways: castsOfOthers('CrossWorkgroup', 'Workgroup', 'UniformConstant'),
  }),
  mutatorOf({
    name: 'explicit-cast-of-no-pointer',
    rule: 'generic-cast-explicit-pointer-is-a-pointer',
    summary: 'an explicit cast takes what is no pointer',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
    ways: noPointerCasts,
  }),
  mutatorOf({
    name: 'explicit-cast-to-another-type',
    rule: 'generic-cast-explicit-typed-pointers-point-to-one-type',
    summary: 'a typed pointer points to something else after an explicit cast',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtrExplicit'),
    ways: otherPointees,
  }),
]
