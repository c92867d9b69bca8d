import { readdirSync } from 'node:fs'

/** A module and its path: relative to the folder, with `/` as separator and without the file extension. */
export type FoundModule<Exports> = readonly [path: string, exports: Exports]

/**
 * The modules below the folder of a module whose paths match, in path order. Folders are listed, so that modules need no
 * registration. The build bundles many modules into few files and replaces the call with the list; it requires both
 * arguments to be literal: `await modulesIn(import.meta.url, /.../)`.
 */
export async function modulesIn<Exports>(
  url: string,
  path: RegExp,
): Promise<readonly FoundModule<Exports>[]> {
  const folder = new URL('.', url)
  const extension = url.endsWith('.ts') ? '.ts' : '.js'
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension) && !file.endsWith('.d.ts'))
    .map((file) => file.slice(0, -extension.length).replaceAll('\\', '/'))
    .filter((found) => path.test(found))
    .sort()
  return Promise.all(
    paths.map(
      async (found): Promise<FoundModule<Exports>> => [
        found,
        await import(new URL(`${found}${extension}`, folder).href),
      ],
    ),
  )
}
