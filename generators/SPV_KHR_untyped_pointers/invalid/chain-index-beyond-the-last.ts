import type { Module } from '../../module.ts'
import { graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { chainAt, chainsOf } from '../shared/chain-at.ts'
import { of, uintConstant, uintType } from '../shared/things.ts'
import { walk } from '../shared/walk.ts'
import type { Declare } from '../shared/with-operand.ts'

/** True where the walk has come to a scalar. */
function isAtEnd(module: Module, at: number): boolean {
  const reached = walk(module, at)?.reached
  return ['bool', 'integer', 'float'].includes(typeShape(module, reached).kind)
}

/** Appends that many times what is declared. */
function more(declare: Declare, count: number): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    const added = graft(module, at)
    const index = declare(added, module, at)
    if (index === undefined || instruction === undefined) return undefined
    const { module: wider, shift } = added.done()
    const words = [...instruction.words, ...Array.from({ length: count }, () => index)]
    return replaceInstruction(wider, at + shift, { ...instruction, words })
  }
}

const zero = of(uintType, 'OpConstantNull')

export const mutator = mutatorOf({
  name: 'chain-index-beyond-the-last',
  rule: 'chain-stops-at-a-type-without-parts',
  summary: 'an index is left when the walk has come to a scalar',
  ordinals: (module) =>
    chainsOf(module).filter((at) => chainAt(module, at) !== undefined && isAtEnd(module, at)),
  ways: {
    zero: more(zero, 1),
    constant: more(uintConstant, 1),
    unknown: more(of(uintType, 'OpUndef'), 1),
    several: more(zero, 3),
  },
})
