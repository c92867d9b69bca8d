import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Command } from 'commander'
import type { StoredCommand } from './help/stored-command.ts'

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

const stored = new URL('../commands.json', folder)

/** The help of each command, as the build wrote it down: to show it without loading the command. Absent in a checkout. */
export function builtCommands(): Readonly<Record<string, StoredCommand>> | undefined {
  return existsSync(stored) ? JSON.parse(readFileSync(stored, 'utf8')) : undefined
}
