import type { Generator } from '../../maker.ts'
import { addBitcast, numericalType } from '../shared/numerical-types.ts'
import { addPointerCast, integerOf } from '../shared/pointer-casts.ts'
import { createWorld } from '../shared/world.ts'

const numbers = ['ushortx2-halfx2', 'uint-float', 'floatx8-uintx8', 'ulongx3-doublex3']

export const generator: Generator = {
  name: 'bitcasts-of-one-component-count',
  rule: 'bitcast-of-one-component-count-keeps-the-width',
  alsoApplies: ['bitcast-result-type-is-a-pointer-or-numerical-type'],
  summary: 'as many components as before are as wide as before, and integers as wide as pointers',
  build(choices) {
    const ground = choices.pick('ground', ['kernel', 'kernel-32'] as const)
    const what = choices.pick('what', [...numbers, 'pointer-to-integer', 'integer-to-pointer'])

    const world = createWorld(ground)
    if (what === 'pointer-to-integer' || what === 'integer-to-pointer') {
      const cast = what === 'pointer-to-integer' ? 'untyped-to-integer' : 'integer-to-untyped'
      addPointerCast(world, 'Workgroup', cast, numericalType(world, integerOf(world)))
    } else {
      const [from = 'uint', to = 'float'] = what.split('-')
      addBitcast(world, from, to)
    }
    return world.finish()
  },
}
