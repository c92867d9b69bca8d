import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { withLock } from '../process/lock.ts'
import type { Apt } from './apt.ts'
import { type Archive, debianArchive, machineSources } from './debian-archive.ts'
import {
  type InstalledSet,
  readInstalledSet,
  realFolder,
  setFolder,
  setRecord,
} from './installed-sets.ts'
import { openSuite } from './open-suite.ts'
import { sha256 } from './sha256.ts'
import { fetchSet, offered, type PackageOffer, unpackSet } from './source-package.ts'
import { type SourceSet, sourceSets } from './source-sets.ts'
import { suites } from './suites.ts'

/** The source and the destination of sets. */
export interface SetsOptions {
  readonly directory: string
  readonly sets?: readonly SourceSet[]
  readonly force?: boolean
  /** The archive; if absent, Debian's archive as configured for apt on this machine. */
  readonly archive?: Archive
  readonly log: (line: string) => void
}

/** A suite that has a set. */
interface SuiteOffer {
  readonly suite: string
  readonly apt: Apt
  readonly offer: PackageOffer
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`

/** The files of an unpacked package that its set keeps to its root; no links, which may lead anywhere. */
function kept(root: string, { keeps }: SourceSet): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((path) => keeps.test(path) && lstatSync(join(root, path)).isFile())
}

async function put(
  set: SourceSet,
  { suite, offer }: SuiteOffer,
  archives: string,
  { directory }: SetsOptions,
): Promise<InstalledSet | Problem> {
  const fresh = join(realFolder(directory), `.fresh-${set.name}`)
  rmSync(fresh, { recursive: true, force: true })
  const root = join(fresh, 'root')
  mkdirSync(root, { recursive: true })
  const failure = await unpackSet(archives, root)
  if (failure !== undefined) return failure
  const files = kept(root, set)
  if (files.length === 0)
    return problem('no-sources', `${set.name} ${offer.version}: no file of it is a source`)
  for (const path of files) {
    const target = join(fresh, 'files', path)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(root, path), target)
  }
  rmSync(root, { recursive: true, force: true })
  const installed: InstalledSet = {
    name: set.name,
    version: offer.version,
    suite,
    files: files.length,
    archives: Object.fromEntries(
      readdirSync(archives).map((file) => [file, sha256(join(archives, file))]),
    ),
  }
  writeFileSync(join(fresh, setRecord), `${JSON.stringify(installed, null, 2)}\n`)
  const folder = setFolder(directory, set.name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(fresh, folder)
  rmSync(archives, { recursive: true, force: true })
  return installed
}

/** From the newest suite that offers it and can deliver it: lists of archives name packages that these no longer have. */
async function installSet(
  set: SourceSet,
  sources: readonly SuiteOffer[],
  options: SetsOptions,
): Promise<InstalledSet | Problem> {
  const { directory, log } = options
  let last = problem('no-package', `${set.name}: no suite of the archive has it`)
  for (const source of sources) {
    const { suite, apt, offer } = source
    const archives = join(realFolder(directory), 'archives', `${set.name}-${suite}`)
    mkdirSync(archives, { recursive: true })
    log(`${set.name} ${offer.version} of ${suite}: fetching ${megabytes(offer.bytes)}`)
    const failure = await fetchSet(apt, set, archives)
    if (failure === undefined) return put(set, source, archives, options)
    log(`${set.name}: ${failure.message}`)
    last = failure
  }
  return last
}

async function openAll(
  options: SetsOptions,
  archive: Archive,
): Promise<Map<string, Apt> | Problem> {
  const { directory, log } = options
  const opened = new Map<string, Apt>()
  for (const suite of [...suites].reverse()) {
    const folder = join(realFolder(directory), '.apt', suite.name)
    const apt = await openSuite(folder, { archive, suite, log }, 'deb deb-src')
    if (!isProblem(apt)) opened.set(suite.name, apt)
    else if (apt.code === 'no-apt') return apt
    else log(`${suite.name}: ${apt.message}`)
  }
  return opened
}

/** The suites that offer each set, newest first. */
async function sourcesOf(
  set: SourceSet,
  opened: ReadonlyMap<string, Apt>,
): Promise<readonly SuiteOffer[]> {
  const sources: SuiteOffer[] = []
  for (const [suite, apt] of opened) {
    const offer = await offered(apt, set)
    if (!isProblem(offer)) sources.push({ suite, apt, offer })
  }
  return sources
}

async function installDue(
  due: readonly SourceSet[],
  archive: Archive,
  options: SetsOptions,
): Promise<Problem | undefined> {
  const { log } = options
  const opened = await openAll(options, archive)
  if (isProblem(opened)) return opened
  const offers: (readonly [SourceSet, readonly SuiteOffer[]])[] = []
  for (const set of due) offers.push([set, await sourcesOf(set, opened)])
  const bytes = offers.reduce((sum, [, [first]]) => sum + (first?.offer.bytes ?? 0), 0)
  log(`fetching ${megabytes(bytes)}: ${due.map(({ name }) => name).join(', ')}`)
  let broken: Problem | undefined
  for (const [set, sources] of offers) {
    const done = await installSet(set, sources, options)
    if (!isProblem(done)) log(`${set.name} ${done.version}: ${done.files} files`)
    else {
      log(`${set.name}: not installed: ${done.message}`)
      broken ??= done
    }
  }
  return broken
}

/**
 * Fetches and unpacks the sets of sources that are not installed. Says how much it fetches before it does. A set that cannot be had
 * is reported and does not keep the others away; the next call tries it again, and fetches again what a download lacks.
 *
 * @returns the first problem.
 */
export async function installSourceSets(options: SetsOptions): Promise<Problem | undefined> {
  const { directory, sets = sourceSets, force, log } = options
  const due = (): readonly SourceSet[] =>
    sets.filter(({ name }) => force || readInstalledSet(directory, name) === undefined)
  if (due().length === 0) return undefined
  const archive = options.archive ?? debianArchive(machineSources())
  if (archive === undefined)
    return problem(
      'no-archive',
      "this system's apt is not configured for the Debian archive",
      'name an archive and its keyring (--archive URI --keyring FILE)',
    )
  mkdirSync(realFolder(directory), { recursive: true })
  return withLock(
    join(realFolder(directory), '.lock'),
    () => installDue(due(), archive, options),
    () => log('another process is installing; waiting for it'),
  )
}
