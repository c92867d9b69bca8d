import type { ProducerOutput } from './made-log.ts'
import type { SetsFlags } from './sets-flags.ts'

/** Whether a producer has a name, with or without its suite. */
export function isNamed(
  { name, suite }: { readonly name: string; readonly suite: string },
  names: readonly string[] | undefined,
): boolean {
  return names === undefined || names.includes(name) || names.includes(`${name}@${suite}`)
}

/** Whether something was made of a set and by a producer that flags name. */
export function madeBy({ set, producer }: SetsFlags): (made: ProducerOutput) => boolean {
  return (made) =>
    (set === undefined || set.includes(made.set)) &&
    isNamed({ name: made.producer, suite: made.suite }, producer)
}
