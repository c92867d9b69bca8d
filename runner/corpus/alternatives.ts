import { instructions, operandKinds } from '#spec/grammar/grammar'
import type { Rule } from '#spec/rule'

const kinds: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['Opcode', new Set(instructions.map(({ name }) => name))],
  ...operandKinds
    .filter(({ enumerants }) => enumerants.length > 0)
    .map(({ kind, enumerants }): [string, ReadonlySet<string>] => [
      kind,
      new Set(enumerants.map(({ name }) => name)),
    ]),
]

/**
 * The opcodes and enumerants that the summary of a rule names, each after its kind (`StorageClass Uniform`), if there
 * are several of one kind: a tool may enforce a rule about three storage classes in one of them only.
 */
export function alternativesOf({ summary }: Pick<Rule, 'summary'>): ReadonlySet<string> {
  const words = [...new Set(summary.match(/[A-Za-z0-9]+/g) ?? [])]
  return new Set(
    kinds.flatMap(([kind, names]) => {
      const named = words.filter((word) => names.has(word))
      return named.length > 1 ? named.map((name) => `${kind} ${name}`) : []
    }),
  )
}
