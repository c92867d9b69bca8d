import { isAbsolute, normalize, resolve, sep } from 'node:path'

/** Files, and the folder that holds them all. */
interface Gathered {
  readonly folder: string
  /** Paths below the folder, in order, each once. */
  readonly paths: readonly string[]
}

/**
 * The innermost folder that files have in common, named as they are: by absolute names only where one is, or where they have no folder in
 * common otherwise.
 *
 * @param files not empty.
 */
export function folderOf(files: readonly string[]): Gathered {
  const segments = files.map((file) => normalize(file).split(sep))
  const [first = []] = segments
  const least = Math.min(...segments.map(({ length }) => length)) - 1
  let common = 0
  while (common < least && segments.every((parts) => parts[common] === first[common])) common++
  const rest = segments.map((parts) => parts.slice(common))
  if (
    rest.some(([head]) => head === '..') ||
    (common === 0 && files.some((file) => isAbsolute(file)))
  )
    return folderOf(files.map((file) => resolve(file)))
  const folder = first.slice(0, common).join(sep)
  return {
    folder: folder !== '' ? folder : common === 0 ? '.' : sep,
    paths: [...new Set(rest.map((parts) => parts.join(sep)))].sort(),
  }
}
