import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { decoratedPointers } from '../shared/decorated-pointers.ts'
import type { GroundName } from '../shared/grounds.ts'
import type { LaidType } from '../shared/laid-type.ts'
import type { Types } from '../shared/types.ts'
import { createWorld } from '../shared/world.ts'

type Make = (types: Types) => LaidType

const triple: Make = ({ vector, scalar }) => vector(scalar('uint'), 3)
const wide: Make = ({ vector, scalar }) => vector(scalar('ulong'), 3)

/** Input built-ins with their type, by ground. */
const rows: Readonly<Record<string, { readonly ground: GroundName; readonly type: Make }>> = {
  GlobalInvocationId: { ground: 'shader', type: triple },
  NumWorkgroups: { ground: 'shader', type: triple },
  LocalInvocationIndex: { ground: 'shader', type: ({ scalar }) => scalar('uint') },
  FragCoord: { ground: 'fragment', type: ({ vector, scalar }) => vector(scalar('float'), 4) },
  FrontFacing: { ground: 'fragment', type: ({ scalar }) => scalar('bool') },
  GlobalSize: { ground: 'kernel', type: wide },
  WorkDim: { ground: 'kernel', type: ({ scalar }) => scalar('uint') },
}

export const generator: Generator = {
  name: 'built-ins',
  rule: 'built-in-targets-a-variable',
  alsoApplies: [
    'boolean-data-type-is-not-externally-visible',
    'entry-point-interface-has-each-used-untyped-variable',
  ],
  summary: 'built-ins are untyped variables that are read, beside other untyped pointers',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const name = choices.pick('built-in', Object.keys(rows))
    const minor = choices.pick('minor', [6, 4, 3, 0])
    const row = rows[name] ?? { ground: 'shader', type: triple }

    const world = createWorld(row.ground, { minor })
    const type = row.type(world.plain)
    const variable = world.untypedVariable(world.pointer('Input'), 'Input', type.id)
    world.builder.decorate(variable, 'BuiltIn', name)
    load(world, 'Input', type, variable)
    const others = {
      storageClass: 'Input',
      dataType: world.plain.array(world.plain.scalar('uint'), 2).id,
    }
    return decoratedPointers(world, others).finish()
  },
}
