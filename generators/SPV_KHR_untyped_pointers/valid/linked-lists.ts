import type { Generator } from '../../maker.ts'
import { load } from '../shared/access.ts'
import { type Kind, kinds, pointerType, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const storageClass = 'PhysicalStorageBuffer'

export const generator: Generator = {
  name: 'linked-lists',
  rule: 'untyped-access-behaves-as-typed-access',
  alsoApplies: [
    'logical-pointer-result-is-of-a-listed-instruction',
    'variable-with-physical-pointers-is-aliased-or-restricted',
  ],
  summary: 'a loop follows pointers that stand in buffers, as buffer references are compiled',
  build(choices) {
    const holder: Kind = choices.pick('variable', kinds)
    const decoration = choices.pick('decoration', ['AliasedPointer', 'RestrictPointer'])
    const member = choices.pick('next', [0, 1])

    const world = createWorld('physical-storage-buffer')
    const { builder, laid, plain } = world
    const next = world.pointer(storageClass)
    const pointer = { id: next, size: 8, alignment: 8 }
    const number = laid.scalar('ulong')
    const node = laid.block(...(member === 0 ? [pointer, number] : [number, pointer])).id
    const first = laid.block(pointer).id
    const root = variableIn(world, 'StorageBuffer', 'untyped', first)
    const type = pointerType(world, 'Function', holder, next)
    const here = variableIn(world, 'Function', holder, next, type)
    builder.decorate(here, decoration)
    builder.add('OpStore', here, builder.add('OpLoad', next, root))
    const [head, body, step, done] = [builder.id(), builder.id(), builder.id(), builder.id()]
    builder.add('OpBranch', head)
    builder.define(head, 'OpLabel')
    const current = builder.add('OpLoad', next, here)
    const address = builder.add('OpConvertPtrToU', number.id, current)
    const zero = builder.constant(number.id, 0)
    const ends = builder.add('OpIEqual', plain.scalar('bool').id, address, zero)
    builder.add('OpLoopMerge', done, step, 'None')
    builder.add('OpBranchConditional', ends, done, body)
    builder.define(body, 'OpLabel')
    const slot = builder.add('OpUntypedAccessChainKHR', next, node, current, world.uint(member))
    builder.add('OpStore', here, load(world, storageClass, pointer, slot))
    builder.add('OpBranch', step)
    builder.define(step, 'OpLabel')
    builder.add('OpBranch', head)
    builder.define(done, 'OpLabel')
    return world.finish()
  },
}
