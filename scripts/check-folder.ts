import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { foreignText } from '#runner/foreign/foreign-text'
import { type ForeignModule, judgeForeign } from '#runner/foreign/judge-foreign'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import { problem } from '#runner/problem'
import { texts } from '#spec/texts'
import { colours } from './colours.ts'
import { environmentNamed } from './environment-option.ts'
import { exitCode } from './exit-code.ts'
import { fail } from './fail.ts'
import { isModule } from './is-module.ts'
import { newestEnvironment } from './newest-environment.ts'
import { openTools } from './open-tools.ts'
import { readInput } from './read-input.ts'
import { toModule } from './to-module.ts'

/** The options that apply to a folder of modules that is not a corpus. */
export interface FolderFlags {
  readonly tool?: readonly string[]
  readonly env?: readonly string[]
  readonly jobs: number
  readonly timeout: number
  readonly memory: number
  readonly json?: true
}

/** Whether it is a folder without a manifest: a folder of modules, not a corpus. */
export function isForeignFolder(folder: string): boolean {
  return (
    existsSync(folder) &&
    statSync(folder).isDirectory() &&
    !existsSync(join(folder, 'manifest.json'))
  )
}

/** The modules of a folder for each environment. Files that cannot be read are reported and skipped. */
async function modulesIn(folder: string, flags: FolderFlags): Promise<readonly ForeignModule[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(spv|spvasm|spvhex)$/i.test(path))
    .map((path) => join(folder, path))
    .sort()
  if (files.length === 0)
    fail(problem('no-module', `${folder}: holds no manifest.json and no .spv, .spvasm or .spvhex`))
  const found: ForeignModule[] = []
  for (const file of files) {
    const input = await readInput(file)
    if (isProblem(input)) {
      fail(input)
      continue
    }
    for (const name of flags.env ?? [newestEnvironment.name]) {
      const environment = environmentNamed(name)
      if (isProblem(environment)) continue
      const module = toModule(input, environment)
      if (isModule(module)) found.push({ file, module, environment })
      else for (const why of module) fail(why)
    }
  }
  return found
}

/** Judges all modules in a folder, and runs tools on them. */
export async function checkFolder(folder: string, flags: FolderFlags): Promise<void> {
  for (const name of flags.env ?? []) {
    const environment = environmentNamed(name)
    if (isProblem(environment)) return fail(environment)
  }
  const { jobs, timeout: timeoutMs, memory: memoryMiB } = flags
  const tools = await openTools([...new Set(flags.tool ?? [])], { jobs, timeoutMs, memoryMiB })
  if (isProblem(tools))
    return fail(tools, tools.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  try {
    await judge(folder, tools, flags)
  } finally {
    for (const tool of tools) tool.close()
  }
}

async function judge(folder: string, tools: readonly Tool[], flags: FolderFlags): Promise<void> {
  const modules = await modulesIn(folder, flags)
  if (modules.length === 0) return
  const answers = await judgeForeign(modules, tools, texts)
  if (flags.json) for (const answer of answers) console.log(JSON.stringify(answer))
  else process.stdout.write(foreignText(answers, colours(process.stdout)))
  const found = answers.some(
    (answer) => answer.verdict.kind === 'invalid' || answer.tools.some((one) => one.disagrees),
  )
  if (found) process.exitCode ??= exitCode.found
}
