import type { CompareReflection } from './comparison.ts'
import type { ReflectionEntry } from './entries.ts'
import { isPlaced, kernelName, numberOf, numbersOf, wordOf } from './entry-values.ts'

interface User {
  readonly entry: ReflectionEntry
  /** Identity of a declaration; a repeated declaration counts once. */
  readonly purpose: string
  /** Only what has a range of the buffer may share it. */
  readonly shares: boolean
}

function purposeOf(entry: ReflectionEntry): string {
  const values = ['Ordinal', 'Mask', 'Data', 'Size'].map((name) => entry.operands.get(name)?.value)
  return JSON.stringify([entry.name, entry.operands.has('Offset') ? '' : values])
}

function clashing(users: readonly User[] | undefined, user: User): User | undefined {
  return users?.find(({ purpose, shares }) => purpose !== user.purpose && !(shares && user.shares))
}

/** Reports bindings that two descriptors of the same kernel have. */
export const compareBindings: CompareReflection = ({ entries }, report) => {
  const users = new Map<string, User[]>()
  const key = (kernel: ReflectionEntry | undefined, set: number, binding: number) =>
    `${kernel?.instruction.result ?? ''}/${set}/${binding}`
  // First what holds for all kernels, so that each kernel's own meets it.
  for (const ofKernel of [false, true])
    for (const entry of entries) {
      const [set, binding] = numbersOf(entry, ['DescriptorSet', 'Binding']) ?? []
      if (entry.ofKernel !== ofKernel || !isPlaced(entry)) continue
      if (set === undefined || binding === undefined) continue
      const use = {
        entry,
        purpose: purposeOf(entry),
        shares: numberOf(entry, 'Offset') !== undefined,
      }
      const place = key(entry.kernel, set, binding)
      const before = users.get(place)
      const other = clashing(before, use) ?? clashing(users.get(key(undefined, set, binding)), use)
      // One of each is enough to meet whatever comes later.
      if (other === undefined) {
        if (before === undefined) users.set(place, [use])
        else if (!before.some(({ purpose }) => purpose === use.purpose)) before.push(use)
        continue
      }
      const whose = other.entry.kernel === undefined ? '' : ` of ${kernelName(other.entry.kernel)}`
      const message = `${entry.name}: set ${set}, binding ${binding} is also that of ${other.entry.name}${whose}`
      report('binding-shared', wordOf(entry, 'Binding'), message, entry.kernel)
    }
}
