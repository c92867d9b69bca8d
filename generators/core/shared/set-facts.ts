import { asManyAs, fact, like } from '../../signatures/facts.ts'
import { componentOf, countOf, widthOf } from '../../signatures/shape.ts'
import {
  type Fact,
  type Signature,
  type Slot,
  type SlotName,
  signature,
  slot,
} from '../../signatures/signature.ts'

/** Numbers of components that vectors have, in kernels too. */
export const counts = [2, 3, 4, 8, 16]

const kindNames = { float: 'floating-point numbers', integer: 'integers' } as const

interface Extent {
  /** Widths of components in bits; any when absent. */
  readonly widths?: readonly number[]
  /** Numbers of components, 1 of scalars. */
  readonly sizes?: readonly number[]
}

function listed(items: readonly (number | string)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
}

/** A scalar or vector of these kinds, widths and sizes. */
export function numbers(
  kinds: readonly (keyof typeof kindNames)[],
  { widths, sizes = [1, ...counts] }: Extent = {},
): Fact {
  const size = sizes.length === 1 && sizes[0] === 1 ? 'a scalar' : `${listed(sizes)} components`
  const what = listed(kinds.map((kind) => kindNames[kind]))
  const width = widths === undefined ? '' : ` of ${listed(widths)} bits`
  return fact(`have ${size}, ${what}${width}`.replace('have a scalar', 'be a scalar'), (shape) => {
    const component = componentOf(shape)
    return (
      kinds.some((kind) => kind === component?.kind) &&
      sizes.includes(countOf(shape) ?? 0) &&
      (widths === undefined || widths.includes(widthOf(shape) ?? 0))
    )
  })
}

/** A fact that is asked only beside a type that keeps another one; otherwise it says nothing. */
export function beside(other: SlotName, keeps: Fact, asked: Fact): Fact {
  return {
    ...asked,
    reads: [other],
    holds(own, form) {
      const content = form.content(other)
      if (content === undefined || keeps.holds(content, form) !== true) return undefined
      return asked.holds(own, form)
    },
  }
}

/** As many components as Result Type, where that keeps a fact. */
export function asManyAsResult(keeps: Fact): Fact {
  return beside('result', keeps, asManyAs('result'))
}

/** The same type as Result Type, under a rule. */
export function same(rule: string): Slot {
  return slot(rule, like('result'))
}

/** Makes signatures of a set, by a heading without the start of the name, the slot of the result and those of the operands. */
export function signaturesOf(prefix: string, own: Partial<Signature>) {
  return (heading: string, ...slots: readonly [Slot, ...Slot[]]) =>
    signature(`${prefix}-${heading}`, slots, own)
}

/**
 * Instructions of a set by the number of their operands, which are all alike.
 *
 * @param operations lists of names: of those with one operand, with two, with three.
 */
export function alike(
  own: Partial<Signature>,
  name: string,
  result: Slot,
  operand: Slot,
  operations: readonly string[],
): readonly Signature[] {
  const arities = ['unary', 'binary', 'ternary']
  return operations.flatMap((some, at) =>
    some === ''
      ? []
      : [
          {
            ...own,
            name: `${name}-${arities[at]}`,
            operations: some.split(/\s+/),
            result,
            operands: Array.from({ length: at + 1 }, () => operand),
          },
        ],
  )
}
