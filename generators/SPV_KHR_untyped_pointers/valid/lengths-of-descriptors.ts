import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { type Add, addFunction } from '../shared/add-function.ts'
import { kinds, pointerInto, pointerType, variableIn } from '../shared/pointer-into.ts'
import { createVariableWorld } from '../shared/variable-pointers.ts'
import { createWorld, type World } from '../shared/world.ts'

/** What the length is asked of: pointers that are no variable pointers, though variable pointers be declared. */
const pointers = ['variable', 'copy', 'chain', 'element-of-blocks', 'parameter'] as const

function length({ laid }: World, add: Add, block: number, pointer: number): void {
  add('OpUntypedArrayLengthKHR', laid.scalar('uint').id, block, pointer, 1)
}

export const generator: Generator = {
  name: 'lengths-of-descriptors',
  rule: 'array-length-pointer-is-no-variable-pointer',
  alsoApplies: ['array-length-variable-is-a-descriptor', 'array-length-pointer-is-a-pointer'],
  summary: 'lengths are asked of descriptors, beside variable pointers',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const variable = choices.pick('variable-pointers', [true, false])
    const pointer = choices.pick(
      'pointer',
      variable ? pointers : pointers.filter((each) => each !== 'parameter'),
    )
    const kind = choices.pick('kind', kinds)
    const minor = choices.pick('minor', [6, 3])

    const world = variable
      ? createVariableWorld('VariablePointersStorageBuffer', { minor })
      : createWorld('shader', { minor })
    const { builder, laid } = world
    const block = laid.block(laid.scalar('uint'), laid.runTimeArray(laid.scalar('uint')))
    const storageClass = 'StorageBuffer'
    const of = pointer === 'element-of-blocks' ? laid.array(block, 4) : block
    const buffer = pointerInto(world, storageClass, kind, of.id)
    const untyped = world.pointer(storageClass)
    const type = builder.typeOf(buffer) ?? 0
    if (variable) {
      const other = pointerInto(world, storageClass, 'untyped', laid.scalar('uint').id)
      const condition = builder.constant(world.plain.scalar('bool').id, true)
      const selected = builder.add('OpSelect', untyped, condition, other, other)
      builder.add('OpStore', variableIn(world, 'Private', 'untyped', untyped), selected)
    }
    if (pointer === 'parameter') {
      const nothing = builder.type('OpTypeVoid')
      const parameter = pointerType(world, storageClass, kind, block.id)
      const callee = addFunction(world, nothing, [parameter], (add, given = 0) => {
        length(world, add, block.id, given)
        add('OpReturn')
      })
      builder.add('OpFunctionCall', nothing, callee, buffer)
      return world.finish()
    }
    const asked = {
      variable: () => buffer,
      copy: () => builder.add('OpCopyObject', type, buffer),
      chain: () => builder.add('OpUntypedAccessChainKHR', untyped, block.id, buffer),
      'element-of-blocks': () =>
        builder.add('OpUntypedInBoundsAccessChainKHR', untyped, of.id, buffer, world.uint(2)),
    }[pointer]()
    length(world, builder.add, block.id, asked)
    return world.finish()
  },
}
