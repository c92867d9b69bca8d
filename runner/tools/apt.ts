import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import { type RunOptions, run } from '../process/run.ts'
import type { Archive } from './debian-archive.ts'
import { verifierHint } from './hints.ts'

/** A private apt: uses the programs and network settings of the machine, but its own lists and caches, without root. */
export interface Apt {
  /** The folder that this apt may modify. */
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
}

/** A package that apt would install, as apt names it. */
export interface Package {
  readonly name: string
  readonly version: string
  readonly architecture: string
}

/** Time limit in milliseconds: long enough for a slow network, and finite for a hanging one. */
const limits: RunOptions = { timeoutMs: 900_000, maxBytes: 64 * 1024 * 1024 }

/** Which dates of a list apt looks at. */
export interface DateChecks {
  /** Whether a list from the future is refused. */
  readonly date: boolean
  /** Whether a list is refused after its last day. */
  readonly validUntil: boolean
}

/**
 * A property that a source may not have, whatever the machine allows others: it counts more than settings for all of
 * them.
 */
function strict({ date, validUntil }: DateChecks): string {
  return `Allow-Insecure: no
Allow-Weak: no
Allow-Downgrade-To-Insecure: no
Check-Date: ${date ? 'yes' : 'no'}
Check-Valid-Until: ${validUntil ? 'yes' : 'no'}
`
}

/**
 * The checks of dates that apt makes on this machine: all, unless its administrator has switched one off by name, as is done
 * where the archive is a snapshot. Everything else that is strict here is not the machine's to relax.
 */
export async function machineDateChecks(): Promise<DateChecks> {
  const names = ['Acquire::Check-Date', 'Acquire::Check-Valid-Until']
  const answer = await run(['apt-config', 'dump', ...names], limits)
  const settings = answer.kind === 'answered' && answer.exitCode === 0 ? answer.stdout : ''
  const isOff = (name: string): boolean =>
    new RegExp(`^${name} "(?:0|no|false|off|without|disable)";$`, 'im').test(settings)
  const [date = '', validUntil = ''] = names
  return { date: !isOff(date), validUntil: !isOff(validUntil) }
}

/**
 * Makes the private directories and settings below `folder`, for one suite of the archive.
 *
 * The settings of the machine are read first (they may contain a proxy), then ours. Hooks are cleared, because they
 * would act on the system's cache. Settings that allow lists that are unsigned or weakly signed, or unauthenticated
 * servers, are always disabled; a list that is too old is refused unless `dates` says otherwise.
 *
 * @param types as the field of apt's sources: `deb deb-src` for source packages as well.
 */
export function prepareApt(
  folder: string,
  archive: Archive,
  suite: string,
  dates: DateChecks,
  types = 'deb',
): Apt {
  for (const path of ['sources.d', 'state/lists/partial', 'cache/archives/partial', 'log'])
    mkdirSync(join(folder, path), { recursive: true })
  const quotedPath = (path: string): string => JSON.stringify(join(folder, path))
  writeFileSync(
    join(folder, 'sources.d', 'suite.sources'),
    `Types: ${types}\nURIs: ${archive.uri}\nSuites: ${suite}\nComponents: main\nSigned-By: ${archive.signedBy}\n${strict(dates)}`,
  )
  // No package is installed, so that the C and C++ runtime are among what has to be fetched.
  writeFileSync(join(folder, 'status'), '')
  const main = '/etc/apt/apt.conf'
  writeFileSync(
    join(folder, 'last.conf'),
    `${existsSync(main) ? `#include "${main}";\n` : ''}#clear APT::Update;
#clear DPkg;
Dir::State ${quotedPath('state/')};
Dir::State::status ${quotedPath('status')};
Dir::Cache ${quotedPath('cache/')};
Dir::Log ${quotedPath('log/')};
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts ${quotedPath('sources.d/')};
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
APT::Update::Error-Mode "any";
APT::Get::AllowUnauthenticated "false";
Acquire::AllowInsecureRepositories "false";
Acquire::AllowWeakRepositories "false";
Acquire::AllowDowngradeToInsecureRepositories "false";
Acquire::Check-Date "${dates.date}";
Acquire::Check-Valid-Until "${dates.validUntil}";
Acquire::https::Verify-Peer "true";
Acquire::https::Verify-Host "true";
Acquire::Languages "none";
Acquire::Retries "3";
`,
  )
  // Read before the machine's settings; names ours as the main file, which is read after them.
  writeFileSync(join(folder, 'first.conf'), `Dir::Etc::main ${quotedPath('last.conf')};\n`)
  return {
    folder,
    env: { ...process.env, APT_CONFIG: join(folder, 'first.conf'), LC_ALL: 'C' },
  }
}

/** What apt says of a signature where the program that verifies it is missing. */
const noVerifier = /\b(?:gpgv|sqv)\b.*\b(?:required|not (?:be )?(?:found|installed|executed))\b/

/** The output of a program of apt; a problem with apt's own first error where it fails. */
export async function ask(
  apt: Apt,
  command: readonly string[],
  cwd?: string,
): Promise<string | Problem> {
  const place = cwd === undefined ? {} : { cwd }
  const answer = await run(command, { ...limits, ...place, env: apt.env })
  const [program = ''] = command
  if (answer.kind === 'answered' && answer.exitCode === 0) return answer.stdout
  if (answer.kind === 'not-started') return problem('no-apt', `${program}: ${answer.why}`)
  if (answer.kind === 'timeout')
    return problem('apt-failed', `${program}: timed out after ${answer.ms} ms`)
  const { PATH: path } = apt.env
  const lines = answer.stderr.split('\n')
  // Without a verifier every archive is "not signed", which is not a fault of the archive.
  const unverified = lines.find((line) => noVerifier.test(line))
  const message = unverified ?? lines.find((line) => line.startsWith('E:')) ?? answer.stderr
  return problem(
    'apt-failed',
    `${command.slice(0, 3).join(' ')}: ${message.replace(/^[EW]:\s*/, '').trim() || answer.kind}`,
    unverified === undefined ? undefined : verifierHint(path),
  )
}

/** Fetches and verifies the suite's package list. */
export async function update(apt: Apt): Promise<Problem | undefined> {
  const answer = await ask(apt, ['apt-get', '-qq', 'update'])
  return typeof answer === 'string' ? undefined : answer
}

/** A field of the fetched list of the suite. */
function releaseField(apt: Apt, pattern: RegExp): string | undefined {
  const lists = join(apt.folder, 'state/lists')
  const release = readdirSync(lists).find((file) => /_(In)?Release$/.test(file))
  return release === undefined
    ? undefined
    : pattern.exec(readFileSync(join(lists, release), 'utf8'))?.[1]
}

/** The codename that the fetched list gives its suite; suites change theirs with every release. */
export function codename(apt: Apt): string | undefined {
  return releaseField(apt, /^Codename: (\S+)$/m)
}

/** When the archive made the fetched list, ISO 8601. */
export function listDate(apt: Apt): string | undefined {
  const made = new Date(releaseField(apt, /^Date: (.+)$/m) ?? '')
  return Number.isNaN(made.getTime()) ? undefined : made.toISOString()
}

/** The names of all packages in the suite. */
export async function packageNames(apt: Apt): Promise<readonly string[] | Problem> {
  const answer = await ask(apt, ['apt-cache', 'pkgnames'])
  return typeof answer === 'string' ? answer.split('\n').filter((name) => name !== '') : answer
}

const install = ['apt-get', '-qq', '-y', '--no-install-recommends']

/** The packages with all that they depend on, down to the C library. */
export async function closure(
  apt: Apt,
  packages: readonly string[],
): Promise<readonly Package[] | Problem> {
  const answer = await ask(apt, [...install, '--simulate', 'install', ...packages])
  if (typeof answer !== 'string') return answer
  return [...answer.matchAll(/^Inst (\S+) \((\S+) .*\[(\S+)\]\)/gm)].map(
    ([, name = '', version = '', architecture = '']) => ({ name, version, architecture }),
  )
}

/** Bytes that {@link download} fetches: the sizes of the package files that are not here yet. */
export async function downloadSize(
  apt: Apt,
  packages: readonly string[],
): Promise<number | Problem> {
  const answer = await ask(apt, [...install, '--print-uris', 'install', ...packages])
  if (typeof answer !== 'string') return answer
  return [...answer.matchAll(/^'\S+' \S+ (\d+) /gm)].reduce(
    (sum, [, size]) => sum + Number(size),
    0,
  )
}

/** Downloads and verifies the packages and their dependencies. Continues an interrupted run. */
export async function download(
  apt: Apt,
  packages: readonly string[],
): Promise<Problem | undefined> {
  const answer = await ask(apt, [...install, '--download-only', 'install', ...packages])
  return typeof answer === 'string' ? undefined : answer
}

/** The file to which {@link download} writes a package. */
export function packageFile(apt: Apt, { name, version, architecture }: Package): string {
  // apt escapes in this way what it also uses as a separator.
  const escaped = version.replaceAll('_', '%5f').replaceAll(':', '%3a')
  return join(apt.folder, 'cache', 'archives', `${name}_${escaped}_${architecture}.deb`)
}
