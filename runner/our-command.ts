import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packageRoot } from './package-root.ts'

/** A command of ours in a message, as documents write it. */
const written = /\bspirv-cts (?=[a-z-]+)/g

/** Whether this copy has its sources, as no installed package has. */
export function isCheckout(root: string): boolean {
  return existsSync(join(root, 'scripts', 'cts.ts'))
}

/** Whether a shell finds the installed program by its name. */
function isOnPath(path = ''): boolean {
  return path.split(delimiter).some((folder) => existsSync(join(folder, 'spirv-cts')))
}

/**
 * How a person who uses this copy starts the command line: in a checkout, whose sources no installed package has, by way of
 * npm; as `npx spirv-cts` where npm has started it, or where no shell finds the program; and otherwise as `spirv-cts`.
 */
export function commandPrefix(root = packageRoot(), env = process.env): string {
  if (isCheckout(root)) return 'npm run -s cts --'
  return env['npm_command'] === undefined && isOnPath(env['PATH']) ? 'spirv-cts' : 'npx spirv-cts'
}

/**
 * A command of ours as it can be pasted here.
 *
 * @param words the command and its arguments: `explain core/magic-number`.
 */
export function ourCommand(words: string): string {
  return `${commandPrefix()} ${words}`
}

/** A text that names commands of ours as documents do, with commands that can be pasted here. */
export function asTyped(text: string): string {
  return text.replaceAll(written, `${commandPrefix()} `)
}
