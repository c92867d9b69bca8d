import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import { impliedByTexts } from './implied-by-texts.ts'

function closure(value: number): readonly string[] {
  const names = new Set<string>()
  const open = [enumerantByValue('Capability', value)]
  for (const enumerant of open) {
    if (enumerant === undefined || names.has(enumerant.name)) continue
    names.add(enumerant.name)
    const implied = impliedByTexts.get(enumerant.name) ?? enumerant.capabilities
    for (const name of implied) open.push(enumerantByName('Capability', name))
  }
  return [...names]
}

/** Lists that are kept at most: input must not choose how many there are. */
const mostLists = 256

/** Longer ones are not kept: nobody declares so many. */
const longest = 100

const unions = new Map<string, ReadonlySet<string>>()

/**
 * Names of the capabilities with those values and of all that they implicitly declare, directly or through others. The
 * modules of one origin declare few different lists, so the names for a list are kept: a set is never that of another list.
 */
export function impliedCapabilities(values: readonly number[]): ReadonlySet<string> {
  if (values.length > longest) return new Set([...new Set(values)].flatMap(closure))
  const key = values.join()
  let names = unions.get(key)
  if (names === undefined) {
    names = new Set(values.flatMap(closure))
    if (unions.size >= mostLists) unions.clear()
    unions.set(key, names)
  }
  return names
}
