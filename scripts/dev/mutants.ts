// `npm run mutants -- --seed N --count N`: changes operators of the judge one at a time, and asks whether the corpus notices.
import { packageRoot } from '#runner/package-root'
import { exitCode } from '../cli/exit-code.ts'
import { positiveInteger, wholeNumber } from '../cli/options/option-values.ts'
import { progress } from '../cli/output/progress.ts'
import { table } from '../cli/output/table.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { type Mutant, plan } from './mutants/plan.ts'
import { type Fate, runMutants } from './mutants/run-mutants.ts'

interface Flags {
  readonly seed: number
  readonly count: number
  readonly text: readonly string[]
  readonly json?: true
}

const command = scriptCommand(
  'mutants',
  'change one operator, literal or condition of the judge at a time, and list what no case of the corpus notices',
)
  .option('--seed <number>', 'draws the mutants', wholeNumber, 1)
  .option('--count <number>', 'how many', positiveInteger, 300)
  .option(
    '--text <name>',
    'only sources of this folder of reference/; may be repeated',
    (name: string, names: readonly string[]) => [...names, name],
    [] as readonly string[],
  )
  .option('--json', 'print the fate of each mutant for a program')
  .parse()
const { seed, count, text, json } = command.opts<Flags>()

function place({ file, line }: Mutant): string {
  return `${file}:${line}`
}

/** Mutants and survivors of each folder. */
function byFolder(fates: readonly Fate[]): string {
  const folders = new Map<string, Fate[]>()
  for (const fate of fates) {
    const folder = fate.mutant.file.split('/').slice(0, 2).join('/')
    folders.set(folder, [...(folders.get(folder) ?? []), fate])
  }
  const survivors = (some: readonly Fate[]) => some.filter(({ killedBy }) => killedBy === undefined)
  return table([
    ['sources', 'mutants', 'killed', 'survive'],
    ...[...folders, ['all', fates] as const].map(([folder, some]) => [
      folder,
      String(some.length),
      String(some.length - survivors(some).length),
      String(survivors(some).length),
    ]),
  ])
}

const { mutants, sources, places } = plan(packageRoot(), seed, count, text)
if (mutants.length === 0) {
  console.error(
    `error: reference/ has no folder ${text.join(', ')}\nhint: --text names a folder there, as core`,
  )
  process.exit(exitCode.badUsage)
}
const shown = progress()
const fates = await runMutants(packageRoot(), sources, mutants, (_, done) =>
  shown.show(`${done} of ${mutants.length} mutants`),
)
shown.done()
const survivors = fates.filter(({ killedBy }) => killedBy === undefined)
if (json) console.log(JSON.stringify({ seed, places, fates }, null, 2))
else {
  console.log(`${mutants.length} of ${places} mutants of the judge, seed ${seed}\n`)
  console.log(byFolder(fates))
  for (const { mutant } of survivors) console.log(`survives: ${place(mutant)}: ${mutant.change}`)
}
if (survivors.length > 0) process.exitCode = exitCode.found
