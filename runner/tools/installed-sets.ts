import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const schema = z.object({
  name: z.string(),
  version: z.string(),
  /** Suite of the archive that it is of. */
  suite: z.string(),
  /** Number of files kept. */
  files: z.int(),
  /** Hex digests of the files fetched. */
  archives: z.record(z.string(), z.string()),
})

/** A set of sources that is installed. */
export type InstalledSet = z.infer<typeof schema>

/** The folder of everything that is about real modules. */
export function realFolder(directory: string): string {
  return join(directory, 'real')
}

/** The folder of a set, whether or not it is installed: its record, and its files below `files`. */
export function setFolder(directory: string, name: string): string {
  return join(realFolder(directory), 'sets', name)
}

/** Name of the record in the folder of a set. It is written last. */
export const setRecord = 'set.json'

/** The record of a set; `undefined` if it is not installed or cannot be read. */
export function readInstalledSet(directory: string, name: string): InstalledSet | undefined {
  const file = join(setFolder(directory, name), setRecord)
  if (!existsSync(file)) return undefined
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The installed sets, in the order of their names. */
export function readInstalledSets(directory: string): readonly InstalledSet[] {
  const folder = join(realFolder(directory), 'sets')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readInstalledSet(directory, name) ?? [])
}
