import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { sourcesFor, withPointer } from '../shared/pointer-sources.ts'
import {
  createVariableWorld,
  variableClassesOf,
  variablePointerCapabilities,
} from '../shared/variable-pointers.ts'
import { writtenWith } from '../shared/written-with.ts'

export const generator: Generator = {
  name: 'variable-pointers',
  rule: 'variable-pointer-is-into-storage-buffer-or-workgroup',
  alsoApplies: ['variable-pointers-admit-untyped-ptr-access-chain'],
  summary: 'variable pointers of either kind are made in every way beside ordinary pointers',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const capability = choices.pick('capability', variablePointerCapabilities)
    const storageClass = choices.pick('storage-class', variableClassesOf(capability))
    const kind = choices.pick('pointer', kinds)
    const source = choices.pick(
      'source',
      sourcesFor({ ground: 'variable-pointers' }, storageClass, kind),
    )
    const minor = choices.pick('minor', source === 'select' ? [6, 3, 0] : [6])

    const world = createVariableWorld(capability, { minor })
    const type = world.types(storageClass).scalar('uint')
    for (const other of ['Private', 'Function', 'Uniform', 'PushConstant']) {
      const { id } = world.types(other).scalar('uint')
      world.builder.add('OpLoad', id, variableIn(world, other, 'untyped', id))
    }
    withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
      load(writtenWith(world, add), storageClass, type, pointer)
    })
    return world.finish()
  },
}
