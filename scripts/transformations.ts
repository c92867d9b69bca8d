// Holds every transformation to its promise: `npm run -s transformations -- [--modules N] [--seed N] [--tool SPEC]`. The
// reference judges each module before and after, and the tool as well where one is named. Exit code 1: some broke it.
import { Command } from 'commander'
import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { holdTransformations } from '#runner/fuzz/observe/hold-transformations'
import { isProblem } from '#runner/is-problem'
import { exitCode } from './exit-code.ts'
import { fail } from './fail.ts'
import { openTools } from './open-tools.ts'
import { positiveInteger, wholeNumber } from './option-values.ts'

interface Flags {
  readonly modules: number
  readonly seed: number
  readonly tool?: string
}

/** Modules at a time, lest all of them are in memory together. */
const portion = 1000

async function hold({ modules, seed, tool }: Flags): Promise<void> {
  const tools = tool === undefined ? [] : await openTools([tool], { jobs: 2 })
  if (isProblem(tools)) return fail(tools, exitCode.noTool)
  const [second] = tools
  if (second !== undefined && second.kind !== 'validator')
    throw new Error(`${tool}: not a validator`)
  const makers = await fuzzMakers()
  const applied = new Map<string, number>()
  for (let done = 0; done < modules; done += portion) {
    const held = await holdTransformations({
      ...{ makers, seed: seed + done, modules: Math.min(portion, modules - done) },
      ...(second === undefined ? {} : { second }),
    })
    for (const { name, applied: count, broken } of held) {
      applied.set(name, (applied.get(name) ?? 0) + count)
      for (const { index, environment, judge, before, after } of broken) {
        process.exitCode = exitCode.found
        console.log(
          `${name}: module ${index} of seed ${seed + done}, ${environment}: ${before} for ${judge}, then ${after}`,
        )
      }
    }
  }
  for (const [name, count] of applied) console.log(`${name}: ${count} modules`)
  for (const one of tools) one.close()
}

await new Command('transformations')
  .option('--modules <n>', 'how many', positiveInteger, 10_000)
  .option('--seed <n>', 'draws the first of them', wholeNumber, 0)
  .option('--tool <spec>', 'a validator besides the reference')
  .action(hold)
  .parseAsync()
