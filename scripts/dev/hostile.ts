// `npm run hostile -- --seed N --count N`: runs everything that must accept any input on damaged and random inputs.
import { Option } from 'commander'
import { packageRoot } from '#runner/package-root'
import { exitCode } from '../cli/exit-code.ts'
import { positiveInteger, wholeNumber } from '../cli/options/option-values.ts'
import { progress } from '../cli/output/progress.ts'
import { table } from '../cli/output/table.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { campaign } from './hostile/campaign.ts'
import { hostileInput } from './hostile/input.ts'
import { processorMs, processorPace } from './hostile/processor-clock.ts'
import { runnableModules, seedModules } from './hostile/seeds.ts'

interface HostileFlags {
  readonly seed: number
  readonly first: number
  readonly count: number
  readonly only?: 'run'
}

async function run({ seed, first, count, only }: HostileFlags): Promise<void> {
  // A limit in milliseconds means as much on a slow machine, and is compared with times of the same clock.
  const pace = processorPace()
  const seeds = only === 'run' ? [...runnableModules(seed), ...seedModules()] : seedModules()
  const shown = progress()
  let done = 0
  const start = performance.now()
  const { octets, limited, verdicts, outcomes, assembled, troubles } = campaign({
    seed,
    first,
    count,
    seeds,
    ...(only && { only }),
    now: () => processorMs() / pace,
    each: () => {
      if (++done % 1000 === 0) shown.show(`${done} of ${count}`)
    },
  })
  shown.done()
  console.log(
    table([
      ['seed', String(seed)],
      ['inputs', `${count}, from ${first}`],
      ['octets', String(octets)],
      ['with limits', String(limited)],
      ['times are divided by', `${pace.toFixed(2)}, the pace of the processor`],
      ['inputs per second', ((1000 * count) / (performance.now() - start)).toFixed(0)],
      ...Object.entries(verdicts).map(([kind, number]) => [kind, String(number)]),
      ...Object.entries(outcomes).map(([kind, number]) => [`run: ${kind}`, String(number)]),
      ['disassemblies that assemble', String(assembled)],
      ['peak memory', `${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`],
      ['exceptions and hangs', String(troubles.length)],
    ]),
  )
  for (const { input, asked, what } of troubles) {
    const file = `${packageRoot()}/out/hostile/${seed}-${input}.spv`
    const module = hostileInput(seeds, seed, input)
    writeFile(file, new Uint8Array(module.buffer, module.byteOffset, module.byteLength))
    console.log(`${asked}, input ${input} (${file}): ${what}`)
  }
  if (troubles.length > 0) process.exitCode = exitCode.found
}

await scriptCommand(
  'hostile',
  'run decoder, disassembler, validator and assembler on damaged and random inputs',
)
  .option('--seed <number>', 'seed of all random choices', wholeNumber, 1)
  .option('--first <number>', 'number of the first input', wholeNumber, 0)
  .option('--count <number>', 'number of inputs', positiveInteger, 10_000)
  .addOption(
    new Option(
      '--only <component>',
      'ask only the interpreter, about modules that compute',
    ).choices(['run']),
  )
  .action(run)
  .parseAsync()
