import { Command } from 'commander'
import { buildSpirvTools } from '#runner/harness/build-spirv-tools'
import { isProblem } from '#runner/is-problem'
import { ourCommand } from '#runner/our-command'
import { type Problem, problem } from '#runner/problem'
import { groupBy } from '#runner/report/group-by'
import { followedText, followedView } from '#runner/revisions/followed-view'
import { findDrivers } from '#runner/tools/find-drivers'
import { findTools } from '#runner/tools/find-tools'
import { packageHint } from '#runner/tools/hints'
import { install } from '#runner/tools/install'
import { installNpmPackage } from '#runner/tools/install-npm-package'
import { installSourceSets } from '#runner/tools/install-source-sets'
import type { Installed } from '#runner/tools/installed'
import { npmPackageNamed, npmPackages } from '#runner/tools/npm-packages'
import { extraPackages } from '#runner/tools/packages'
import { sourceSetsName } from '#runner/tools/source-sets'
import { suites } from '#runner/tools/suites'
import { toolDirectory } from '#runner/tools/tool-directory'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { table } from '../cli/output/table.ts'
import { toolRevisions } from '../cli/tools/tool-revisions.ts'

interface ListFlags {
  readonly json?: true
  readonly revisions?: readonly string[] | true
}

/** Which version of each text the validators follow: the named ones, or those that are found. */
async function showRevisions(specs: readonly string[], json: boolean): Promise<void> {
  const all = await toolRevisions(specs)
  if (isProblem(all)) {
    fail(all, all.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
    return
  }
  if (json) {
    console.log(JSON.stringify(all, null, 2))
    return
  }
  for (const [name, sameVersion] of groupBy(all, ({ oracle, version }) => `${oracle} ${version}`)) {
    console.log(name)
    for (const followed of sameVersion) {
      console.log(`  ${followedText(followed)}`)
      for (const { version: from, rules } of followedView(followed).lacks)
        console.log(`    lacks of ${from}: ${rules}`)
    }
  }
}

async function list(options: ListFlags): Promise<void> {
  const found = await findTools(toolDirectory())
  if (options.revisions !== undefined) {
    const validators = found.filter(({ name }) => name === 'spirv-val').map(({ spec }) => spec)
    const specs = options.revisions === true ? validators : options.revisions
    return showRevisions(specs, options.json === true)
  }
  const drivers = await findDrivers(toolDirectory())
  if (options.json) {
    console.log(JSON.stringify([...found, ...drivers], null, 2))
    return
  }
  if (found.length + drivers.length === 0) {
    console.error(`no tools found\nhint: ${ourCommand('tools install')}, or ${await packageHint()}`)
    return
  }
  const rows = [...found, ...drivers].map((tool) => {
    const device = 'device' in tool ? ` ${tool.device}` : ''
    return [tool.spec, `${tool.version}${device}` || '-', tool.path]
  })
  console.log(table([['tool', 'version', 'path'], ...rows]))
}

interface InstallFlags {
  readonly suite?: readonly string[]
  readonly with?: readonly string[]
  readonly force?: true
  readonly sanitize?: true
  readonly archive?: string
  readonly keyring?: string
  readonly json?: true
}

/** Builds our harness with sanitizers for each suite that has the library; a problem if that fails. */
async function buildSanitized(
  { suites }: Installed,
  names: readonly string[] = Object.keys(suites),
): Promise<Problem | undefined> {
  const able = names.filter((name) => {
    const { groups = [], missing = [] } = suites[name] ?? {}
    return groups.includes('library') && !missing.includes('library')
  })
  if (able.length === 0)
    return problem('no-tool', '--sanitize: no suite has the library', 'add --with library')
  for (const name of able) {
    const built = await buildSpirvTools({ suite: name }, 'sanitized')
    if (isProblem(built)) return built
    console.error(`${name}: built with sanitizers, --tool 'harness:spirv-val@${name} --sanitize'`)
  }
  return undefined
}

async function installTools(flags: InstallFlags): Promise<void> {
  const directory = toolDirectory()
  if ((flags.archive === undefined) !== (flags.keyring === undefined)) {
    fail({
      code: 'half-an-archive',
      message: '--archive and --keyring must be used together',
      hint: 'downloads are always verified with a key',
    })
    return
  }
  const log = (line: string): void => console.error(line)
  const from = {
    log,
    ...(flags.force ? { force: true } : {}),
    ...(flags.archive === undefined || flags.keyring === undefined
      ? {}
      : { archive: { uri: flags.archive, signedBy: flags.keyring } }),
  }
  const extra = (flags.with ?? []).flatMap((names) => names.split(','))
  const done = await install({
    directory,
    groups: extra.filter((name) => name !== sourceSetsName && npmPackageNamed(name) === undefined),
    ...from,
    ...(flags.suite === undefined ? {} : { suites: flags.suite }),
  })
  if (isProblem(done)) {
    fail(done)
    return
  }
  for (const name of extra) {
    const npmPackage = npmPackageNamed(name)
    const found = npmPackage && (await installNpmPackage(directory, npmPackage, log))
    if (typeof found === 'object') {
      fail(found)
      return
    }
  }
  const lacking = extra.includes(sourceSetsName)
    ? await installSourceSets({ directory, ...from })
    : undefined
  if (lacking !== undefined) {
    fail(lacking)
    return
  }
  const unbuilt = flags.sanitize ? await buildSanitized(done, flags.suite) : undefined
  if (unbuilt !== undefined) {
    fail(unbuilt, exitCode.noTool)
    return
  }
  if (flags.json) {
    console.log(JSON.stringify(done, null, 2))
    return
  }
  for (const [suite, { packages, programs }] of Object.entries(done.suites)) {
    const { version = '' } = packages.find(({ name }) => name === 'spirv-tools') ?? {}
    console.log(`${suite}: spirv-tools ${version}, ${Object.keys(programs).length} programs`)
  }
}

/** `tools` and `tools install`: list the available tools, and install more. */
export function command(): Command {
  const tools = new Command('tools')
    .enablePositionalOptions()
    .description('list the tools found, with their versions')
    .option(
      '--revisions [spec...]',
      'instead: the version of each text that validators follow, and the changes that they lack',
    )
    .option(
      '--json',
      'print an array of {name, from, spec, path, version, device}, or of what is followed',
    )
    .action(list)
    .addHelpText(
      'after',
      `
Examples:
  spirv-cts tools
  spirv-cts tools --revisions spirv-val@testing
  spirv-cts tools install
  spirv-cts tools install --suite testing --with headers,cross
  spirv-cts tools install --with drivers`,
    )
  tools
    .command('install')
    .description('install the SPIR-V tools of several Debian suites side by side, without root')
    .option('--suite <name...>', `only these suites: ${suites.map(({ name }) => name).join(', ')}`)
    .option(
      '--with <names...>',
      `additional packages: ${[...extraPackages, ...npmPackages, { name: sourceSetsName, summary: 'shaders and kernels of other packages, for npm run real -- --sets' }].map(({ name, summary }) => `${name} (${summary})`).join(', ')}`,
    )
    .option('--sanitize', 'build the harness of each library with sanitizers, for --tool harness')
    .option('--force', 'install again even if already installed')
    .option('--archive <uri>', 'a Debian archive; default: the one that apt is configured for')
    .option('--keyring <file>', 'the key that the archive is signed with')
    .option('--json', 'print the record of the installed packages')
    .action(installTools)
    .addHelpText(
      'after',
      `
Suites that are already installed are not changed. Afterwards, \`--tool spirv-val@testing\` names a tool of a suite. The tools
are in .tools of a checkout, or else in the user's cache; SPIRV_CTS_TOOLS names another folder.

Examples:
  spirv-cts tools install
  spirv-cts tools install --suite stable testing
  spirv-cts tools install --with headers
  spirv-cts tools install --suite testing --with library --sanitize`,
    )
  return tools
}
