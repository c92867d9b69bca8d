import { enumerantByName, instructionByName, instructions } from '#spec/grammar/grammar'
import type { Instruction as Row } from '#spec/grammar/types'
import { judgedTexts } from '#spec/judged'
import { isDescribed } from './core/shared/ownership.ts'
import type { Module } from './module.ts'

const withFolder: ReadonlySet<string> = new Set(
  judgedTexts.flatMap(({ facts }) => facts.extension ?? []),
)

/** The extensions that bring an instruction in: those that the grammar names for it, and for its capabilities. */
function broughtBy({ extensions, capabilities }: Row): readonly string[] {
  const ofCapabilities = capabilities.flatMap(
    (name) => enumerantByName('Capability', name)?.extensions ?? [],
  )
  return [...extensions, ...ofCapabilities]
}

/**
 * Instructions that the grammar has and no text that we follow: the core specification does not describe them, or no
 * longer, and what brings them in is a text with a folder here that does not have them. Instructions of
 * other extensions are not among them, for a module that has one names the extension.
 */
export const instructionsWithoutText: readonly Row[] = instructions.filter(
  (row) =>
    row.version === null &&
    !isDescribed(row.opcode) &&
    broughtBy(row).every((name) => withFolder.has(name)),
)

/** Instructions of texts whose followed versions do not have them yet. */
function withheldInstructions(dates: ReadonlyMap<string, string>): readonly Row[] {
  const names = judgedTexts.flatMap(({ name, facts }) =>
    facts.extension === undefined
      ? []
      : facts.instructions.filter(({ since = '' }) => since > (dates.get(name) ?? since)),
  )
  return names.flatMap(({ name }) => instructionByName(name) ?? [])
}

/**
 * Says of a module why it cannot be judged: it has an instruction whose text is not known. `undefined` when it has none.
 *
 * @param dates the versions of texts that are followed, by their names.
 */
export function unsupportedInstructions(
  dates: ReadonlyMap<string, string>,
): (module: Module) => string | undefined {
  const rows = [...withheldInstructions(dates), ...instructionsWithoutText]
  const isUnsupported = new Uint8Array(1 + Math.max(...rows.map(({ opcode }) => opcode)))
  for (const { opcode } of rows) isUnsupported[opcode] = 1
  return (module) => {
    const { length } = module.instructions
    for (let index = 0; index < length; index++)
      if (isUnsupported[module.opcodeAt(index)] === 1) {
        const row = rows.find(({ opcode }) => module.has(opcode))
        return `no text that is known here describes ${row?.name}`
      }
    return undefined
  }
}
