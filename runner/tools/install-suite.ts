import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'
import {
  type Apt,
  closure,
  codename,
  download,
  downloadSize,
  listDate,
  type Package,
  packageFile,
  packageNames,
} from './apt.ts'
import type { Archive } from './debian-archive.ts'
import { programsIn, readFileTree } from './file-tree.ts'
import type { InstalledSuite } from './installed.ts'
import { openSuite } from './open-suite.ts'
import { basePackages, extraPackages, type PackageGroup } from './packages.ts'
import { sha256 } from './sha256.ts'
import type { Suite } from './suites.ts'
import { wrapperText } from './wrapper.ts'

interface InstallRequest {
  readonly directory: string
  readonly archive: Archive
  readonly suite: Suite
  /** Names of the extra groups that are wanted. */
  readonly groups: readonly string[]
  /** The same as in {@link InstalledSuite}, for the current installation. */
  readonly listDate?: string | undefined
  readonly log: (line: string) => void
}

/** A signature does not show that a list is the newest: whoever answers for the archive may keep an old one, with its faults. */
function olderThan(
  { suite, listDate }: InstallRequest,
  made: string | undefined,
): Problem | undefined {
  if (listDate === undefined || (made !== undefined && Date.parse(made) >= Date.parse(listDate)))
    return undefined
  return problem(
    'old-list',
    `${suite.name}: the archive's list is of ${made ?? 'no date'}, and the one of the installed tools of ${listDate}`,
    'ask another mirror (--archive, --keyring), or remove the folder of the suite and its entry in installed.json',
  )
}

/** The packages of the group that the suite has: of several versions in the name, the newest. */
function choose(group: PackageGroup, names: readonly string[]): readonly string[] {
  const number = (name: string): number => Number(/(\d+)$/.exec(name)?.[1] ?? 0)
  return group.packages.flatMap((pattern) =>
    names
      .filter((name) => new RegExp(`^(${pattern})$`).test(name))
      .sort((a, b) => number(b) - number(a))
      .slice(0, 1),
  )
}

/** Replaces `folder` with `fresh`. Except between two renames, `folder` is complete at any time, old or new. */
function replaceFolder(fresh: string, folder: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, aside)
  renameSync(fresh, folder)
  rmSync(aside, { recursive: true, force: true })
}

async function unpack(apt: Apt, packages: readonly Package[], root: string) {
  for (const listed of packages) {
    const answer = await run(['dpkg-deb', '-x', packageFile(apt, listed), root])
    if (answer.kind !== 'answered' || answer.exitCode !== 0)
      return problem(
        'unpack-failed',
        `${listed.name} ${listed.version}: dpkg-deb could not unpack it`,
      )
  }
  return undefined
}

/**
 * Downloads the packages of one suite with their runtime and installs them in `directory/<suite>`, replacing the previous
 * contents in one step. After an interruption, the next call reuses the downloads.
 */
export async function installSuite(request: InstallRequest): Promise<InstalledSuite | Problem> {
  const { directory, suite, log } = request
  log(`${suite.name}: reading the archive's list`)
  const apt = await openSuite(join(directory, '.apt', suite.name), request)
  if ('kind' in apt) return apt
  const made = listDate(apt)
  const stale = olderThan(request, made)
  if (stale !== undefined) return stale
  const names = await packageNames(apt)
  if ('kind' in names) return names

  const wanted = extraPackages.filter((group) => request.groups.includes(group.name))
  const missing = wanted.filter((group) => choose(group, names).length === 0)
  for (const group of missing)
    log(`${suite.name}: does not have ${group.packages.join(', ')} (${group.name})`)
  const groups = [basePackages, ...wanted]
  const chosen = groups.flatMap((group) => choose(group, names))
  if (choose(basePackages, names).length === 0)
    return problem('no-package', `${suite.name}: the archive has no ${basePackages.packages}`)

  const packages = await closure(apt, chosen)
  if ('kind' in packages) return packages
  const bytes = await downloadSize(apt, chosen)
  if (typeof bytes !== 'number') return bytes
  log(
    `${suite.name}: fetching ${Math.ceil(bytes / 1e6)} MB: ${packages.map((listed) => `${listed.name} ${listed.version}`).join(', ')}`,
  )
  const failure = await download(apt, chosen)
  if (failure !== undefined) return failure

  const fresh = join(directory, `.fresh-${suite.name}`)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(join(fresh, 'root'), { recursive: true })
  const broken = await unpack(apt, packages, join(fresh, 'root'))
  if (broken !== undefined) return broken
  const tree = readFileTree(join(fresh, 'root'))
  if (tree === undefined)
    return problem('no-runtime', `${suite.name}: the packages contain no C library`)

  mkdirSync(join(fresh, 'bin'))
  const patterns = groups.flatMap((group) => group.programs.map((name) => new RegExp(`^${name}$`)))
  const programs = Object.fromEntries(
    programsIn(join(fresh, 'root'), patterns).map((name) => {
      const wrapper = join(fresh, 'bin', name)
      writeFileSync(wrapper, wrapperText(name, tree))
      chmodSync(wrapper, 0o755)
      return [
        name,
        {
          path: `${suite.name}/root/usr/bin/${name}`,
          wrapper: `${suite.name}/bin/${name}`,
          sha256: sha256(join(fresh, 'root/usr/bin', name)),
        },
      ]
    }),
  )
  const installed: InstalledSuite = {
    codename: codename(apt) ?? suite.codename,
    date: new Date().toISOString(),
    ...(made === undefined ? {} : { listDate: made }),
    groups: wanted.map((group) => group.name),
    missing: missing.map((group) => group.name),
    root: `${suite.name}/root`,
    loader: `${suite.name}/root/${tree.loader}`,
    libraries: tree.libraries.map((folder) => `${suite.name}/root/${folder}`),
    packages: packages.map((listed) => ({ ...listed, sha256: sha256(packageFile(apt, listed)) })),
    programs,
  }
  replaceFolder(fresh, join(directory, suite.name), join(directory, `.old-${suite.name}`))
  rmSync(apt.folder, { recursive: true, force: true })
  return installed
}
