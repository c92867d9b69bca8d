import { join } from 'node:path'
import type { Causes } from '../../causes/cause.ts'
import { causesOf } from '../../causes/read-causes.ts'
import { packageRoot } from '../../package-root.ts'
import type { CauseOf } from './recorded-cause.ts'

/**
 * The causes that a corpus records in `causes/`, each file read when a cause of its tool is first asked for.
 *
 * @param corpus its folder; that of the package if it is absent.
 */
export function recordedCauses(corpus = join(packageRoot(), 'corpus')): CauseOf {
  const known = new Map<string, Causes | undefined>()
  return (tool, id) => {
    if (!known.has(tool)) known.set(tool, causesOf(corpus, tool))
    return known.get(tool)?.causes[id]
  }
}
