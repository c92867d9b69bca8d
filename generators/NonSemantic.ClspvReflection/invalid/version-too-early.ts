import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { eachInstruction } from '../shared/each-instruction.ts'
import { renamedImport } from '../shared/import-ways.ts'
import { importsOf } from '../shared/imports-of.ts'
import { type Reflected, reflectedAt, reflectedOf } from '../shared/reflected-of.ts'
import { setName } from '../shared/set-name.ts'

/** True where an instruction is as good in that version of the set as in its own. */
function suits({ row, operands }: Reflected, version: number): boolean {
  const isKernel = row.name === 'Kernel'
  return row.since <= version && (!isKernel || operands.length === (version < 5 ? 2 : 5))
}

/** The import becomes one of an older version, where nothing but the instruction is at fault with it. */
function olderImport(older: (since: number) => number): Way {
  return (module, at) => {
    const reflected = reflectedAt(module, at)
    if (reflected === undefined) return undefined
    const version = older(reflected.row.since)
    const others = reflectedOf(module).filter(
      (each) => each.set === reflected.set && each.at !== at,
    )
    if (version < 1 || !others.every((each) => suits(each, version))) return undefined
    const set = importsOf(module).find(({ id }) => id === reflected.set)
    return set === undefined ? undefined : renamedImport(setName(version))(module, set.at)
  }
}

function newerThanFirst(module: Module): readonly number[] {
  return reflectedOf(module).flatMap(({ at, row }) => (row.since > 1 ? [at] : []))
}

export const mutator = mutatorOf({
  name: 'version-too-early',
  rule: 'instruction-is-in-the-imported-version',
  summary: 'the set is imported in a version that lacks the instruction',
  ordinals: newerThanFirst,
  ways: {
    ...eachInstruction(
      'one-version-early-for',
      olderImport((since) => since - 1),
    ),
    'two-versions-early': olderImport((since) => since - 2),
    'first-version': olderImport((since) => (since > 3 ? 1 : 0)),
  },
})
