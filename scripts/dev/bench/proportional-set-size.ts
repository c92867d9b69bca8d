import { readdirSync, readFileSync } from 'node:fs'

function read(pid: string | number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

/**
 * KiB that a process and all below it have in use now, where Linux tells it. Pages that several processes share count
 * in part for each: the program of Node is not counted for each process that runs it.
 */
export function proportionalSetSize(root: number): number {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      // The name of the program precedes it, in brackets, and may contain anything.
      parent: Number(/\) \S (\d+) [^)]*$/.exec(read(name, 'stat'))?.[1] ?? -1),
    }))
  const below = [root]
  for (const process of below)
    below.push(...parents.filter(({ parent }) => parent === process).map(({ pid }) => pid))
  return below.reduce(
    (sum, pid) => sum + Number(/^Pss:\s*(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0),
    0,
  )
}
