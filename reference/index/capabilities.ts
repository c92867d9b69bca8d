import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'

function closure(value: number): readonly string[] {
  const names = new Set<string>()
  const open = [enumerantByValue('Capability', value)]
  for (const enumerant of open) {
    if (enumerant === undefined || names.has(enumerant.name)) continue
    names.add(enumerant.name)
    for (const implied of enumerant.capabilities) open.push(enumerantByName('Capability', implied))
  }
  return [...names]
}

const closures = new Map<number, readonly string[]>()

/** Names of the capability with that value and of all that it implicitly declares, directly or through others. */
export function impliedCapabilities(value: number): readonly string[] {
  let names = closures.get(value)
  if (names === undefined) {
    names = closure(value)
    // Only what the grammar knows is kept, so that no input can fill the memory.
    if (names.length > 0) closures.set(value, names)
  }
  return names
}
