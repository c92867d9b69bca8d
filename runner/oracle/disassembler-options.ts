import { optionsInHelp } from './options-in-help.ts'

/** Options of spirv-dis that change how a module is printed, and not which module it is. */
const disassemblerOptions: readonly string[] = [
  '--raw-id',
  '--no-indent',
  '--no-header',
  '--nested-indent',
  '--reorder-blocks',
  '--offsets',
  '--comment',
  '--handle-unknown-opcodes',
]

/** Those that a help lists. */
export function listedDisassemblerOptions(help: string): readonly string[] {
  const names = optionsInHelp(help)
  return disassemblerOptions.filter((name) => names.has(name))
}
