import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { opaqueCode } from '../shared/opaque-code.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { finishWithFunction } from '../shared/with-function.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'opaque-pointer-functions',
  rule: 'copy-memory-sized-copies-bytes',
  alsoApplies: ['untyped-access-behaves-as-typed-access'],
  summary: 'functions of pointers that do not say what they point to, as compilers of C emit them',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const code = choices.pick('code', Object.keys(opaqueCode))
    const ground = choices.pick('ground', ['kernel', 'kernel-32', 'library'] as const)
    const minor = choices.pick('minor', [6, 4])

    const world = createWorld(ground, { minor })
    const { builder, plain } = world
    const size = plain.scalar(ground === 'kernel-32' ? 'uint' : 'ulong').id
    const pointer = world.pointer('CrossWorkgroup')
    const resultType = builder.type('OpTypeVoid')
    const data = plain.array(plain.scalar('uint'), 16).id
    const given = [1, 2].map(() => pointerInto(world, 'CrossWorkgroup', 'untyped', data))
    const id = builder.id()
    builder.add('OpFunctionCall', resultType, id, ...given, builder.constant(size, 32))
    return finishWithFunction(world, {
      id,
      resultType,
      parameterTypes: [pointer, pointer, size],
      body([from = 0, to = 0, bytes = 0]) {
        const { add, define } = builder
        opaqueCode[code]?.({ world, add, define, from, to, size: bytes })
        return undefined
      },
    })
  },
}
