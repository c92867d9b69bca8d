// `npm run bench`: compares our programs with those that a user would run instead, as ratios. Builds the package first,
// because it measures what is shipped.
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'
import type { BenchRow } from './bench/bench-row.ts'
import { disassemblyBench } from './bench/disassembly.ts'
import { fuzzBench } from './bench/fuzz.ts'
import { smallModulesBench } from './bench/small-modules.ts'
import { validationBench } from './bench/validation.ts'
import { cleanShell } from './clean-shell.ts'
import { exitCode } from './exit-code.ts'
import { table } from './table.ts'
import { writeFile } from './write-file.ts'

const file = join(packageRoot(), 'out/bench.json')

/** Whether the ratio meets its goal. */
function reaches({ ratio, goal }: BenchRow): boolean {
  const [side, limit] = goal.split(' ')
  return side === '<=' ? ratio <= Number(limit) : ratio >= Number(limit)
}

await cleanShell({ cwd: packageRoot() })`npm run -s build`
const rows: readonly BenchRow[] = [
  ...disassemblyBench(),
  ...validationBench(),
  ...(await smallModulesBench()),
  ...(await fuzzBench()),
]
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
writeFile(file, `${JSON.stringify(rows, null, 2)}\n`)
console.log(`results: ${file}`)
if (!rows.every(reaches)) process.exitCode = exitCode.found
