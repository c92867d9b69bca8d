import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const installedPackage = z.object({
  name: z.string(),
  version: z.string(),
  architecture: z.string(),
  /** Hex digest of the package file. */
  sha256: z.string(),
})

const installedProgram = z.object({
  /** A path below the tool directory, like all paths here. */
  path: z.string(),
  wrapper: z.string(),
  /** Hex digest of the program file. */
  sha256: z.string(),
})

const installedSuite = z.object({
  codename: z.string(),
  /** When it was put here, ISO 8601. */
  date: z.string(),
  /** When the archive made the list that it was chosen from, ISO 8601: an older one is not taken after it. */
  listDate: z.string().exactOptional(),
  /** Names of the package groups that were asked for, and of those that the suite does not have. */
  groups: z.array(z.string()),
  missing: z.array(z.string()),
  /** Folder that represents the file system's root. */
  root: z.string(),
  /** The dynamic loader of the suite's C library, and where its libraries are. */
  loader: z.string(),
  libraries: z.array(z.string()),
  packages: z.array(installedPackage),
  programs: z.record(z.string(), installedProgram),
})

const schema = z.object({
  format: z.literal(1),
  architecture: z.string(),
  suites: z.record(z.string(), installedSuite),
})

/** The contents of the tool directory, as recorded in its `installed.json`. */
export type Installed = z.infer<typeof schema>
/** The installed packages and programs of one suite. */
export type InstalledSuite = z.infer<typeof installedSuite>

const file = (directory: string): string => join(directory, 'installed.json')

/** The record of `directory`; `undefined` if nothing is installed or the record cannot be read. */
export function readInstalled(directory: string): Installed | undefined {
  if (!existsSync(file(directory))) return undefined
  try {
    return schema.parse(JSON.parse(readFileSync(file(directory), 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes the record in one step, so that a reader sees the old one or the new one. */
export function writeInstalled(directory: string, installed: Installed): void {
  const temporary = `${file(directory)}.${process.pid}`
  writeFileSync(temporary, `${JSON.stringify(installed, null, 2)}\n`)
  renameSync(temporary, file(directory))
}
