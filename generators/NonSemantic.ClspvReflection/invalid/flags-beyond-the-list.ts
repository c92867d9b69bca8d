import { mutatorOf } from '../../mutate/mutator-of.ts'
import { kernelsOf } from '../shared/kernels-of.ts'
import { newConstant } from '../shared/new-constant.ts'
import { operandWay } from '../shared/operand-way.ts'

function flags(value: number) {
  return operandWay('Flags', newConstant(value))
}

export const mutator = mutatorOf({
  name: 'flags-beyond-the-list',
  rule: 'kernel-flags-are-listed-bits',
  summary: 'a bit of Flags is set that the list of kernel property flags does not have',
  ordinals: (module) => kernelsOf(module),
  ways: {
    'bit-1': flags(0x2),
    'bits-0-and-1': flags(0x3),
    'bit-2': flags(0x4),
    'bit-7': flags(0x80),
    'bit-8': flags(0x100),
    'bit-16': flags(0x1_0000),
    'bit-31': flags(0x8000_0000),
    'bits-0-and-31': flags(0x8000_0001),
    'all-bits': flags(0xffff_ffff),
    'all-bits-but-0': flags(0xffff_fffe),
  },
})
