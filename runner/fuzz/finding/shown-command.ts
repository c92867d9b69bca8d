import type { ToolIdentity } from '../../oracle/oracle.ts'

/**
 * The command of a tool for a reader on another machine: the program of an installed suite is named as in `--tool`
 * (`spirv-val@testing`), because its path is one of this machine. A path that was given stays.
 */
export function shownCommand({ name, spec = name, command }: ToolIdentity): string {
  const [suite] = /^[\w-]+@\w+/.exec(spec) ?? []
  return suite === undefined ? command : command.replace(/^\S*\/\S+/, suite)
}
