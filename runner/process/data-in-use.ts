import { readFileSync } from 'node:fs'

/**
 * MiB of memory that a process may write to and does not share, touched or not; 0 if the system does not report it.
 */
export function dataInUse(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(/^VmData:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
