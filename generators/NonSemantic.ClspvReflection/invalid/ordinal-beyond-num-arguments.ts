import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { newConstant } from '../shared/new-constant.ts'
import { operandNamed } from '../shared/operand-places.ts'
import { operandWay } from '../shared/operand-way.ts'
import { reflectedOf } from '../shared/reflected-of.ts'
import { wordValue } from '../shared/word-value.ts'

/** *NumArguments* of the `Kernel` that the instruction with ordinal `at` refers to. */
function numArguments(module: Module, at: number): number | undefined {
  const referred = operandNamed(module, at, 'Kernel')?.id
  const kernel = reflectedOf(module).find(
    ({ row, result }) => row.name === 'Kernel' && result === referred,
  )
  const count = kernel === undefined ? undefined : operandNamed(module, kernel.at, 'NumArguments')
  return count === undefined ? undefined : wordValue(module, count.id)
}

function ordinal(of: (count: number) => number): Way {
  return (module, at) => {
    const count = numArguments(module, at)
    const value = count === undefined ? 0 : of(count)
    return count === undefined || value < count
      ? undefined
      : operandWay('Ordinal', newConstant(value))(module, at)
  }
}

export const mutator = mutatorOf({
  name: 'ordinal-beyond-num-arguments',
  rule: 'ordinal-is-below-num-arguments',
  summary: 'an argument has an ordinal that the number of arguments has no room for',
  ordinals: (module) =>
    reflectedOf(module)
      .filter(({ row }) => row.operands.some(({ name }) => name === 'Ordinal'))
      .map(({ at }) => at),
  ways: {
    'as-many': ordinal((count) => count),
    'one-more': ordinal((count) => count + 1),
    'largest-signed': ordinal(() => 0x7fff_ffff),
    largest: ordinal(() => 0xffff_ffff),
  },
})
