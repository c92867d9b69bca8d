// `npm run bench [-- PART...]`: compares our programs with those that a user would run instead, as ratios. Builds the
// package first, because it measures what is shipped.

import { join } from 'node:path'
import { Argument } from 'commander'
import { packageRoot } from '#runner/package-root'
import { cleanShell } from '#runner/process/clean-shell'
import { exitCode } from '../cli/exit-code.ts'
import { progress } from '../cli/output/progress.ts'
import { table } from '../cli/output/table.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { scriptCommand } from '../cli/script-command.ts'
import type { BenchRow } from './bench/bench-row.ts'
import { browserBench } from './bench/browser.ts'
import { disassemblyBench } from './bench/disassembly.ts'
import { driversBench } from './bench/drivers.ts'
import { fuzzBench } from './bench/fuzz.ts'
import { interpreterBench } from './bench/interpreter.ts'
import { type MeasurableParts, measureParts } from './bench/measure-parts.ts'
import { oraclesBench } from './bench/oracles.ts'
import { smallModulesBench } from './bench/small-modules.ts'
import { startsBench } from './bench/starts.ts'
import { validationBench } from './bench/validation.ts'

const file = join(packageRoot(), 'out/bench.json')

/** Measured one after another; nothing else should run meanwhile. */
const parts: MeasurableParts = {
  disassembly: disassemblyBench,
  validation: validationBench,
  'small-modules': smallModulesBench,
  fuzz: fuzzBench,
  starts: startsBench,
  interpreter: interpreterBench,
  oracles: oraclesBench,
  drivers: driversBench,
  browser: browserBench,
}

/** Whether the ratio meets its goal. */
function reaches({ ratio, goal }: BenchRow): boolean {
  const [side, limit] = goal.split(' ')
  return side === '<=' ? ratio <= Number(limit) : ratio >= Number(limit)
}

function show(rows: readonly BenchRow[]): void {
  console.log(
    table([
      ['what', 'ours', 'theirs', 'unit', 'ratio', 'goal', ''],
      ...rows.map((row) => [
        row.name,
        row.ours.toFixed(0),
        row.theirs.toFixed(0),
        row.unit,
        row.ratio.toFixed(2),
        row.goal,
        reaches(row) ? 'reached' : 'missed',
      ]),
    ]),
  )
}

async function run(names: readonly string[]): Promise<void> {
  const shown = progress()
  shown.show('building the package')
  await cleanShell({ cwd: packageRoot() })`npm run -s build`
  const rows: BenchRow[] = []
  const begun = (name: string) => shown.show(`measuring ${name}`)
  for await (const part of measureParts(parts, names, begun)) {
    shown.done()
    if (part.kind === 'rows') {
      rows.push(...part.rows)
      show(part.rows)
      // Stored at once: a later part may take minutes, or not end.
      writeFile(file, `${JSON.stringify(rows, null, 2)}\n`)
      continue
    }
    console.error(`${part.name}: ${part.kind}: ${part.why}`)
    if (part.kind === 'failed') process.exitCode = exitCode.found
  }
  if (rows.length > 0) console.log(`results: ${file}`)
  if (!rows.every(reaches)) process.exitCode = exitCode.found
}

await scriptCommand(
  'bench',
  'compare the package with the tools that a user would run instead, as ratios',
)
  .addArgument(
    new Argument('[part...]', 'what to measure; everything by default').choices(Object.keys(parts)),
  )
  .action(run)
  .parseAsync()
