import { bytesOf } from '#reference/core/shared/layout-bytes'
import { candidates, variablesAt } from './candidates.ts'
import type { ComparedReflection, CompareReflection } from './comparison.ts'
import type { ReflectionEntry } from './entries.ts'
import { numberOf, numbersOf, textOf, wordOf } from './entry-values.ts'
import { hexByteCount } from './hex-bytes.ts'

const relocation = 'ProgramScopeVariablePointerRelocation'

/**
 * Bytes up to the end of the last member of the block that the data is for, if all candidates have at least that
 * number.
 */
function blockSize(compared: ComparedReflection, entry: ReflectionEntry): number | undefined {
  const sizes = candidates(compared, entry, variablesAt(compared, entry)).map(({ type }) =>
    bytesOf(compared.module, type)?.reduce((reach, { end }) => Math.max(reach, end), 0),
  )
  const known = sizes.filter((size) => size !== undefined)
  return known.length === 0 || known.length < sizes.length ? undefined : Math.min(...known)
}

/** Data against the blocks of the buffers that it is for. */
export const compareData: CompareReflection = (compared, report) => {
  for (const entry of compared.entries) {
    const bytes = hexByteCount(textOf(entry, 'Data'))
    const size = entry.operands.has('Binding') ? blockSize(compared, entry) : undefined
    if (bytes === undefined || size === undefined || bytes >= size) continue
    const message = `${entry.name}: ${bytes} bytes of data for a block of ${size}`
    report('data-too-short', wordOf(entry, 'Data'), message)
  }
}

/** Relocations against the program scope variables that they are in. */
export const compareRelocations: CompareReflection = ({ entries }, report) => {
  const variables = entries.filter(
    ({ name }) => name?.startsWith('ProgramScopeVariable') && name !== relocation,
  )
  const sizes = variables.map((entry) => hexByteCount(textOf(entry, 'Data')))
  const size = sizes.reduce<number>(
    (most, size) => Math.max(most, size ?? Number.POSITIVE_INFINITY),
    0,
  )
  // An entry that cannot be read might be the missing one.
  const unread = entries.some(({ name }) => name === undefined)
  for (const entry of entries) {
    if (entry.name !== relocation) continue
    if (variables.length === 0) {
      if (!unread)
        report(
          'relocation-without-data',
          entry.instruction.word,
          'the module has no program scope variables',
        )
      continue
    }
    const pointer = numbersOf(entry, ['PointerOffset', 'PointerSize'])
    const object = numberOf(entry, 'ObjectOffset')
    if (pointer !== undefined && (pointer[0] ?? 0) + (pointer[1] ?? 0) > size) {
      const message = `a pointer of ${pointer[1]} bytes at ${pointer[0]}, in ${size} bytes of data`
      report('relocation-beyond-data', wordOf(entry, 'PointerOffset'), message)
    }
    // The end is not beyond: a pointer may point there.
    if (object !== undefined && object > size) {
      const message = `an object at ${object}, in ${size} bytes of data`
      report('relocation-beyond-data', wordOf(entry, 'ObjectOffset'), message)
    }
  }
}
