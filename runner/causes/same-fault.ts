import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { faultOf } from './fault-of.ts'
import { causesOf } from './read-causes.ts'

/** The names of all recorded causes, `TOOL/ID`, by the fault that they are. */
export function causesByFault(corpus: string): ReadonlyMap<string, readonly string[]> {
  const byFault = new Map<string, string[]>()
  for (const file of readdirSync(join(corpus, 'causes')).sort()) {
    const tool = basename(file, '.json')
    for (const [id, cause] of Object.entries(causesOf(corpus, tool)?.causes ?? {})) {
      const fault = faultOf(tool, id, cause)
      byFault.set(fault, [...(byFault.get(fault) ?? []), `${tool}/${id}`])
    }
  }
  return byFault
}
