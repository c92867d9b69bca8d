import type { Generator } from '../../maker.ts'
import { addFunction } from '../shared/add-function.ts'
import { type CopyKinds, copyKinds, kindsOf } from '../shared/copies.ts'
import { pointerType } from '../shared/pointer-into.ts'
import { createWorld, type World } from '../shared/world.ts'

/** What becomes of the pointers to void before they are copied through. */
const casts: Readonly<Record<string, string>> = {
  bitcast: 'OpBitcast',
  chain: 'OpUntypedPtrAccessChainKHR',
}

function through(
  { builder, plain, uint, pointer }: World,
  storageClass: string,
  kind: string,
  cast: string,
  nothing: number,
): number {
  const integer = plain.scalar('uint').id
  if (kind === 'typed') {
    const typed = builder.type('OpTypePointer', storageClass, integer)
    return builder.place('function-declaration', 'OpBitcast', typed, nothing)
  }
  const operands = cast === 'OpBitcast' ? [nothing] : [integer, nothing, uint(1)]
  return builder.place('function-declaration', cast, pointer(storageClass), ...operands)
}

export const generator: Generator = {
  name: 'copies-beside-void-pointers',
  rule: 'copy-memory-typed-pointer-points-to-no-void',
  alsoApplies: ['copy-memory-has-a-typed-pointer', 'bitcast-changes-the-type'],
  summary: 'a function takes pointers to void, as C compilers emit them, and casts them to copy',
  build(choices) {
    const which: CopyKinds = choices.pick('pointers', copyKinds)
    const cast = choices.pick('cast', which === 'both-typed' ? ['bitcast'] : Object.keys(casts))
    const storageClass = choices.pick('source', ['CrossWorkgroup', 'Generic', 'UniformConstant'])
    const ground = choices.pick('ground', ['library', 'kernel-32'] as const)

    const world = createWorld(ground)
    const nothing = world.builder.type('OpTypeVoid')
    const parameters = ['Function', storageClass].map((each) =>
      pointerType(world, each, 'typed', nothing),
    )
    const kind = kindsOf(which)
    const opcode = casts[cast] ?? 'OpBitcast'
    addFunction(world, nothing, parameters, (add, to = 0, from = 0) => {
      const target = through(world, 'Function', kind.target, opcode, to)
      const source = through(world, storageClass, kind.source, opcode, from)
      add('OpCopyMemory', target, source)
      add('OpReturn')
    })
    return world.finish()
  },
}
