import { decode } from '#reference/decode/decode'
import type { Text } from '#spec/rule'
import type { Binary } from '../oracle/oracle.ts'

/**
 * The texts that a module uses: it declares the extension or a capability, imports the set, or has an instruction of
 * the text, declared or not. Takes any input; the core specification is never among them.
 */
export function usedTexts(octets: Binary, texts: readonly Text[]): readonly string[] {
  const { module } = decode(octets)
  const names = new Set(module.instructions.map(({ name }) => name))
  const sets = module.all('OpExtInstImport').map(({ result }) => module.importName(result) ?? '')
  return texts
    .filter(({ name, facts }) => {
      if (name === 'core') return false
      const { extension, instructionSet, instructions, enumerants } = facts
      return (
        (extension !== undefined && module.extensions.has(extension)) ||
        (instructionSet !== undefined && sets.some((set) => set.startsWith(instructionSet))) ||
        instructions.some((row) => row.name.startsWith('Op') && names.has(row.name)) ||
        enumerants.some((row) => row.kind === 'Capability' && module.capabilities.has(row.name))
      )
    })
    .map(({ name }) => name)
}
