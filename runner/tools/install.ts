import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import { withLock } from '../process/lock.ts'
import { run } from '../process/run.ts'
import { type Archive, debianArchive, machineSources } from './debian-archive.ts'
import { packageHint } from './hints.ts'
import { installSuite } from './install-suite.ts'
import { type Installed, type InstalledSuite, readInstalled, writeInstalled } from './installed.ts'
import { extraPackages } from './packages.ts'
import { suites } from './suites.ts'

/** The packages to install. */
export interface InstallOptions {
  readonly directory: string
  /** Names of suites; all if absent. */
  readonly suites?: readonly string[]
  /** Names of extra package groups, in addition to the installed ones. */
  readonly groups?: readonly string[]
  /** Install again even if already installed. */
  readonly force?: boolean
  /** The archive; if absent, Debian's archive as configured for apt on this machine. */
  readonly archive?: Archive
  /** Receives progress messages, one line at a time; not called if there is nothing to do. */
  readonly log: (line: string) => void
}

function complete(
  directory: string,
  suite: InstalledSuite | undefined,
  groups: readonly string[],
): boolean {
  return (
    suite !== undefined &&
    groups.every((group) => suite.groups.includes(group)) &&
    [
      suite.loader,
      ...Object.values(suite.programs).flatMap(({ path, wrapper }) => [path, wrapper]),
    ].every((path) => existsSync(join(directory, path)))
  )
}

function wrongName(kind: string, given: readonly string[], known: readonly string[]) {
  const wrong = given.find((name) => !known.includes(name))
  return wrong === undefined
    ? undefined
    : problem('unknown-name', `${wrong}: no such ${kind}`, `one of ${known.join(', ')}`)
}

async function architecture(): Promise<string | Problem> {
  const answer = await run(['dpkg', '--print-architecture'])
  return answer.kind === 'answered' && answer.exitCode === 0
    ? answer.stdout.trim()
    : problem('no-apt', 'this system does not have apt', await packageHint())
}

/** The suites, oldest first, in whatever order they were installed. */
function inOrder(installed: Installed['suites']): Installed['suites'] {
  const order = suites.map(({ name }) => name)
  const place = ([name]: readonly [string, InstalledSuite]) => order.indexOf(name)
  return Object.fromEntries(Object.entries(installed).sort((a, b) => place(a) - place(b)))
}

/**
 * Puts the tools of several Debian suites side by side, each with the C and C++ library it was built for, without
 * root and without modifying the packages of the system. Complete suites are not changed, and cause no network
 * traffic.
 */
export async function install(options: InstallOptions): Promise<Installed | Problem> {
  const { directory, groups = [], log } = options
  const names = options.suites ?? suites.map((suite) => suite.name)
  const wrong =
    wrongName(
      'suite',
      names,
      suites.map((suite) => suite.name),
    ) ??
    wrongName(
      'package group',
      groups,
      extraPackages.map((group) => group.name),
    )
  if (wrong !== undefined) return wrong

  const groupsOf = (suite: string): readonly string[] =>
    options.suites !== undefined
      ? groups
      : groups.filter((group) => {
          const only = extraPackages.find(({ name }) => name === group)?.suites
          return only?.includes(suite) ?? true
        })
  const due = (): typeof suites => {
    const installedSuites = readInstalled(directory)?.suites
    return suites
      .filter((suite) => names.includes(suite.name))
      .filter(
        (suite) =>
          options.force ||
          !complete(directory, installedSuites?.[suite.name], groupsOf(suite.name)),
      )
  }
  const before = readInstalled(directory)
  if (before !== undefined && due().length === 0) return before

  const machine = await architecture()
  if (typeof machine !== 'string') return machine
  const archive = options.archive ?? debianArchive(machineSources())
  if (archive === undefined)
    return problem(
      'no-archive',
      "this system's apt is not configured for the Debian archive",
      `Name an archive and its keyring (--archive URI --keyring FILE), or use the system's own tools: ${await packageHint()}`,
    )

  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch {
    const hint = 'SPIRV_CTS_TOOLS names another folder'
    return problem('unwritable', `${directory}: cannot be written`, hint)
  }
  return withLock(
    join(directory, '.lock'),
    async () => {
      let installed: Installed = readInstalled(directory) ?? {
        format: 1,
        architecture: machine,
        suites: {},
      }
      // Checked again, because another process may have installed it while we waited.
      for (const suite of due()) {
        const kept = installed.suites[suite.name]?.groups ?? []
        const all = [...new Set([...kept, ...groupsOf(suite.name)])]
        const { listDate } = installed.suites[suite.name] ?? {}
        const done = await installSuite({ directory, archive, suite, groups: all, listDate, log })
        if ('kind' in done) return done
        const suites = { ...installed.suites, [suite.name]: done }
        installed = { ...installed, suites: inOrder(suites) }
        writeInstalled(directory, installed)
      }
      return installed
    },
    () => log('another process is installing; waiting for it'),
  )
}
