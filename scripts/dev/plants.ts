// `npm run plants`: asks faulty validators and optimisers, and prints how soon `check` and `fuzz` find out.
import { join } from 'node:path'
import { globMatcher } from '#runner/check/glob-matcher'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Oracle, Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { preparedResults } from '../cli/check/prepared-results.ts'
import { positiveInteger, shardOf } from '../cli/options/option-values.ts'
import { table } from '../cli/output/table.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { openFuzzer } from './plants/fuzzer.ts'
import { measureCheck, measureResults } from './plants/measure-check.ts'
import type { PlantFigures } from './plants/measured.ts'
import { openRows } from './plants/measured-rows.ts'
import { miscompilers } from './plants/miscompilers/miscompilers.ts'
import { honest, type ProgramPlant, right, type ValidatorPlant } from './plants/plant.ts'
import { plantedOptimiser } from './plants/planted-optimiser.ts'
import { plantedValidator, surveyed } from './plants/planted-validator.ts'
import { openProgram } from './plants/program-plant.ts'
import { rightReference, rightTool } from './plants/right-validator.ts'
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
  .option('--shard <i/n>', 'ask part I of N of the plants', shardOf)
  .option('--out <dir>', 'folder to which each row is added when it is known', 'out/plants')
  .option('--resume', 'leave out what has a row in the folder')
  .option('--json', 'print one line for a program as soon as a plant was asked')
  .parse()
const flags = line.opts<{
  readonly rule?: readonly string[]
  readonly check: boolean
  readonly fuzz?: number
  readonly shard?: { readonly index: number; readonly count: number }
  readonly out: string
  readonly resume?: true
  readonly json?: true
}>()
const { index: shard, count: shards } = flags.shard ?? { index: 1, count: 1 }
const isWanted = globMatcher(line.args.length === 0 ? ['*'] : line.args)
const wantedNames = [...miscompilers, ...programs, ...validators]
  .map(({ name }) => name)
  .filter(isWanted)
if (wantedNames.length === 0) throw new Error(`no plant is named ${line.args.join(', ')}`)
const chosen = new Set(wantedNames.filter((_, place) => place % shards === shard - 1))
const wanted = {
  optimisers: miscompilers.filter(({ name }) => chosen.has(name)),
  programs: programs.filter(({ name }) => chosen.has(name)),
  validators: validators.filter(({ name }) => chosen.has(name)),
}
const root = join(packageRoot(), 'corpus')
const limits = { timeoutMs: 10_000, memoryMiB: 0 }
const rows = openRows(flags.out, `rows-${shard}-of-${shards}`, flags.resume === true)
const fuzzer = flags.fuzz === undefined ? undefined : await openFuzzer(root, flags.fuzz, limits)

/** The corpus and the cases of it that a plant is asked about; read when the first plant needs it. */
let read: ReturnType<typeof readCorpus> | undefined
function casesOf(globs: readonly string[]) {
  read ??= readCorpus(root, assembleText)
  if (isProblem(read)) throw new Error(read.message)
  const isOfRule = globMatcher(globs)
  return { corpus: read, cases: read.manifest.cases.filter(({ rule }) => isOfRule(rule)) }
}
const allCases = () => casesOf(flags.rule ?? ['**'])
/** A process for each question takes long: programs are asked about one text if no rule is named. */
const fewCases = () => casesOf(flags.rule ?? ['SPV_KHR_16bit_storage/*'])

/** Measures a plant with `check` and with `fuzz`, as far as that is wanted and not known yet. */
async function measure(
  { name, summary }: { readonly name: string; readonly summary: string },
  tool: () => Tool,
  check: (tool: Tool) => Promise<PlantFigures>,
): Promise<void> {
  const add = (figures: PlantFigures) => {
    const row = { plant: name, summary, ...figures }
    rows.add(row)
    if (flags.json) console.log(JSON.stringify(row))
    else console.error(`${name}: ${row.isFound ? 'found' : 'not found'} by ${row.command}`)
  }
  if (flags.check && !rows.has(name, 'check')) add(await check(tool()))
  if (fuzzer !== undefined && !rows.has(name, 'fuzz')) add(await fuzzer.measure(tool()))
}

async function measureOptimisers(): Promise<void> {
  let prepared: ReturnType<typeof preparedResults> | undefined
  for (const plant of wanted.optimisers) {
    const tool = plantedOptimiser(plant)
    await measure(
      plant,
      () => tool,
      () => {
        prepared ??= preparedResults()
        return measureResults(tool, root, prepared)
      },
    )
  }
}

/** What comes of a program while it is open; `undefined` if it cannot be. */
async function whileOpen<Result>(
  plant: ProgramPlant,
  work: (tool: Oracle) => Promise<Result>,
): Promise<Result | undefined> {
  const tool = await openProgram(plant)
  if (tool === undefined) {
    console.error(`${plant.name}: spirv-val of Debian testing is not installed`)
    return undefined
  }
  try {
    return await work(tool)
  } finally {
    tool.close()
  }
}

async function measurePrograms(): Promise<void> {
  const { corpus, cases } = fewCases()
  let usual: number | undefined
  for (const plant of wanted.programs)
    await whileOpen(plant, async (tool) => {
      const check = async () => {
        usual ??= await whileOpen(
          honest,
          async (sound) => (await measureCheck(sound, corpus, cases)).reasons,
        )
        return measureCheck(tool, corpus, cases, usual)
      }
      await measure(plant, () => tool, check)
    })
}

async function measureAround(
  around: ValidatorPlant['around'],
  base: Awaited<ReturnType<typeof rightReference>>,
): Promise<void> {
  const plants = wanted.validators.filter((plant) => plant.around === around)
  const wrongAnswers = surveyed(plants, base)
  let usual = around === 'reference' ? 0 : undefined
  for (const plant of plants)
    await measure(
      plant,
      () => plantedValidator(plant, base),
      async () => {
        const { corpus, cases } = allCases()
        usual ??= (await measureCheck(plantedValidator(right, base), corpus, cases)).reasons
        return measureCheck(plantedValidator(plant, base, wrongAnswers), corpus, cases, usual)
      },
    )
}

async function measureAroundProgram(): Promise<void> {
  if (!wanted.validators.some(({ around }) => around === 'spirv-val')) return
  const real = await openTool('harness:spirv-val@testing', { ...limits, jobs: 1, openHarness })
  if (isProblem(real) || real.kind !== 'validator') {
    console.error('spirv-val of Debian testing is not installed: plants around it are left out')
    return
  }
  await measureAround('spirv-val', rightTool(real))
  real.close()
}

// What needs the whole corpus comes last, so that the first rows are there soon.
await measureOptimisers()
if (wanted.programs.length > 0) await measurePrograms()
await measureAroundProgram()
await measureAround('reference', await rightReference())
fuzzer?.close()
const measured = rows.all().filter(({ plant }) => isWanted(plant))
if (!flags.json)
  console.log(
    table([
      ['plant', 'command', 'found', 'seconds', 'size', 'what', 'line'],
      ...measured.map(({ plant, command, isFound, seconds, size, found, line: last }) => [
        ...[plant, command, isFound ? 'yes' : 'NO', seconds.toFixed(1)],
        ...[size === undefined ? '' : String(size), found, last],
      ]),
    ]),
  )
for (const { name, unseenByCheck } of wanted.programs)
  if (unseenByCheck !== undefined) console.error(`${name} is not for check: ${unseenByCheck}`)
const named = new Set(measured.map(({ plant }) => plant))
const found = new Set(measured.filter(({ isFound }) => isFound).map(({ plant }) => plant))
console.error(`${found.size} of ${named.size} plants are found`)
