import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { install } from '#runner/tools/install'
import { toolDirectory } from '#runner/tools/tool-directory'
import { grammarModules } from './grammar.ts'

/** The machine-readable grammar that `tools install --with headers` brings, as modules of ours. */
export interface InstalledGrammar {
  /** The source named in the first line of the modules. */
  readonly source: string
  /** File name below `spec/grammar/generated` to content. */
  readonly files: ReadonlyMap<string, string>
}

/** Generates the modules from the newest suite's headers, which are fetched where they are missing. */
export async function installedGrammar(
  log: (line: string) => void,
): Promise<InstalledGrammar | Problem> {
  const directory = toolDirectory()
  const installed = await install({ directory, suites: ['testing'], groups: ['headers'], log })
  if (isProblem(installed)) return installed
  const { testing } = installed.suites
  const headers = testing?.packages.find(({ name }) => name === 'spirv-headers')
  if (testing === undefined || headers === undefined)
    return problem('no-headers', 'testing: spirv-headers is not among the installed packages')
  // The part after the last hyphen is the revision of Debian's packaging, not of the headers.
  const source = `spirv-headers ${headers.version.replace(/-[^-]*$/, '')} (Debian)`
  const folder = join(directory, testing.root, 'usr/include/spirv/unified1')
  return { source, files: grammarModules(folder, source) }
}
