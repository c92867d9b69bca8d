import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Command } from 'commander'

const folder = new URL('../commands/', import.meta.url)
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

/** Names of all commands: of the files in `commands/`. */
export function commandNames(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension) && !file.endsWith('.d.ts'))
    .map((file) => file.slice(0, -extension.length))
    .sort()
}

/** The command that `commands/<name>` exports. */
export async function loadCommand(name: string): Promise<Command> {
  const module: { readonly command: () => Command } = await import(
    new URL(`${name}${extension}`, folder).href
  )
  return module.command()
}

const summaries = new URL('../command-summaries.json', folder)

/** What each command does, as the build wrote it down: to list commands without loading them. Absent in a checkout. */
export function builtSummaries(): Readonly<Record<string, string>> | undefined {
  return existsSync(summaries) ? JSON.parse(readFileSync(summaries, 'utf8')) : undefined
}
