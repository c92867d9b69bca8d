import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'

/** Names of the capabilities with these values and of all that they implicitly declare, directly or through others. */
export function closeCapabilities(declared: readonly number[]): ReadonlySet<string> {
  const names = new Set<string>()
  const open = declared.flatMap((value) => enumerantByValue('Capability', value) ?? [])
  for (const enumerant of open) {
    if (names.has(enumerant.name)) continue
    names.add(enumerant.name)
    for (const implied of enumerant.capabilities) {
      const row = enumerantByName('Capability', implied)
      if (row !== undefined && !names.has(row.name)) open.push(row)
    }
  }
  return names
}
