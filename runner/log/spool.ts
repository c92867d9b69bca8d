import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problem } from '../problem.ts'
import { linesWithin } from './lines-within.ts'

/** Characters of JSON that a spool keeps in memory; beyond them it writes a sorted run into a temporary file. */
const usualRoom = 4 * 1024 * 1024

/** Values that are given out sorted, any number of times, though few of them are in memory. */
export interface Spool<T> extends Iterable<T> {
  /** @throws a problem if the temporary file cannot be written. */
  readonly add: (value: T) => void
}

/** The rest of a sorted run after its first value. */
interface RunHead<T> {
  readonly value: T
  readonly run: number
  readonly rest: Iterator<string>
}

/** A new file that has no name any more, so that it is gone when the process ends, however it does. */
function unnamedFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-spool-'))
  try {
    return openSync(join(folder, 'spool'), 'wx+')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Merges sorted runs: the heads are kept sorted, last one first. Among equal values, that of the earlier run comes
 * first.
 */
function* merged<T>(
  runs: readonly Iterable<string>[],
  order: (a: T, b: T) => number,
): Generator<T, void> {
  const heads: RunHead<T>[] = []
  const take = (run: number, rest: Iterator<string>): void => {
    const next = rest.next()
    if (next.done === true) return
    const head: RunHead<T> = { value: JSON.parse(next.value), run, rest }
    let [from, to] = [0, heads.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const other = heads[middle] as RunHead<T>
      if ((order(head.value, other.value) || run - other.run) < 0) from = middle + 1
      else to = middle
    }
    heads.splice(from, 0, head)
  }
  for (const [run, lines] of runs.entries()) take(run, lines[Symbol.iterator]())
  for (let head = heads.pop(); head !== undefined; head = heads.pop()) {
    yield head.value
    take(head.run, head.rest)
  }
}

/**
 * An empty spool of plain data, as JSON has it.
 *
 * @param order compares as for a sort; equal values stay in the order in which they were added.
 * @param room characters of JSON that it may keep in memory.
 */
export function spool<T>(order: (a: T, b: T) => number, room = usualRoom): Spool<T> {
  let values: T[] = []
  let size = 0
  let file: number | undefined
  let end = 0
  let isSorted = true
  const runs: Iterable<string>[] = []
  const write = (): void => {
    try {
      writeRun()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw problem(
        'system',
        `${tmpdir()}: a temporary file cannot be written (${code ?? error})`,
        'free space there, or set TMPDIR to another folder',
      )
    }
  }
  const writeRun = (): void => {
    file ??= unnamedFile()
    const from = end
    for (let index = 0, block = ''; index < values.length; index++) {
      block += `${JSON.stringify(values[index])}\n`
      if (block.length < room / 4 && index < values.length - 1) continue
      const octets = Buffer.from(block)
      writeFileSync(file, octets)
      end += octets.length
      block = ''
    }
    runs.push(linesWithin(file, from, end))
    values = []
    size = 0
  }
  const sort = (): void => {
    if (!isSorted) values.sort(order)
    isSorted = true
  }
  return {
    add: (value) => {
      const last = values.at(-1)
      if (last !== undefined && order(last, value) > 0) isSorted = false
      values.push(value)
      size += JSON.stringify(value).length
      if (size < room) return
      sort()
      write()
    },
    [Symbol.iterator]: () => {
      sort()
      if (runs.length === 0) return values[Symbol.iterator]()
      if (values.length > 0) write()
      return merged(runs, order)
    },
  }
}
