// Holds every transformation to its promise: `npm run -s transformations -- [--modules N] [--seed N] [--tool SPEC] [--jobs N]`.
// The reference judges each module before and after, and the tool as well where one is named. Exit code 1: some broke it.
import '../cli/tools/small-young-generation.ts'
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { type Held, holdTransformations } from '#runner/fuzz/observe/hold-transformations'
import { isProblem } from '#runner/is-problem'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { positiveInteger, shardOf, wholeNumber } from '../cli/options/option-values.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { openTools } from '../cli/tools/open-tools.ts'

interface TransformationsFlags {
  readonly modules: number
  readonly seed: number
  readonly tool?: string
  readonly jobs: number
  readonly shard?: { readonly index: number; readonly count: number }
}

/** From the process of a shard: modules that are done with, or all of what came of them. */
type Message = { readonly done: number } | { readonly held: readonly Held[] }

/** Modules between two reports of progress. */
const interval = 1000

async function holdShard(
  { modules, seed, tool, shard }: TransformationsFlags,
  tell: (message: Message) => void,
) {
  const tools = tool === undefined ? [] : await openTools([tool], { jobs: 2 })
  if (isProblem(tools)) return fail(tools, exitCode.noTool)
  const [second] = tools
  if (second !== undefined && second.kind !== 'validator')
    throw new Error(`${tool}: not a validator`)
  const held = await holdTransformations({
    ...{ makers: await fuzzMakers(), seed, modules },
    shard: { index: (shard?.index ?? 1) - 1, count: shard?.count ?? 1 },
    progress: (done) => tell({ done }),
    ...(second === undefined ? {} : { second }),
  })
  tell({ held })
  for (const tool of tools) tool.close()
}

/** Prints what one shard found, and adds it up. */
function add(applied: Map<string, number>, held: readonly Held[], seed: number): void {
  for (const { name, applied: count, broken } of held) {
    applied.set(name, (applied.get(name) ?? 0) + count)
    for (const { index, environment, judge, before, after } of broken) {
      process.exitCode = exitCode.found
      const where = `module ${index} of seed ${seed}, ${environment}`
      console.log(`${name}: ${where}: ${before} for ${judge}, then ${after}`)
    }
  }
}

async function hold(flags: TransformationsFlags): Promise<void> {
  const { modules, seed, tool, jobs } = flags
  // The process of a shard, started below.
  if (flags.shard !== undefined && process.send !== undefined) {
    await holdShard(flags, (message) => process.send?.(message, undefined, undefined, () => {}))
    return
  }
  const start = performance.now()
  const applied = new Map<string, number>()
  const done = new Array<number>(jobs).fill(0)
  let shown = 0
  const take = (index: number, message: Message): void => {
    if ('held' in message) {
      add(applied, message.held, seed)
      return
    }
    done[index] = message.done
    const sum = done.reduce((all, count) => all + count, 0)
    if (sum < shown + interval && sum < modules) return
    shown = sum
    console.error(
      `${sum} of ${modules} modules, ${Math.round((performance.now() - start) / 1000)} s`,
    )
  }
  const given = [
    '--modules',
    modules,
    '--seed',
    seed,
    ...(tool === undefined ? [] : ['--tool', tool]),
  ]
  await Promise.all(
    done.map(
      (_, index) =>
        new Promise<void>((resolve) => {
          const args = [...given.map(String), '--shard', `${index + 1}/${jobs}`]
          // Not by zx, for a shard is this module again, from which Node takes messages.
          const child = fork(fileURLToPath(import.meta.url), args, { execArgv: process.execArgv })
          child.on('message', (message: Message) => take(index, message))
          child.on('exit', (code, signal) => {
            if (signal !== null || code !== 0) process.exitCode = code ?? exitCode.noTool
            resolve()
          })
        }),
    ),
  )
  for (const [name, count] of applied) console.log(`${name}: ${count} modules`)
}

await scriptCommand(
  'transformations',
  'compare the verdicts on random modules before and after each transformation',
)
  .option('--modules <n>', 'how many', positiveInteger, 10_000)
  .option('--seed <n>', 'draws them', wholeNumber, 0)
  .option('--tool <spec>', 'a validator besides the reference')
  .option('--jobs <n>', 'number of processes', positiveInteger, availableParallelism())
  .option('--shard <i/n>', 'only part I of N of the modules, for a process of this one', shardOf)
  .action(hold)
  .parseAsync()
