import { type Inset, ways } from '../../pairs/pair-of.ts'
import type { Damage } from '../../pairs/ways.ts'

/** A tag for ways of one kind, of a text `way: number..., way: number...`. */
export function each(of: (first: number, ...numbers: number[]) => Damage) {
  return ([text = '']: TemplateStringsArray): Inset =>
    ways(
      Object.fromEntries(
        text.split(/,\s+/).map((one): [string, Damage] => {
          const [way = '', numbers = ''] = one.split(': ')
          const [first = 0, ...others] = numbers.split(' ').map(Number)
          return [way, of(first, ...others)]
        }),
      ),
    )
}
