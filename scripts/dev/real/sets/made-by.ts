import type { ProducerOutput } from './made-log.ts'
import type { SetsFlags } from './sets-flags.ts'

/** Whether a producer has a name, with or without its suite. */
export function isNamed(
  { name, suite }: { readonly name: string; readonly suite: string },
  names: readonly string[] | undefined,
): boolean {
  return names === undefined || names.includes(name) || names.includes(`${name}@${suite}`)
}

/** Whether something was compiled with debug information, or made by an optimiser of such a module. */
export function hasDebugInformation({ compilation }: Pick<ProducerOutput, 'compilation'>): boolean {
  return /-g(?:VS)?\b/.test(compilation)
}

/** Whether something was made of a set and by a producer that flags name, and is of the kind that they ask for. */
export function madeBy(flags: SetsFlags): (made: ProducerOutput) => boolean {
  const { set, producer, debugInformation } = flags
  return (made) =>
    (debugInformation !== true || hasDebugInformation(made)) &&
    (set === undefined || set.includes(made.set)) &&
    isNamed({ name: made.producer, suite: made.suite }, producer)
}
