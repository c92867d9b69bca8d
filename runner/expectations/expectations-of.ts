import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import type { Expectations } from './expectations.ts'
import { readExpectations } from './read-expectations.ts'

/** Where a tool's expectations stand. */
export interface ExpectationsFile {
  readonly path: string
  /** Absent where the file is yet to be written. */
  readonly expectations?: Expectations
}

/**
 * The expectations of tools, by the tool's name without its channel.
 *
 * @param folder holds `<tool>.json`, where a tool has expectations.
 * @param files given by name; each goes before the folder's file of the same tool.
 * @param reasons as for {@link readExpectations}.
 */
export function expectationsOf(
  tools: readonly string[],
  folder: string,
  files: readonly string[],
  reasons: 'required' | 'any',
): ReadonlyMap<string, ExpectationsFile> | Problem {
  const found = new Map<string, ExpectationsFile>()
  for (const path of files) {
    if (!existsSync(path)) return problem('no-file', `${path}: there is no such file`)
    const expectations = readExpectations(readFileSync(path, 'utf8'), path, reasons)
    if (isProblem(expectations)) return expectations
    if (found.has(expectations.tool))
      return problem('bad-expectations', `${path}: a second file for ${expectations.tool}`)
    found.set(expectations.tool, { path, expectations })
  }
  for (const tool of tools) {
    if (found.has(tool)) continue
    const path = join(folder, `${tool}.json`)
    const there = existsSync(path)
      ? readExpectations(readFileSync(path, 'utf8'), path, reasons)
      : undefined
    if (there !== undefined && isProblem(there)) return there
    found.set(tool, there === undefined ? { path } : { path, expectations: there })
  }
  return found
}
