import { readdirSync } from 'node:fs'

/** A module with the path that it was found at: relative to the folder, `/` between its parts, no file extension. */
export type FoundModule<Exports> = readonly [path: string, exports: Exports]

/**
 * The modules below the folder of a module whose paths match, in the order of their paths. What a folder holds is listed
 * and not registered anywhere; the build, which puts many modules into few files, puts the list in place of the call. It
 * must find both arguments as they stand: `await modulesIn(import.meta.url, /.../)`.
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
