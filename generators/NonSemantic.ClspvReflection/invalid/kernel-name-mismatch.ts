import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { entryPointNames } from '../shared/entry-point-names.ts'
import { kernelsOf } from '../shared/kernels-of.ts'
import { newString } from '../shared/new-string.ts'
import { operandNamed } from '../shared/operand-places.ts'
import { operandWay } from '../shared/operand-way.ts'

/** The name changed, unless that gives another name of the same function. */
function otherName(change: (name: string, others: readonly string[]) => string | undefined): Way {
  return (module, at) => {
    const entry = operandNamed(module, at, 'Kernel')?.id
    const own = entryPointNames(module, (each) => each === entry)
    const others = entryPointNames(module, (each) => each !== entry)
    const way = operandWay(
      'Name',
      newString((name) => {
        const changed = change(name, others)
        return changed === undefined || own.includes(changed) ? undefined : changed
      }),
    )
    return own.length === 0 ? undefined : way(module, at)
  }
}

export const mutator = mutatorOf({
  name: 'kernel-name-mismatch',
  rule: 'kernel-name-is-a-name-of-its-entry-point',
  summary: 'the Name of a Kernel instruction is not that of its entry point, though close',
  ordinals: (module) => kernelsOf(module),
  ways: {
    empty: otherName(() => ''),
    'another-name': otherName(() => 'unrelated'),
    'name-of-another-entry-point': otherName((_, others) => others[0]),
    'one-character-more': otherName((name) => `${name}_`),
    'blank-after': otherName((name) => `${name} `),
    'last-character-missing': otherName((name) => name.slice(0, -1)),
    'first-character-missing': otherName((name) => name.slice(1)),
    'upper-case': otherName((name) => name.toUpperCase()),
    'four-characters-only': otherName((name) => name.slice(0, 4)),
  },
})
