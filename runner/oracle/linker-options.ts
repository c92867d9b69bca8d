import { optionsInHelp } from './options-in-help.ts'

/** Options of spirv-link with which a module that can be linked without them still can, and is valid again. */
const linkerOptions: readonly string[] = [
  '--create-library',
  '--allow-pointer-mismatch',
  '--use-highest-version',
  '--verify-ids',
]

/** Those that a help lists. */
export function listedLinkerOptions(help: string): readonly string[] {
  const names = optionsInHelp(help)
  return linkerOptions.filter((name) => names.has(name))
}
