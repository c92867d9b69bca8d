import { mutatorOf } from '../../mutate/mutator-of.ts'
import { idleBitcasts } from '../shared/bitcast-at.ts'
import { bothWays, type Opposite } from '../shared/bitcast-ways.ts'
import { numbers } from '../shared/numbers.ts'

function ofWidth(bits: number, name: 'OpTypeInt' | 'OpTypeFloat' = 'OpTypeInt'): Opposite {
  return ({ count, width, isPointer }) =>
    isPointer || count === undefined || width === undefined || width === bits
      ? undefined
      : numbers(count, bits, name)
}

/** An integer for a pointer that is not as wide. */
function forPointer(bits: number): Opposite {
  return ({ isPointer, width }) =>
    isPointer && width !== undefined && width !== bits ? numbers(1, bits) : undefined
}

export const mutator = mutatorOf({
  name: 'bitcast-to-another-width',
  rule: 'bitcast-of-one-component-count-keeps-the-width',
  summary: 'as many components as before are wider or narrower',
  ordinals: idleBitcasts,
  ways: bothWays({
    '16-bits-wide': ofWidth(16),
    '32-bits-wide': ofWidth(32),
    '64-bits-wide': ofWidth(64),
    'floating-point-of-32-bits': ofWidth(32, 'OpTypeFloat'),
    '32-bits-for-a-pointer': forPointer(32),
    '64-bits-for-a-pointer': forPointer(64),
  }),
})
