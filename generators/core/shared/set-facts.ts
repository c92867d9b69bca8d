import { asManyAs, fact, like } from '../../signatures/facts.ts'
import { componentOf, countOf, widthOf } from '../../signatures/shape.ts'
import { type Fact, type Slot, type SlotName, slot } from '../../signatures/signature.ts'

/** Numbers of components that vectors have, in kernels too. */
export const counts = [2, 3, 4, 8, 16]

const kindNames = { float: 'floating-point numbers', integer: 'integers' } as const
const singularNames = { float: 'floating-point number', integer: 'integer' } as const

export interface ArgumentExtent {
  /** Widths of components in bits; any when absent. */
  readonly widths?: readonly number[]
  /** Numbers of components, 1 of scalars. */
  readonly sizes?: readonly number[]
}

function listed(items: readonly (number | string)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
}

/** The words for a scalar: `a 32-bit integer`, `a 32- or 64-bit floating-point number`. */
function scalarWords(
  kinds: readonly (keyof typeof kindNames)[],
  widths?: readonly number[],
): string {
  const names = listed(kinds.map((kind) => singularNames[kind]))
  if (widths === undefined) return `${kinds[0] === 'integer' ? 'an' : 'a'} ${names}`
  const bits = widths.map((width, index) => `${width}-${index === widths.length - 1 ? 'bit' : ''}`)
  return `${widths[0] === 8 ? 'an' : 'a'} ${listed(bits)} ${names}`
}

/** A scalar or vector of these kinds, widths and sizes. */
export function numbers(
  kinds: readonly (keyof typeof kindNames)[],
  { widths, sizes = [1, ...counts] }: ArgumentExtent = {},
): Fact {
  const what = listed(kinds.map((kind) => kindNames[kind]))
  const width = widths === undefined ? '' : ` of ${listed(widths)} bits`
  const words =
    sizes.length === 1 && sizes[0] === 1
      ? `be ${scalarWords(kinds, widths)}`
      : `have ${listed(sizes)} components, ${what}${width}`
  return fact(words, (shape) => {
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
    holds(held, form) {
      const content = form.content(other)
      if (content === undefined || keeps.holds(content, form) !== true) return undefined
      return asked.holds(held, form)
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
