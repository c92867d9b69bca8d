// `npm run hostile -- --seed N --count N`: runs everything that must accept any input on damaged and random inputs.
import { Command } from 'commander'
import { packageRoot } from '#runner/package-root'
import { exitCode } from './exit-code.ts'
import { campaign } from './hostile/campaign.ts'
import { hostileInput } from './hostile/input.ts'
import { seedModules } from './hostile/seeds.ts'
import { positiveInteger, wholeNumber } from './option-values.ts'
import { progress } from './progress.ts'
import { table } from './table.ts'
import { writeFile } from './write-file.ts'

interface Flags {
  readonly seed: number
  readonly first: number
  readonly count: number
}

/** Milliseconds of the processor: what other programs take meanwhile is not the input's doing. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function run({ seed, first, count }: Flags): void {
  const seeds = seedModules()
  const shown = progress()
  let done = 0
  const { octets, verdicts, assembled, troubles } = campaign({
    seed,
    first,
    count,
    seeds,
    now: processorTime,
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
      ...Object.entries(verdicts).map(([kind, number]) => [kind, String(number)]),
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

new Command('hostile')
  .description('run decoder, disassembler, validator and assembler on damaged and random inputs')
  .option('--seed <number>', 'seed of all random choices', wholeNumber, 1)
  .option('--first <number>', 'number of the first input', wholeNumber, 0)
  .option('--count <number>', 'number of inputs', positiveInteger, 10_000)
  .action(run)
  .parse()
