import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const include = /^include::([^[]+)\[[^\]]*\]\s*$/
/** Files that include each other end here. */
const deepest = 8

/** A text with the files that it includes in their places. */
export interface WholeText {
  readonly content: string
  /** Where a line of `content` is, which counts from 1: `file:line`. */
  readonly place: (line: number) => string
  /** Files that it includes and that are not there, as it names them. Paths with attributes, `{generated}`, are left out. */
  readonly missing: readonly string[]
}

function isWithin(folder: string, file: string): boolean {
  const path = relative(folder, file)
  return path !== '' && !path.startsWith('..')
}

/** Replaces the lines of a text that include files in its folder, or in folders below it, by these files. */
export function wholeText(file: string, content: string): WholeText {
  const folder = dirname(resolve(file))
  const lines: string[] = []
  const places: string[] = []
  const missing: string[] = []
  const add = (name: string, text: string, depth: number): void => {
    for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
      const path = include.exec(line)?.[1]
      const part = path === undefined ? undefined : join(dirname(name), path)
      const isThere = part !== undefined && isWithin(folder, resolve(part)) && existsSync(part)
      if (isThere && depth < deepest) add(part, readFileSync(part, 'utf8'), depth + 1)
      else {
        if (path !== undefined && !path.includes('{')) missing.push(path)
        lines.push(line)
        places.push(`${name}:${index + 1}`)
      }
    }
  }
  add(file, content, 0)
  return {
    content: lines.join('\n'),
    place: (line) => places[line - 1] ?? `${file}:${line}`,
    missing,
  }
}
