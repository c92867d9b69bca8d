import { MakerError } from '../maker-error.ts'
import type { Content, Slot, ValueOfType } from './signature.ts'
import { shapeNamed } from './stock-names.ts'

function valueMade(how: string | undefined, number: string | undefined): ValueOfType {
  const made = how === 'null' ? 'null' : how === 'spec' ? 'specialized' : 'constant'
  return { made, ...(number !== undefined && { number: Number(number) }) }
}

/**
 * A type of the stock, or a constant of one, by its name: `uint`, `uint_3`, `spec_uint`, `spec_uint_4`, `null_uint`.
 *
 * @throws {MakerError} when the stock has no type of that name.
 */
export function contentNamed(name: string): Content {
  const whole = shapeNamed(name)
  if (whole !== undefined) return { kind: 'type', shape: whole }
  const [, how, type = '', number] =
    /^(?:(null|spec)_)?(\w+?)(?:_(0x[\da-f]+|\d+))?$/.exec(name) ?? []
  const shape = shapeNamed(type)
  if (shape === undefined)
    throw new MakerError('faulty-pair', `the stock has no type or constant '${name}'`)
  return { kind: 'type', shape, value: valueMade(how, number) }
}

/** The contents of these names, between spaces, as candidates of a slot. */
export function contentsNamed(names: string): NonNullable<Slot['candidates']> {
  const contents = names.split(/\s+/).map(contentNamed)
  return () => contents
}

/**
 * The contents of these names, between spaces, as ways of breaking the rules of a slot.
 *
 * @param named the name of the content that a way of a name has; the same when absent.
 */
export function waysNamed(
  names: string,
  named: (name: string) => string = (name) => name,
): NonNullable<Slot['ways']> {
  const ways = names
    .split(/\s+/)
    .map((name) => [name.replaceAll('_', '-'), contentNamed(named(name))] as const)
  return () => Object.fromEntries(ways)
}
