import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { causesOf } from '#runner/causes/read-causes'
import { packageRoot } from '#runner/package-root'

/** Ids of the causes of all tools, each once. */
export function recordedCauseIds(): readonly string[] {
  const corpus = join(packageRoot(), 'corpus')
  const tools = readdirSync(join(corpus, 'causes')).map((file) => basename(file, '.json'))
  return [
    ...new Set(tools.flatMap((tool) => Object.keys(causesOf(corpus, tool)?.causes ?? {}))),
  ].sort()
}
