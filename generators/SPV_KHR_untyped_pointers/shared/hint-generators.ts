import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { constantSources, integerFrom, integersOf } from './integer-values.ts'
import { kinds, variableIn } from './pointer-into.ts'
import { createWorld, type World } from './world.ts'

/** The optional operands of `OpUntypedPrefetchKHR`, in their order. */
const hints = ['rw', 'locality', 'cache-type'] as const

export type Hint = (typeof hints)[number]

/** The operands up to `hint`, those before it zero, and as many behind it as `more` says. */
function operands(world: World, hint: Hint, value: number, more: number): readonly number[] {
  const at = hints.indexOf(hint)
  const all = hints.map((_, index) => (index === at ? value : world.uint(0)))
  return all.slice(0, at + 1 + more)
}

/** Numbers of operands that may stand behind the hint. */
function rest(hint: Hint): readonly number[] {
  return [0, 1, 2].slice(0, hints.length - hints.indexOf(hint))
}

/** A generator of prefetches with each value that a hint may have, in every version. */
export function hintValues(
  about: Pick<Generator, 'name' | 'rule' | 'summary' | 'alsoApplies'>,
  hint: Hint,
  values: readonly number[],
): Generator {
  return {
    ...about,
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const value = choices.pick(hint, values)
      const more = choices.pick('operands-behind', rest(hint))
      const kind = choices.pick('pointer', kinds)
      const minor = choices.pick('minor', minorVersions)

      const world = createWorld('kernel', { minor })
      const data = world.plain.array(world.plain.scalar('uint'), 64)
      const pointer = variableIn(world, 'CrossWorkgroup', kind, data.id)
      const some = operands(world, hint, world.uint(value), more)
      world.builder.add('OpUntypedPrefetchKHR', pointer, world.uint(data.size), ...some)
      return world.finish()
    },
  }
}

/** A generator of prefetches with a hint of every integer type, made by every kind of constant instruction. */
export function hintConstants(
  about: Pick<Generator, 'name' | 'rule' | 'summary' | 'alsoApplies'>,
  hint: Hint,
): Generator {
  return {
    ...about,
    build(choices) {
      const ground = choices.pick('ground', ['kernel', 'physical-shader'])
      const integer = choices.pick('type', integersOf(ground === 'kernel' ? ground : 'shader'))
      const source = choices.pick('source', Object.keys(constantSources))
      const specialized = source === 'spec-constant' || source === 'spec-operation'
      const value = choices.pick('value', specialized ? [1, 77] : [1])
      const more = choices.pick('operands-behind', rest(hint))

      const world = createWorld(ground)
      const { id: type } = world.plain.scalar(integer)
      const data = variableIn(world, 'CrossWorkgroup', 'untyped', world.plain.scalar('uint').id)
      const some = operands(world, hint, integerFrom(source, world, type, value), more)
      world.builder.add('OpUntypedPrefetchKHR', data, world.uint(4), ...some)
      return world.finish()
    },
  }
}
