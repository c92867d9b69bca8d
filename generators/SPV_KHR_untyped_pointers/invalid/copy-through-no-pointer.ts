import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { across, copyAt, copyWords, type Side, sides } from '../shared/copy-at.ts'
import { noPointerObjects } from '../shared/no-pointers.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'

/** The other side is typed, so that the copy has its typed pointer still. */
function way(side: Side, declare: Declare): Way {
  return (module, at) =>
    copyAt(module, at)?.[across(side)].kind === 'typed'
      ? withOperand(module, at, copyWords[side], declare)
      : undefined
}

export const mutator = mutatorOf({
  name: 'copy-through-no-pointer',
  rule: 'copy-memory-operands-are-pointers',
  summary: 'one side of a copy is no pointer',
  ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
  ways: Object.fromEntries(
    sides.flatMap((side) =>
      Object.entries(noPointerObjects).map(([variant, declare]): [string, Way] => [
        `${side}-is-${variant}`,
        way(side, declare),
      ]),
    ),
  ),
})
