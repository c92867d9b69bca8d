// Records in corpus/expectations/messages what tools say of the cases that their expectations explain, for `fuzz` to
// know: `npm run -s messages -- SPEC...`. Records of other versions stay. A program and a harness of the same version
// say of a crash what the other does not: name both, `spirv-val@testing harness:spirv-val@testing`.
// With `--cause ID`, which may be repeated, adds what they say of the cases of these causes, and keeps the other records.
// With `--learn LOG`, records in corpus/expectations/refusals which rules the messages of the validators of a whole run are
// about, for `check` to know.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { learnMessages } from '#runner/check/learn-messages'
import { learntOf } from '#runner/check/learnt-messages'
import { assembleText } from '#runner/corpus/assembly'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import type { Expectations } from '#runner/expectations/expectations'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { type KnownMessage, readKnownMessages } from '#runner/fuzz/campaign/known-messages'
import { recordMessages } from '#runner/fuzz/campaign/record-messages'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import { fail } from '../cli/fail.ts'
import { openRunLogFile } from '../cli/input/read-run-log-files.ts'
import { collect } from '../cli/options/environment-option.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { openTools } from '../cli/tools/open-tools.ts'

const folder = join(packageRoot(), 'corpus', 'expectations')

/** Messages of the versions of each tool that this run has recorded. */
const recordedHere = new Map<string, readonly KnownMessage[]>()

/** The messages of several SPECs of the same version, each once. */
function together({ tool, version }: Tool, recorded: readonly KnownMessage[]): KnownMessage[] {
  const key = `${tool} ${version}`
  const texts = [...(recordedHere.get(key) ?? []), ...recorded].map((each) => JSON.stringify(each))
  const all = [...new Set(texts)].sort().map((text): KnownMessage => JSON.parse(text))
  recordedHere.set(key, all)
  return all
}

/** The entries of these causes, and the cases that can be read in one way only; all of both where no cause is named. */
function chosenBy(causes: readonly string[] | undefined, entries: Expectations, corpus: Corpus) {
  if (causes === undefined) return { entries, corpus }
  const { manifest } = corpus
  const cases = manifest.cases.filter(({ expect }) => expect !== 'either')
  return {
    entries: {
      ...entries,
      entries: entries.entries.filter(({ cause }) => causes.includes(cause ?? '')),
    },
    corpus: { ...corpus, manifest: { ...manifest, cases } },
  }
}

async function record(
  tool: Tool,
  causes: readonly string[] | undefined,
): Promise<Problem | undefined> {
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) return corpus
  const files = expectationsOf([tool.tool], folder, [], 'read')
  if (isProblem(files)) return files
  const expectations = files.get(tool.tool)?.expectations
  const probes = probesOf([tool], [])
  const [probe] = probes
  const drawing = probes.find(({ usual }) => usual !== undefined)
  if (expectations === undefined || probe === undefined) return undefined
  const path = join(folder, 'messages', `${tool.tool}.json`)
  const before = readKnownMessages(path)
  if (before !== undefined && isProblem(before)) return before
  const kept = causes === undefined ? [] : (before?.versions[tool.version] ?? [])
  const asked = chosenBy(causes, expectations, corpus)
  const answers = await recordMessages(probe, asked.entries, asked.corpus, drawing)
  const recorded = together(tool, [...kept, ...answers])
  const all = {
    ...before?.versions,
    ...(recorded.length === 0 ? {} : { [tool.version]: recorded }),
  }
  const versions = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  mkdirSync(join(folder, 'messages'), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ tool: tool.tool, versions }, null, 2)}\n`)
  console.log(`${path}: ${recorded.length} messages of ${tool.name}, version ${tool.version}`)
  return undefined
}

async function learn(log: string): Promise<Problem | undefined> {
  const run = await openRunLogFile(log)
  if (isProblem(run)) return run
  const before = learntOf(run.header.oracles, folder)
  if (isProblem(before)) return before
  mkdirSync(join(folder, 'refusals'), { recursive: true })
  for (const [tool, messages] of learnMessages(run, before)) {
    const path = join(folder, 'refusals', `${tool}.json`)
    const rows = messages.rows.map((row) => `    ${JSON.stringify(row)}`)
    const text = `{\n  "tool": ${JSON.stringify(tool)},\n  "rows": [\n${rows.join(',\n')}\n  ]\n}\n`
    writeFileSync(path, text)
    console.log(`${path}: ${messages.rows.length} messages of ${tool}`)
  }
  return undefined
}

const command = scriptCommand(
  'messages',
  'record in corpus/expectations/messages what tools say of the cases that their expectations explain',
)
  .argument('[spec...]', 'tools, as --tool of check takes them')
  .option('--cause <id>', 'add those of the cases of this cause, and keep all others', collect)
  .option('--learn <log>', 'a run log of check, from which to learn the rules of messages')
  .parse()
const specs = command.args
const { learn: log, cause } = command.opts<{
  readonly learn?: string
  readonly cause?: readonly string[]
}>()
const unlearnt = log === undefined ? undefined : await learn(log)
if (unlearnt !== undefined) fail(unlearnt)
const tools = specs.length === 0 ? [] : await openTools(specs, { jobs: 2 })
if (isProblem(tools)) fail(tools)
else
  for (const tool of tools) {
    const wrong = await record(tool, cause)
    if (wrong !== undefined) fail(wrong)
    tool.close()
  }
