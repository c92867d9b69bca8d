import { join } from 'node:path'
import { Command } from 'commander'
import { evidenceOf } from '#runner/bugs/evidence'
import { type Kit, kitOf } from '#runner/bugs/kit'
import { moduleFiles, reportFiles } from '#runner/bugs/kit-files'
import { scriptText } from '#runner/bugs/script'
import { kitTitle } from '#runner/bugs/title'
import type { VersionAnswer } from '#runner/bugs/versions'
import { placeOf } from '#runner/bugs/where'
import { type Cause, type Causes, causeKinds } from '#runner/causes/cause'
import { causesOf } from '#runner/causes/read-causes'
import { assembleText } from '#runner/corpus/assembly'
import type { Files } from '#runner/corpus/corpus-files'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { counted } from '#runner/counted'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { plainVersion } from '#runner/expectations/plain-version'
import { isProblem } from '#runner/is-problem'
import { nearest } from '#runner/nearest'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import { template } from '#runner/render'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { type KitTool, type KitTools, kitTools } from '../kit-tools.ts'
import { openTools } from '../open-tools.ts'
import { positiveInteger } from '../option-values.ts'
import { outputFolder } from '../output-folder.ts'
import { paceOf } from '../pace-of.ts'
import { progress } from '../progress.ts'
import { reproduceKit } from '../reproduce-kit.ts'
import { writeFile } from '../write-file.ts'

interface Flags {
  readonly tool: string
  readonly cause?: readonly string[]
  readonly kind: readonly string[]
  readonly out: string
  readonly timeout: number
  readonly json?: true
}

/** A kit that was written, as the index lists it. */
interface Written {
  readonly id: string
  readonly title: string
  readonly severity: string
  readonly kind: string
  readonly summary: string
  readonly section: string
  readonly links: readonly string[]
  readonly rule: string
  readonly address: string
  /** The case of the corpus that the module was made from, and how many show the same. */
  readonly case: string
  readonly cases: number
  readonly environment: string
  readonly outcome: string
  readonly said: string
  readonly expected: 'valid' | 'invalid'
  readonly hasTwin: boolean
  readonly instructions: number
  readonly sha256: string
  /** What the script said of each version, oldest first. */
  readonly versions: readonly VersionAnswer[]
  /** What it said of the tool for which the kit was made. */
  readonly reproduced: VersionAnswer
}

const fillIndex = template('bugs/index.html.hbs', 'xml')

/**
 * The causes that are asked for, or those of a version; a problem for an id that is not recorded.
 *
 * @param shown ids of causes that cases of the corpus show.
 */
function wanted(
  all: Readonly<Record<string, Cause>>,
  version: string,
  shown: ReadonlySet<string | undefined>,
  { cause: ids, kind }: Flags,
): readonly string[] | Problem {
  for (const id of ids ?? [])
    if (all[id] === undefined) {
      const near = nearest(id, Object.keys(all))
      return problem(
        'unknown-cause',
        `--cause ${id}: no such cause`,
        near.length === 0 ? 'corpus/causes lists them' : `did you mean ${near.join(', ')}?`,
      )
    }
  const [other] = (ids ?? []).filter((id) => !shown.has(id))
  if (other !== undefined)
    return problem(
      'no-case',
      `--cause ${other}: only cases with results show it`,
      'spirv-cts results --tool SPEC asks about them',
    )
  if (ids !== undefined) return ids
  return Object.entries(all).flatMap(([id, cause]) =>
    cause.versions.seen.includes(version) && kind.includes(cause.kind) && shown.has(id) ? [id] : [],
  )
}

function writeAll(folder: string, files: Files): Problem | undefined {
  for (const [path, content] of files) {
    const unwritten = writeFile(join(folder, path), content)
    if (unwritten !== undefined) return unwritten
  }
  return undefined
}

/** `undefined` if the tool has no program that a script could start. */
async function writeKit(
  kit: Kit,
  { probe, versions }: KitTool,
  corpus: Corpus,
  { out }: Flags,
): Promise<Written | Problem | undefined> {
  const evidence = await evidenceOf(kit, probe)
  const script = scriptText(kit, probe, kitTitle(kit), evidence)
  if (script === undefined) return undefined
  const folder = join(out, kit.id)
  const unwritten = writeAll(folder, moduleFiles(kit, probe, script, evidence))
  if (unwritten !== undefined) return unwritten
  const runs: VersionAnswer[] = []
  for (const { tools } of versions)
    for (const tool of tools.slice(0, 1)) runs.push(await reproduceKit(folder, tool))
  const report = reportFiles(kit, probe, runs, evidence, corpus.manifest)
  const { summary, section, severity, kind, links } = kit.cause
  const { finding, shown } = kit
  return (
    writeAll(folder, report) ?? {
      ...{ id: kit.id, title: kitTitle(kit), severity, kind, summary, section, links },
      ...{ rule: kit.rule, address: placeOf(kit.rule).address },
      ...{ case: kit.case.id, cases: kit.cases, environment: finding.environment },
      ...{ outcome: finding.outcome, said: finding.said },
      expected: shown.asked.judge.kind === 'invalid' ? 'invalid' : 'valid',
      ...{ hasTwin: finding.hasControl, instructions: finding.instructions },
      ...{ sha256: finding.sha256, versions: runs, reproduced: runs.at(-1) as VersionAnswer },
    }
  )
}

const saidOf = ({ answer, said }: VersionAnswer): string => `${answer}: ${said}`

function writeIndex(
  tool: Tool,
  kits: readonly Written[],
  missing: readonly string[],
  { out, json }: Flags,
): void {
  const about = { tool: tool.tool, version: tool.version, kits, missing }
  const unseen = kits.filter(({ reproduced: { answer } }) => answer !== 'reproduced')
  const invalid = kits.filter(({ expected }) => expected === 'invalid')
  const twins = invalid.filter(({ hasTwin }) => hasTwin).length
  const count = `${counted(kits.length, 'fault')}, ${kits.length - unseen.length} of them reproduced by their script; ${counted(invalid.length, 'invalid module')}, ${twins} of them with a valid twin`
  const page = fillIndex({
    title: `Faults of ${tool.tool} ${tool.version}`,
    count,
    kits: kits.map((kit) => ({ ...kit, reproduced: saidOf(kit.reproduced) })),
    missing,
  })
  const unwritten = writeAll(
    out,
    new Map([
      ['index.html', page],
      ['index.json', `${JSON.stringify(about, null, 2)}\n`],
    ]),
  )
  if (unwritten !== undefined) {
    fail(unwritten)
    return
  }
  if (json) console.log(JSON.stringify(about))
  else {
    for (const { id, reproduced } of unseen) console.log(`${id}: ${saidOf(reproduced)}`)
    for (const id of missing)
      console.log(`${id}: no kit; no case is answered as recorded, or the tool has no program`)
    console.log(`${count}: ${join(out, 'index.html')}`)
  }
  if (unseen.length > 0 || missing.length > 0) process.exitCode = exitCode.found
}

/** The kits of these causes, and the causes that the tool no longer shows. */
async function writeKits(
  ids: readonly string[],
  { causes }: Causes,
  corpus: Corpus,
  tools: KitTools,
  flags: Flags,
): Promise<{ readonly kits: readonly Written[]; readonly missing: readonly string[] } | Problem> {
  const line = progress()
  const kits: Written[] = []
  const missing: string[] = []
  for (const [at, id] of ids.entries()) {
    line.show(`${at + 1} of ${ids.length}: ${id}`)
    const [cause, tool] = [causes[id], await tools.of(id)]
    if (isProblem(tool)) return tool
    const kit = cause && (await kitOf(id, cause, tool.shown.get(id) ?? [], corpus, tool.probe))
    const written = kit && (await writeKit(kit, tool, corpus, flags))
    if (written === undefined) missing.push(id)
    else if (isProblem(written)) return written
    else kits.push(written)
  }
  line.done()
  return { kits, missing }
}

async function write(tool: Tool, corpus: Corpus, flags: Flags, timeoutMs: number): Promise<void> {
  const files = expectationsOf([tool.tool], join(corpus.folder, 'expectations'), [], 'read')
  if (isProblem(files)) return fail(files)
  const recorded = causesOf(corpus.folder, tool.tool)
  if (recorded === undefined)
    return fail(problem('no-causes', `corpus/causes/${tool.tool}.json: there is no such file`))
  const entries = files.get(tool.tool)?.expectations?.entries ?? []
  const shown = new Set(entries.map(({ cause }) => cause))
  const ids = wanted(recorded.causes, plainVersion(tool.version) ?? '', shown, flags)
  if (isProblem(ids)) return fail(ids)
  const tools = kitTools(flags.tool, entries, corpus.manifest.cases, timeoutMs)
  try {
    const done = await writeKits(ids, recorded, corpus, tools, flags)
    if (isProblem(done)) return fail(done)
    writeIndex(tool, done.kits, done.missing, flags)
  } finally {
    tools.close()
  }
}

async function start(flags: Flags): Promise<void> {
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) return fail(corpus)
  const noPlace = outputFolder('--out', flags.out)
  if (noPlace !== undefined) return fail(noPlace)
  const { timeoutMs } = await paceOf(flags.timeout)
  const opened = await openTools([flags.tool], { jobs: 2, timeoutMs, memoryMiB: usualMemoryMiB })
  if (isProblem(opened))
    return fail(opened, opened.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  for (const tool of opened) tool.close()
  const [tool] = opened
  if (tool !== undefined) await write(tool, corpus, flags, timeoutMs)
}

/** `bugs`: a folder for each cause of a tool, ready to be sent to its authors. */
export function command(): Command {
  return new Command('bugs')
    .description(
      'write for each thing to mend in a tool a report, its smallest module and a script',
    )
    .requiredOption('--tool <spec>', 'the tool: harness:spirv-val@testing is much faster')
    .option('--cause <id...>', 'only these; `explain` shows one. Default: all of these kinds')
    .option('--kind <kind...>', `kinds of causes: ${causeKinds.join(', ')}`, ['bug'])
    .option(
      '--out <dir>',
      'folder for a folder of each cause, index.html and index.json',
      'out/bugs',
    )
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
Each script runs with every installed version of the tool; index.json has what it said. The exit code is 1 if one did not
reproduce, or a cause is no longer seen.

Examples:
  spirv-cts bugs --tool spirv-val@testing --cause switch-duplicates --out bugs
  spirv-cts bugs --tool harness:spirv-val@testing --out bugs
  spirv-cts bugs --tool spirv-opt@testing --cause remove-duplicates-types --out bugs`,
    )
}
