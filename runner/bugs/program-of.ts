import { adapterOf } from '../oracle/adapters.ts'
import type { ToolIdentity } from '../oracle/oracle.ts'

/** The name of the program of a tool as its authors build it: a copy may be called `llvm-spirv-21` or `my-spirv-val`. */
export function programOf({ tool }: Pick<ToolIdentity, 'tool'>): string {
  return adapterOf(tool)?.program ?? tool
}

/** A command line that begins with this program, whatever it began with. */
export function withProgram(command: string, program: string): string {
  return command.replace(/^\S+/, () => program)
}
