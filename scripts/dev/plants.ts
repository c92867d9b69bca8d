// `npm run plants`: asks faulty validators and optimisers, and prints how soon `check` and `fuzz` find out.
import { join } from 'node:path'
import { globMatcher } from '#runner/check/glob-matcher'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Oracle, Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { fuzzKnowledge } from '../cli/fuzz/fuzz-knowledge.ts'
import { positiveInteger } from '../cli/options/option-values.ts'
import { table } from '../cli/output/table.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { secondValidator } from '../cli/tools/second-validator.ts'
import { measureCheck, measureResults } from './plants/measure-check.ts'
import { measureFuzz, plantMakers } from './plants/measure-fuzz.ts'
import type { Measured } from './plants/measured.ts'
import { miscompilers } from './plants/miscompilers/miscompilers.ts'
import { honest, type ProgramPlant, right } from './plants/plant.ts'
import { plantedOptimiser } from './plants/planted-optimiser.ts'
import { plantedValidator, rightReference, rightTool } from './plants/planted-validator.ts'
import { openProgram } from './plants/program-plant.ts'
import { programs } from './plants/validators/programs.ts'
import { validators } from './plants/validators/validators.ts'

const line = scriptCommand(
  'plants',
  'ask faulty validators and optimisers, and print how soon check and fuzz find out',
)
  .argument('[plant...]', 'globs of names; all if absent')
  .option('--rule <glob...>', 'the only cases that check asks about')
  .option('--no-check', 'leave out check')
  .option(
    '--fuzz <seconds>',
    'how long fuzz searches at most; it is left out if absent',
    positiveInteger,
  )
  .option('--json', 'print one line for a program as soon as a plant was asked')
  .parse()
const flags = line.opts<{
  readonly rule?: readonly string[]
  readonly check: boolean
  readonly fuzz?: number
  readonly json?: true
}>()
const isWanted = globMatcher(line.args.length === 0 ? ['*'] : line.args)
const root = join(packageRoot(), 'corpus')
const read = readCorpus(root, assembleText)
if (isProblem(read)) throw new Error(read.message)
const corpus = read
const isOfRule = globMatcher(flags.rule ?? ['**'])
const cases = corpus.manifest.cases.filter(({ rule }) => isOfRule(rule))
/** A process for each question takes long: programs are asked about one text if no rule is named. */
const isOfFew = globMatcher(flags.rule ?? ['SPV_KHR_16bit_storage/*'])
const fewCases = corpus.manifest.cases.filter(({ rule }) => isOfFew(rule))
const limits = { timeoutMs: 10_000, memoryMiB: 0 }
const reference = rightReference()
const rows: Measured[] = []

function add(
  { name, summary }: { readonly name: string; readonly summary: string },
  figures: Omit<Measured, 'plant' | 'summary'> | undefined,
): void {
  if (figures === undefined) return
  rows.push({ plant: name, summary, ...figures })
  if (flags.json) console.log(JSON.stringify(rows.at(-1)))
  else console.error(`${name}: ${figures.isFound ? 'found' : 'not found'} by ${figures.command}`)
}

/** The spirv-val that some plants are built around; `undefined` if it is not installed. */
async function realValidator() {
  const tool = await openTool('harness:spirv-val@testing', { ...limits, jobs: 1, openHarness })
  return isProblem(tool) || tool.kind !== 'validator' ? undefined : tool
}

const wanted = {
  validators: validators.filter(({ name }) => isWanted(name)),
  programs: programs.filter(({ name }) => isWanted(name)),
  optimisers: miscompilers.filter(({ name }) => isWanted(name)),
}
const real = wanted.validators.some(({ around }) => around === 'spirv-val')
  ? await realValidator()
  : undefined
const around = real === undefined ? undefined : rightTool(real)
const second = flags.fuzz === undefined ? undefined : await secondValidator(limits)
const makers = flags.fuzz === undefined ? undefined : await plantMakers()

/** Searches for what is wrong with a tool, if the command line asks for that. */
async function fuzzed(tool: Tool): Promise<Omit<Measured, 'plant' | 'summary'> | undefined> {
  if (flags.fuzz === undefined || makers === undefined) return undefined
  const knowledge = fuzzKnowledge([tool], root)
  const files = expectationsOf([tool.tool], join(root, 'expectations'), [], 'read')
  if (isProblem(knowledge)) throw new Error(knowledge.message)
  if (isProblem(files)) throw new Error(files.message)
  const expectations = new Map(
    [...files].flatMap(([name, { expectations: recorded }]) =>
      recorded === undefined ? [] : [[name, recorded] as const],
    ),
  )
  const kind = tool.kind === 'consumer' ? 'consumer' : 'validator'
  return measureFuzz(tool, makers[kind], flags.fuzz, { ...knowledge, expectations }, second)
}

/** What comes of a program while it is open; `undefined` if it cannot be. */
async function measuredProgram<Result>(
  plant: ProgramPlant,
  measure: (tool: Oracle) => Promise<Result>,
): Promise<Result | undefined> {
  const tool = await openProgram(plant)
  if (tool === undefined) {
    console.error(`${plant.name}: spirv-val of Debian testing is not installed`)
    return undefined
  }
  try {
    return await measure(tool)
  } finally {
    tool.close()
  }
}

const usualReasons =
  flags.check && around !== undefined
    ? (await measureCheck(plantedValidator(right, around), corpus, cases)).reasons
    : 0
for (const plant of wanted.validators) {
  const base = plant.around === 'reference' ? reference : around
  if (base === undefined) {
    console.error(`${plant.name}: spirv-val of Debian testing is not installed`)
    continue
  }
  const usual = plant.around === 'reference' ? 0 : usualReasons
  const tool = plantedValidator(plant, base)
  if (flags.check) add(plant, await measureCheck(tool, corpus, cases, usual))
  add(plant, await fuzzed(plantedValidator(plant, base)))
}
const usualOfFew =
  flags.check && wanted.programs.length > 0
    ? ((await measuredProgram(honest, (tool) => measureCheck(tool, corpus, fewCases)))?.reasons ??
      0)
    : 0
for (const plant of wanted.programs)
  await measuredProgram(plant, async (tool) => {
    if (flags.check) add(plant, await measureCheck(tool, corpus, fewCases, usualOfFew))
    add(plant, await fuzzed(tool))
  })
for (const plant of wanted.optimisers) {
  const tool = plantedOptimiser(plant)
  if (flags.check) add(plant, await measureResults(tool, root))
  add(plant, await fuzzed(tool))
}
real?.close()
second?.close()
if (rows.length === 0) throw new Error(`no plant is named ${line.args.join(', ')}`)
if (!flags.json)
  console.log(
    table([
      ['plant', 'command', 'found', 'seconds', 'size', 'what', 'line'],
      ...rows.map(({ plant, command, isFound, seconds, size, found, line: last }) => [
        ...[plant, command, isFound ? 'yes' : 'NO', seconds.toFixed(1)],
        ...[size === undefined ? '' : String(size), found, last],
      ]),
    ]),
  )
const named = new Set(rows.map(({ plant }) => plant))
const found = new Set(rows.filter(({ isFound }) => isFound).map(({ plant }) => plant))
console.error(`${found.size} of ${named.size} plants are found`)
