import type { CompareReflection } from './comparison.ts'
import type { ReflectionEntry } from './entries.ts'
import { isPlaced, kernelName, numberOf, wordOf } from './entry-values.ts'
import { specConstants } from './spec-constants.ts'
import { specIdOperands } from './spec-id-operands.ts'

interface Purpose {
  readonly entry: ReflectionEntry
  readonly operand: string
}

function isSame(a: Purpose, b: Purpose): boolean {
  return (
    a.entry.name === b.entry.name &&
    a.operand === b.operand &&
    numberOf(a.entry, 'Ordinal') === numberOf(b.entry, 'Ordinal')
  )
}

/** Every SpecId of reflection against the decorations, and against the other purposes it has. */
export const compareSpecIds: CompareReflection = ({ module, entries }, report) => {
  const constants = specConstants(module)
  const purposes = new Map<string, Purpose>()
  const key = (kernel: ReflectionEntry | undefined, specId: number) =>
    `${kernel?.instruction.result ?? ''}/${specId}`
  for (const ofKernel of [false, true])
    for (const entry of entries) {
      if (entry.ofKernel !== ofKernel || !isPlaced(entry)) continue
      for (const operand of specIdOperands.get(entry.name ?? '') ?? []) {
        const specId = numberOf(entry, operand)
        if (specId === undefined) continue
        const word = wordOf(entry, operand)
        if (!constants.has(specId)) {
          const message = `${entry.name} ${operand}: no constant has SpecId ${specId}`
          report('spec-id-missing', word, message, entry.kernel)
        }
        const place = { entry, operand }
        const other =
          purposes.get(key(undefined, specId)) ?? purposes.get(key(entry.kernel, specId))
        if (other === undefined) purposes.set(key(entry.kernel, specId), place)
        else if (!isSame(place, other)) {
          const whose = other.entry.kernel ? ` of ${kernelName(other.entry.kernel)}` : ''
          const message = `${entry.name} ${operand}: SpecId ${specId} is also that of ${other.entry.name} ${other.operand}${whose}`
          report('spec-id-shared', word, message, entry.kernel)
        }
      }
    }
}
