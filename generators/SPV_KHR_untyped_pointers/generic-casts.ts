import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import {
  addCastToGeneric,
  castsBetweenKinds,
  castsOfEveryPointer,
  castsOfManyTypes,
  castsOfOthers,
  castsToEveryClass,
  castWords,
  genericCastAt,
  idleCasts,
  noPointerCasts,
  noPointerResults,
  otherPointees,
  resultsInto,
  specificClasses,
} from './shared/generic-casts.ts'
import { withOperand } from './shared/operands.ts'
import { kinds, pointerType } from './shared/pointer-into.ts'
import { sourcesFor, withPointer } from './shared/pointer-sources.ts'
import { uintType } from './shared/things.ts'
import { createWorld, load } from './shared/world.ts'

export const generators: readonly Generator[] = [
  castsOfEveryPointer(
    {
      name: 'casts-from-every-generic-pointer',
      rule: 'generic-cast-to-ptr-pointer-is-into-generic',
      alsoApplies: ['generic-cast-to-ptr-result-type-is-a-pointer-type'],
      summary: 'the generic pointer that is cast comes from everywhere',
    },
    'OpGenericCastToPtr',
  ),
  castsOfManyTypes(
    {
      name: 'casts-from-generic-of-many-types',
      rule: 'generic-cast-to-ptr-typed-pointers-point-to-one-type',
      alsoApplies: ['generic-cast-to-ptr-pointer-is-into-generic'],
      summary: 'typed pointers point to the same before and after, and untyped ones to nothing',
    },
    'OpGenericCastToPtr',
  ),
  castsToEveryClass(
    {
      name: 'casts-from-generic-to-every-class',
      rule: 'generic-cast-to-ptr-result-type-has-a-target-storage-class',
      alsoApplies: [
        'generic-cast-to-ptr-result-type-is-a-pointer-type',
        'generic-cast-to-ptr-typed-pointers-point-to-one-type',
      ],
      summary: 'generic pointers leave for every storage class, in several versions',
    },
    'OpGenericCastToPtr',
  ),
  castsBetweenKinds(
    {
      name: 'casts-from-generic',
      rule: 'generic-cast-to-ptr-result-type-is-a-pointer-type',
      alsoApplies: [
        'generic-cast-to-ptr-result-type-has-a-target-storage-class',
        'generic-cast-to-ptr-pointer-is-into-generic',
      ],
      summary:
        'generic pointers of either kind become pointers of either kind, and are loaded through',
    },
    'OpGenericCastToPtr',
  ),
  {
    name: 'casts-to-generic-in-every-version',
    rule: 'ptr-cast-to-generic-result-type-is-generic',
    alsoApplies: ['ptr-cast-to-generic-result-type-is-a-pointer-type'],
    summary: 'what a generic pointer points to is loaded, by kernels of every version',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const storageClass = choices.pick('storage-class', specificClasses)
      const kind = choices.pick('pointer', kinds)
      const minor = choices.pick('minor', minorVersions)

      const world = createWorld('kernel', { minor })
      const generic = addCastToGeneric(world, storageClass, kind)
      load(world, 'Generic', world.plain.scalar('uint'), generic)
      return world.finish()
    },
  },
  {
    name: 'casts-to-generic',
    rule: 'ptr-cast-to-generic-result-type-is-a-pointer-type',
    alsoApplies: [
      'ptr-cast-to-generic-result-type-is-generic',
      'ptr-cast-to-generic-keeps-the-kind-of-pointer',
    ],
    summary: 'pointers of either kind, from everywhere, become pointers into Generic',
    build(choices) {
      const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)
      const storageClass = choices.pick('storage-class', specificClasses)
      const kind = choices.pick('pointer', kinds)
      const all = sourcesFor({ ground }, storageClass, kind)
      const source = choices.pick('source', ground === 'kernel' ? all : all.slice(0, 1))

      const world = createWorld(ground)
      const type = world.plain.scalar('uint')
      withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
        add('OpPtrCastToGeneric', pointerType(world, 'Generic', kind, type.id), pointer)
      })
      return world.finish()
    },
  },
]

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'cast-from-generic-elsewhere',
    rule: 'generic-cast-to-ptr-result-type-has-a-target-storage-class',
    summary: 'a cast from Generic leads into a storage class that it cannot lead into',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtr'),
    ways: resultsInto('Generic', 'UniformConstant', 'Input', 'Image'),
  }),
  mutatorOf({
    name: 'cast-from-generic-no-pointer',
    rule: 'generic-cast-to-ptr-result-type-is-a-pointer-type',
    summary: 'a cast from Generic is said to give what is no pointer',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtr'),
    ways: noPointerResults,
  }),
  mutatorOf({
    name: 'cast-from-generic-of-another',
    rule: 'generic-cast-to-ptr-pointer-is-into-generic',
    summary: 'a cast from Generic takes a pointer into another storage class, or no pointer',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtr'),
    ways: { ...noPointerCasts, ...castsOfOthers('CrossWorkgroup', 'Workgroup', 'UniformConstant') },
  }),
  mutatorOf({
    name: 'cast-from-generic-to-another-type',
    rule: 'generic-cast-to-ptr-typed-pointers-point-to-one-type',
    summary: 'a typed pointer points to something else after a cast from Generic',
    ordinals: (module) => idleCasts(module, 'OpGenericCastToPtr'),
    ways: otherPointees,
  }),
  mutatorOf({
    name: 'cast-to-generic-elsewhere',
    rule: 'ptr-cast-to-generic-result-type-is-generic',
    summary: 'a cast to Generic gives a pointer into another storage class',
    ordinals: (module) => idleCasts(module, 'OpPtrCastToGeneric'),
    ways: resultsInto('CrossWorkgroup', 'Workgroup', 'Function', 'UniformConstant'),
  }),
  mutatorOf({
    name: 'cast-to-generic-no-pointer',
    rule: 'ptr-cast-to-generic-result-type-is-a-pointer-type',
    summary: 'a cast to Generic is said to give what is no pointer',
    ordinals: (module) => idleCasts(module, 'OpPtrCastToGeneric'),
    ways: noPointerResults,
  }),
  mutatorOf({
    name: 'cast-to-generic-of-the-other-kind',
    rule: 'ptr-cast-to-generic-keeps-the-kind-of-pointer',
    summary:
      'a typed pointer is cast to an untyped one into Generic, or an untyped one to a typed one',
    ordinals: (module) => idleCasts(module, 'OpPtrCastToGeneric'),
    ways: {
      'untyped-result': (module, at) =>
        genericCastAt(module, at)?.result.kind === 'typed'
          ? withOperand(module, at, castWords.resultType, (graft) =>
              graft.add('OpTypeUntypedPointerKHR', 'Generic'),
            )
          : undefined,
      'typed-result': (module, at) =>
        genericCastAt(module, at)?.result.kind === 'untyped'
          ? withOperand(module, at, castWords.resultType, (graft, ...where) => {
              const pointee = uintType(graft, ...where)
              return pointee === undefined
                ? undefined
                : graft.add('OpTypePointer', 'Generic', pointee)
            })
          : undefined,
    },
  }),
]
