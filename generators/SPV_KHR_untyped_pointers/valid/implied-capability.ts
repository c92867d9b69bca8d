import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
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
}
