import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { hasVariablePointers, isLogical } from '../shared/addressing.ts'
import { chainAt, chainsOf } from '../shared/chain-at.ts'
import { accessForms } from '../shared/chain-forms.ts'
import { pointerWith } from '../shared/pointer-at.ts'
import { constantOf, type, unless, where } from '../shared/things.ts'
import { walk } from '../shared/walk.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'

const constants: Readonly<Record<string, Declare>> = {
  'minus-one': constantOf(type('OpTypeInt', 32, 1), 0xffff_ffff),
  least: constantOf(type('OpTypeInt', 32, 1), 0x8000_0000),
  narrow: where('Int16', constantOf(type('OpTypeInt', 16, 1), 0xffff_8000)),
  wide: where('Int64', constantOf(type('OpTypeInt', 64, 1), 0, 0x8000_0000)),
}

/** Puts the constant in the place of the first or the last index that selects no member. */
function way(which: 0 | -1, declare: Declare): Way {
  return (module, at) => {
    const steps = walk(module, at)?.steps.filter(({ shape }) => shape.kind !== 'structure')
    const word = steps?.at(which)?.word
    const again = which === -1 && steps?.length === 1
    return word === undefined || again
      ? undefined
      : withOperand(module, at, word, unless('Kernel', declare))
  }
}

export const mutator = mutatorOf({
  name: 'negative-index-into-logical-pointer',
  rule: 'constant-index-of-a-logical-pointer-is-not-negative',
  summary: 'a constant index into what a logical pointer points to is negative',
  ordinals: (module) =>
    hasVariablePointers(module)
      ? []
      : chainsOf(module, accessForms).filter((at) => {
          const base = pointerWith(module, chainAt(module, at)?.base)
          return base !== undefined && isLogical(module, base.storageClass)
        }),
  ways: Object.fromEntries(
    Object.entries(constants).flatMap(([variant, declare]) => [
      [`first-${variant}`, way(0, declare)],
      [`last-${variant}`, way(-1, declare)],
    ]),
  ),
})
