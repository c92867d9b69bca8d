import { type Problem, problem } from '#runner/problem'
import { installHint } from '#runner/tools/hints'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'

/** The command that starts a program, to which its arguments are added. */
export type ProgramCommand = readonly string[]

/** A program of an installed suite. */
export function programIn(suite: string, name: string): ProgramCommand | Problem {
  const directory = toolDirectory()
  return (
    installedCommand(directory, readInstalled(directory), suite, name) ??
    problem('no-tool', `${name}@${suite}: not installed`, installHint(suite, name))
  )
}
