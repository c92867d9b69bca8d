import { join } from 'node:path'
import { Command } from 'commander'
import { evidenceOf } from '#runner/bugs/evidence'
import { type Kit, type KitMaterial, kitOf } from '#runner/bugs/kit'
import { kitAddresses } from '#runner/bugs/kit-addresses'
import { moduleFiles, reportFiles } from '#runner/bugs/kit-files'
import { placeOfKit } from '#runner/bugs/place-of-kit'
import { scriptText } from '#runner/bugs/script'
import { kitTitle } from '#runner/bugs/title'
import type { VersionAnswer } from '#runner/bugs/versions'
import { type Causes, causeKinds } from '#runner/causes/cause'
import { faultOf } from '#runner/causes/fault-of'
import { causesOf } from '#runner/causes/read-causes'
import { causesByFault } from '#runner/causes/same-fault'
import { assembleText } from '#runner/corpus/assembly'
import type { FiledCase } from '#runner/corpus/manifest'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { plainVersion } from '#runner/expectations/plain-version'
import { versionKnown } from '#runner/expectations/version-known'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import { knownResults } from '#runner/results/known-results'
import {
  answerText,
  countText,
  type WithoutKit,
  type WrittenKit,
  writeFiles,
  writeIndex,
} from '../cli/bugs/kit-index.ts'
import { isOfResults, noResults, resultModules } from '../cli/bugs/kit-results.ts'
import { type KitTool, type KitTools, kitTools, knownRefusals } from '../cli/bugs/kit-tools.ts'
import { reproduceKit } from '../cli/bugs/reproduce-kit.ts'
import { askAuthors } from '../cli/bugs/spec-issues.ts'
import { wantedKits } from '../cli/bugs/wanted-kits.ts'
import { withoutModule } from '../cli/bugs/without-module.ts'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { positiveInteger } from '../cli/options/option-values.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import { playgroundOption } from '../cli/options/playground-option.ts'
import { progress } from '../cli/output/progress.ts'
import { openTools } from '../cli/tools/open-tools.ts'
import { paceOf } from '../cli/tools/pace-of.ts'

interface BugsFlags {
  readonly tool: string
  readonly spec?: true
  readonly text?: string
  readonly cause?: readonly string[]
  readonly kind: readonly string[]
  readonly out: string
  readonly playground?: string
  readonly timeout: number
  readonly json?: true
}

async function writeKit(
  kit: Kit,
  { probe, versions, textOf }: KitTool,
  corpus: Corpus,
  byFault: ReadonlyMap<string, readonly string[]>,
  { out, playground }: BugsFlags,
): Promise<WrittenKit | Problem | undefined> {
  const [tool] = probe.tools
  const title = kitTitle(kit, tool?.tool ?? '')
  const evidence = await evidenceOf(kit, probe, textOf)
  const script = scriptText(kit, probe, title, evidence, corpus.manifest.suite)
  if (script === undefined) return undefined
  const folder = join(out, kit.id)
  const unwritten = writeFiles(folder, moduleFiles(kit, probe, script, evidence))
  if (unwritten !== undefined) return unwritten
  const runs: VersionAnswer[] = []
  for (const version of versions) runs.push(await reproduceKit(folder, version))
  const name = `${tool?.tool}/${kit.id}`
  const same = (byFault.get(faultOf(tool?.tool ?? '', kit.id, kit.cause)) ?? []).filter(
    (other) => other !== name,
  )
  const addresses = await kitAddresses(playground, kit.shown)
  const report = reportFiles({ ...kit, same, ...addresses }, probe, runs, evidence, corpus.manifest)
  const { summary, section, severity, kind, links } = kit.cause
  const { finding, shown, second } = kit
  return (
    writeFiles(folder, report) ?? {
      ...{ id: kit.id, title, severity, kind, summary, section, links },
      ...{ rule: kit.rule, address: placeOfKit(kit).address },
      ...{ case: kit.case.id, cases: kit.cases, environment: finding.environment },
      ...{ outcome: finding.outcome, said: finding.said },
      expected: shown.asked.judge.kind === 'invalid' ? 'invalid' : 'valid',
      ...{ hasTwin: finding.hasControl, instructions: finding.instructions },
      ...(second === undefined ? {} : { second: `${second.name}: ${second.verdict.kind}` }),
      ...(addresses.playground === undefined ? {} : { playground: addresses.playground }),
      ...{ sha256: finding.sha256, versions: runs, reproduced: runs.at(-1) as VersionAnswer },
    }
  )
}

interface MadeKits {
  readonly kits: readonly WrittenKit[]
  readonly without: readonly WithoutKit[]
}

/** The kits of these causes, and why the others have none. */
async function writeKits(
  ids: readonly string[],
  { causes }: Causes,
  corpus: Corpus,
  material: Omit<KitMaterial, 'probe'>,
  tools: KitTools,
  flags: BugsFlags,
): Promise<MadeKits | Problem> {
  const line = progress()
  const byFault = causesByFault(corpus.folder)
  const kits: WrittenKit[] = []
  const without: WithoutKit[] = []
  for (const [place, id] of ids.entries()) {
    line.show(`${place + 1} of ${ids.length}: ${id}`)
    const [cause, tool] = [causes[id], await tools.of(id)]
    if (isProblem(tool)) return tool
    const make = async (more: Pick<KitMaterial, 'isWhole'> = {}) => {
      const from = { ...material, ...more, probe: tool.probe }
      const kit = cause && (await kitOf(id, cause, tool.showings, from))
      return kit && (await writeKit(kit, tool, corpus, byFault, flags))
    }
    const small = await make()
    const isTooFast =
      small !== undefined &&
      !isProblem(small) &&
      small.outcome === 'timeout' &&
      small.reproduced.answer !== 'reproduced'
    const written = isTooFast ? await make({ isWhole: true }) : small
    if (written === undefined) without.push({ id, why: withoutModule(tool) })
    else if (isProblem(written)) return written
    else kits.push(written)
  }
  line.done()
  return { kits, without }
}

function show(tool: Tool, { kits, without }: MadeKits, { out, json }: BugsFlags): void {
  const index = { tool: tool.tool, version: tool.version, kits, without }
  const unwritten = writeIndex(out, index)
  if (unwritten !== undefined) {
    fail(unwritten)
    return
  }
  const unseen = kits.filter(({ reproduced: { answer } }) => answer !== 'reproduced')
  if (json) console.log(JSON.stringify(index))
  else {
    for (const { id, reproduced } of unseen) console.log(`${id}: ${answerText(reproduced)}`)
    for (const { id, why } of without) console.log(`${id}: ${why}`)
    console.log(`${countText(index)}: ${join(out, 'index.html')}`)
  }
  const isDropped = without.some(({ isJoined }) => isJoined === undefined)
  if (unseen.length > 0 || isDropped) process.exitCode = exitCode.found
}

async function write(
  tool: Tool,
  corpus: Corpus,
  flags: BugsFlags,
  timeoutMs: number,
): Promise<void> {
  const files = expectationsOf([tool.tool], join(corpus.folder, 'expectations'), [], 'read')
  if (isProblem(files)) return fail(files)
  const recorded = causesOf(corpus.folder, tool.tool)
  if (recorded === undefined)
    return fail(problem('no-causes', `corpus/causes/${tool.tool}.json: there is no such file`))
  const resultEntries = knownResults(corpus.folder, tool.tool)
  if (isProblem(resultEntries)) return fail(resultEntries)
  const expectations = files.get(tool.tool)?.expectations
  const entries = expectations?.entries ?? []
  // A build of today is asked about what the last release was recorded with.
  const versionOfRecords = (version: string) => versionKnown(version, expectations)
  const version = versionOfRecords(plainVersion(tool.version) ?? '')
  const asked = wantedKits(recorded, version, flags)
  if (isProblem(asked)) return fail(asked)
  const named = new Set(asked.ids)
  const results = resultEntries.some(({ cause }) => cause !== undefined && named.has(cause))
    ? resultModules()
    : noResults
  const { cases } = corpus.manifest
  const tools = await kitTools(flags.tool, {
    ...{ entries, cases, resultEntries, results, timeoutMs, versionOfRecords },
  })
  const byId = new Map(cases.map((filed) => [filed.id, filed]))
  const { second } = tools
  const material: Omit<KitMaterial, 'probe'> = {
    caseNamed: (id) => byId.get(id),
    requestOf: (filed) => (isOfResults(filed) ? results.requests.get(filed.id) : undefined),
    wordsOf: (filed: FiledCase) => {
      const made = isOfResults(filed) ? results.words.get(filed.id) : undefined
      if (made !== undefined) return made
      const read = corpus.read(filed)
      // A file that is not whole words has no smaller module of instructions.
      return isProblem(read) || read.octets !== undefined ? undefined : read.words
    },
    ...(second === undefined
      ? {}
      : { second, knownOfSecond: knownRefusals(corpus.folder, second) }),
  }
  try {
    const made = await writeKits(asked.ids, recorded, corpus, material, tools, flags)
    if (isProblem(made)) return fail(made)
    show(tool, { kits: made.kits, without: [...asked.joined, ...made.without] }, flags)
  } finally {
    tools.close()
  }
}

async function start(
  given: Omit<BugsFlags, 'tool'> & Partial<Pick<BugsFlags, 'tool'>>,
): Promise<void> {
  const { tool: spec, ...others } = given
  if ((spec === undefined) === (given.spec === undefined))
    return fail(problem('bad-usage', 'bugs needs either --tool <spec> or --spec'))
  if (given.text !== undefined && spec !== undefined)
    return fail(problem('bad-usage', '--text goes with --spec'))
  if (given.playground !== undefined && spec === undefined)
    return fail(problem('bad-usage', '--playground goes with --tool'))
  const flags: BugsFlags = { ...others, tool: spec ?? '' }
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) return fail(corpus)
  const noPlace = outputFolder('--out', flags.out)
  if (noPlace !== undefined) return fail(noPlace)
  if (flags.spec) return await askAuthors(corpus, flags)
  const { timeoutMs } = await paceOf(flags.timeout)
  const opened = await openTools([flags.tool], { jobs: 2, timeoutMs, memoryMiB: usualMemoryMiB })
  if (isProblem(opened))
    return fail(opened, opened.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  for (const tool of opened) tool.close()
  const [tool] = opened
  if (tool !== undefined) await write(tool, corpus, flags, timeoutMs)
}

/** `bugs`: a folder for each fault of a tool, ready to be sent to its authors. */
export function command(): Command {
  return new Command('bugs')
    .description(
      'write for each thing to mend in a tool a report, its smallest module and a script',
    )
    .option('--tool <spec>', 'the tool: harness:spirv-val@testing is much faster')
    .option('--spec', 'instead: a question to its authors for each rule whose text is open')
    .option('--text <name>', 'with --spec: only of this text')
    .option('--cause <id...>', 'only these; `explain` shows one. Default: all of these kinds')
    .option('--kind <kind...>', `kinds of causes: ${causeKinds.join(', ')}`, ['bug'])
    .option(
      '--out <dir>',
      'folder for a folder of each cause, index.html and index.json',
      'out/bugs',
    )
    .addOption(playgroundOption('index.html: the module of each kit opens there'))
    .option(
      '--timeout <ms>',
      'limit for one module on a machine of usual speed',
      positiveInteger,
      10_000,
    )
    .option('--json', 'print the index as JSON')
    .action(start)
    .addHelpText(
      'after',
      `
Each script runs with every installed version of the tool, and with the very program that the SPEC names; index.json has what
it said. Causes that are the same fault have one kit. The exit code is 1 if a script did not reproduce, or a cause has no kit;
each of them has a line that says why.

Examples:
  spirv-cts bugs --tool spirv-val@testing --cause switch-duplicates --out bugs
  spirv-cts bugs --tool mine=spirv-val=build/tools/spirv-val --out bugs
  spirv-cts bugs --tool harness:spirv-val@testing --out bugs
  spirv-cts bugs --tool spirv-opt@testing --cause remove-duplicates-types --out bugs
  spirv-cts bugs --tool spirv-val@testing --out bugs --playground ../playground/index.html
  spirv-cts bugs --spec --text SPV_EXT_descriptor_heap --out questions`,
    )
}
