import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { addPointerCast, pointerCasts } from '../shared/pointer-casts.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'bitcasts-of-pointers-before-vectors',
  rule: 'bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer',
  alsoApplies: ['bitcast-operand-is-of-a-pointer-or-numerical-type'],
  summary: 'pointers are cast in versions in which no vector can stand for one',
  environments: ({ minor = '4' }) => environmentsOf(minor),
  build(choices) {
    const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'] as const)
    const cast = choices.pick('cast', pointerCasts)
    const minor = choices.pick('minor', [4, 3, 1, 0])

    const world = createWorld(ground, { minor })
    // So that there could be numbers as wide as a pointer, and wider.
    for (const name of ['Float64', 'Int64']) world.builder.capability(name)
    addPointerCast(world, 'CrossWorkgroup', cast)
    return world.finish()
  },
}
