import type { Generator } from '../../maker.ts'
import { type Add, addFunction } from '../shared/add-function.ts'
import type { GroundName } from '../shared/grounds.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

const passed: Readonly<
  Record<string, { readonly ground: GroundName; readonly capability?: string }>
> = {
  Function: { ground: 'shader' },
  Private: { ground: 'shader' },
  Workgroup: { ground: 'shader' },
  UniformConstant: { ground: 'shader' },
  AtomicCounter: { ground: 'shader', capability: 'AtomicStorage' },
  StorageBuffer: { ground: 'variable-pointers' },
  PhysicalStorageBuffer: { ground: 'physical-storage-buffer' },
  CrossWorkgroup: { ground: 'kernel' },
}

/** What is passed in the place of the variable itself where any pointer will do. */
const pointers: Readonly<
  Record<string, (world: World, add: Add, type: number, pointer: number) => number>
> = {
  variable: (_world, _add, _type, pointer) => pointer,
  copy: (_, add, type, pointer) => add('OpCopyObject', type, pointer),
  chain: ({ plain }, add, type, pointer) =>
    add('OpUntypedAccessChainKHR', type, plain.scalar('uint').id, pointer),
}

const anywhere: ReadonlySet<string> = new Set([
  'StorageBuffer',
  'PhysicalStorageBuffer',
  'CrossWorkgroup',
])

export const generator: Generator = {
  name: 'pointer-arguments',
  rule: 'function-call-passes-a-memory-object-declaration',
  alsoApplies: ['logical-pointer-operand-is-of-a-listed-instruction'],
  summary: 'functions are given variables, and hand the pointers on to others',
  build(choices) {
    const storageClass = choices.pick('storage-class', Object.keys(passed))
    const depth = choices.pick('calls', [1, 2])
    const free = anywhere.has(storageClass)
    const pointer = choices.pick('argument', free ? Object.keys(pointers) : ['variable'])

    const { ground, capability } = passed[storageClass] ?? { ground: 'shader' }
    const world = createWorld(ground)
    const { builder } = world
    if (capability !== undefined) builder.capability(capability)
    const type = world.pointer(storageClass)
    const nothing = builder.type('OpTypeVoid')
    const data = world.types(storageClass).scalar('uint').id
    const variable = pointerInto(world, storageClass, 'untyped', data)
    const argument = (add: Add, from: number) => pointers[pointer]?.(world, add, type, from) ?? from
    let callee = addFunction(world, nothing, [type], (add, parameter = 0) => {
      if (ground === 'physical-storage-buffer') builder.decorate(parameter, 'Aliased')
      add('OpReturn')
    })
    if (depth === 2) {
      const inner = callee
      callee = addFunction(world, nothing, [type, type], (add, one = 0, other = 0) => {
        if (ground === 'physical-storage-buffer') {
          for (const each of [one, other]) builder.decorate(each, 'Aliased')
        }
        for (const each of [one, other]) {
          add('OpFunctionCall', nothing, inner, argument(add, each))
        }
        add('OpReturn')
      })
    }
    const given = Array.from({ length: depth }, () => argument(builder.add, variable))
    builder.add('OpFunctionCall', nothing, callee, ...given)
    return world.finish()
  },
}
