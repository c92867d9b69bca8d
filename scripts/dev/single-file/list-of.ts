import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'

const packed = z.array(z.object({ files: z.array(z.object({ path: z.string() })) })).min(1)

/** Files of a dependency that a program reads. */
const isRead = /(?:\.[cm]?js|\.json)$/

/**
 * The files of the package and of everything that it depends on: their paths below a folder that Node finds packages in, and where
 * they are now.
 *
 * @param pack what `npm pack --dry-run --json` says.
 * @param ls what `npm ls --omit=dev --all --parseable` says: the folder of the package, and those of its dependencies.
 */
export function listOf(root: string, pack: string, ls: string): ReadonlyMap<string, string> {
  const packages = packed
    .parse(JSON.parse(pack))
    .flatMap(({ files }) => files)
    .map(({ path }) => [`node_modules/spirv-cts/${path}`, join(root, path)] as const)
  const folders = ls.split('\n').filter((line) => line !== '' && line !== root)
  const others = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isRead.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(root, file).replaceAll(sep, '/'), file] as const),
  )
  return new Map([...packages, ...others])
}
