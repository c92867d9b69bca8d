import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Moves } from '../corpus/moved-cases.ts'
import { movesIn, withCurrentIds } from '../corpus/moves-in.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { combinedExpectations } from './combined-expectations.ts'
import type { Expectations } from './expectations.ts'
import { readExpectations } from './read-expectations.ts'

/** The expectations of a tool, and the file that new ones are written to. */
export interface ExpectationsFile {
  /** The last file given for the tool, or else that of the folder. */
  readonly path: string
  /** The file was given by name. */
  readonly isOwn: boolean
  /** The contents of that file; absent if it is yet to be written. */
  readonly own?: Expectations
  /** All entries for the tool, from all files; absent if there are none. */
  readonly expectations?: Expectations
}

/** The tool that a file without contents is for: the one that it is named after, or the only one. */
function toolOf(path: string, tools: readonly string[]): string | Problem {
  const others = tools.filter((tool) => tool !== 'reference')
  const [only, second] = others
  const name = basename(path, '.json')
  if (others.includes(name)) return name
  return only !== undefined && second === undefined
    ? only
    : problem(
        'no-file',
        `${path}: there is no such file, and it is named after no tool`,
        `create one for each tool: ${others.join('.json, ')}.json`,
      )
}

/** Entries with the ids that their cases have today. */
function withMovedCases(expectations: Expectations, moves: Moves): Expectations {
  return {
    ...expectations,
    entries: expectations.entries.map((entry) =>
      entry.cases === undefined ? entry : { ...entry, cases: withCurrentIds(entry.cases, moves) },
    ),
  }
}

/**
 * The expectations of tools, by the tool's name without its channel.
 *
 * @param folder holds `<tool>.json`, where a tool has expectations.
 * @param files given by name; each is added to the folder's file of the same tool, and later ones win.
 * @param use `read` refuses missing files and entries whose reason is still empty; `write` is for writing them.
 */
export function expectationsOf(
  tools: readonly string[],
  folder: string,
  files: readonly string[],
  use: 'read' | 'write',
): ReadonlyMap<string, ExpectationsFile> | Problem {
  const reasons = use === 'write' ? 'any' : 'required'
  const found = new Map<string, ExpectationsFile>()
  for (const tool of tools) {
    const path = join(folder, `${tool}.json`)
    const problem = existsSync(path)
      ? readExpectations(readFileSync(path, 'utf8'), path, reasons)
      : undefined
    if (problem !== undefined && isProblem(problem)) return problem
    const base = { path, isOwn: false }
    found.set(tool, problem === undefined ? base : { ...base, own: problem, expectations: problem })
  }
  // The entries of the corpus move with its cases, those in other files do not.
  const moves = files.length === 0 ? {} : movesIn(dirname(folder))
  for (const path of files) {
    if (!existsSync(path)) {
      if (use === 'read') return problem('no-file', `${path}: there is no such file`)
      const tool = toolOf(path, tools)
      if (typeof tool !== 'string') return tool
      const { expectations: before } = found.get(tool) ?? {}
      const base = { path, isOwn: true }
      found.set(tool, before === undefined ? base : { ...base, expectations: before })
      continue
    }
    if (statSync(path).isDirectory())
      return problem(
        'no-file',
        `--expectations ${path}: a directory, not a file`,
        `name the file of a tool: ${join(path, `${tools.find((tool) => tool !== 'reference') ?? 'TOOL'}.json`)}`,
      )
    const read = readExpectations(readFileSync(path, 'utf8'), path, reasons)
    if (isProblem(read)) return read
    const current = withMovedCases(read, moves)
    const before = found.get(current.tool)?.expectations
    const all = before === undefined ? current : combinedExpectations([before, current])
    found.set(current.tool, { path, isOwn: true, own: current, expectations: all })
  }
  return found
}
