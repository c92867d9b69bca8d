import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'
import { type Apt, ask } from './apt.ts'
import type { SourceSet } from './source-sets.ts'

/** The packages that apt would fetch for a set. */
export interface PackageOffer {
  readonly version: string
  readonly bytes: number
  /** Names of the files that it fetches. */
  readonly files: readonly string[]
}

function command({ kind, name }: SourceSet): readonly string[] {
  return kind === 'binary' ? ['download', name] : ['source', '--download-only', name]
}

/** `pocl_7.1-9.dsc`, `piglit_0.0-1_amd64.deb`: apt writes the colon of an epoch in its own way. */
const versionInName = /^[^_]+_(.+?)(?:_[^_]+\.deb|\.dsc)$/

/** The offer of an archive for a set; a problem if it has no such package. */
export async function offered(apt: Apt, set: SourceSet): Promise<PackageOffer | Problem> {
  const answer = await ask(apt, ['apt-get', '-qq', '--print-uris', ...command(set)])
  if (typeof answer !== 'string') return answer
  const rows = [...answer.matchAll(/^'\S+' (\S+) (\d+) /gm)]
  const files = rows.map(([, file = '']) => file)
  const named = files
    .map((file) => versionInName.exec(file)?.[1])
    .find((name) => name !== undefined)
  if (named === undefined)
    return problem('no-package', `${set.name}: the archive does not say what it has`)
  const bytes = rows.reduce((sum, [, , size]) => sum + Number(size), 0)
  return { version: decodeURIComponent(named), bytes, files }
}

/** Fetches a set into a folder, and checks it. Files that an interrupted call has fetched are not fetched again. */
export async function fetchSet(
  apt: Apt,
  set: SourceSet,
  folder: string,
): Promise<Problem | undefined> {
  const answer = await ask(apt, ['apt-get', '-qq', ...command(set)], folder)
  return typeof answer === 'string' ? undefined : answer
}

/** The commands that unpack what was fetched: the package, or the archives of its authors without Debian's changes. */
function unpackings(archives: string, root: string): readonly (readonly string[])[] {
  return readdirSync(archives)
    .sort()
    .flatMap((file) => {
      const path = join(archives, file)
      if (file.endsWith('.deb')) return [['dpkg-deb', '-x', path, root]]
      return /\.orig.*\.tar\.(?:gz|xz|bz2|zst)$/.test(file)
        ? [['tar', '-xf', path, '-C', root, '--no-same-owner', '--strip-components=1']]
        : []
    })
}

/** Unpacks what {@link fetchSet} put into `archives`. */
export async function unpackSet(archives: string, root: string): Promise<Problem | undefined> {
  const commands = unpackings(archives, root)
  if (commands.length === 0) return problem('unpack-failed', `${archives}: nothing to unpack`)
  for (const words of commands) {
    const answer = await run(words, { timeoutMs: 600_000 })
    if (answer.kind !== 'answered' || answer.exitCode !== 0)
      return problem('unpack-failed', `${words.join(' ')}: ${answer.kind}`)
  }
  return undefined
}
