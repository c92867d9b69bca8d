// `npm run mutants -- --seed N --count N`: changes operators of the judge one at a time, and asks whether the corpus notices.
import { packageRoot } from '#runner/package-root'
import { exitCode } from '../cli/exit-code.ts'
import { positiveInteger, wholeNumber } from '../cli/options/option-values.ts'
import { progress } from '../cli/output/progress.ts'
import { table } from '../cli/output/table.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { answersFile, answersOf, mutantLine, type SurvivorAnswer } from './mutants/answers.ts'
import { plan } from './mutants/plan.ts'
import { type Fate, runMutants } from './mutants/run-mutants.ts'

interface MutantsFlags {
  readonly seed: number
  readonly count: number
  readonly text: readonly string[]
  readonly json?: true
}

const command = scriptCommand(
  'mutants',
  'change one operator, literal or condition of the judge at a time, and list what neither a case of the corpus nor a listed test notices',
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
const { seed, count, text, json } = command.opts<MutantsFlags>()

/** A mutant with what became of it, and for a survivor what the list of survivors says. */
interface KnownMutant extends Fate {
  readonly answer?: SurvivorAnswer
}

/** How many mutants of each folder the corpus kills, tests of the judge do, alter no verdict, and are open. */
function byFolder(fates: readonly KnownMutant[]): string {
  const folders = new Map<string, KnownMutant[]>()
  for (const fate of fates) {
    const folder = fate.mutant.file.split('/').slice(0, 2).join('/')
    folders.set(folder, [...(folders.get(folder) ?? []), fate])
  }
  return table([
    ['sources', 'mutants', 'by a case', 'by a test', 'equivalent', 'open'],
    ...[...folders, ['all', fates] as const].map(([folder, some]) => [
      folder,
      String(some.length),
      String(some.filter(({ killedBy }) => killedBy !== undefined).length),
      String(some.filter(({ answer }) => answer?.kind === 'killed').length),
      String(some.filter(({ answer }) => answer?.kind === 'equivalent').length),
      String(some.filter(isOpen).length),
    ]),
  ])
}

function isOpen({ killedBy, answer }: KnownMutant): boolean {
  return killedBy === undefined && answer === undefined
}

const { mutants, sources, places } = plan(packageRoot(), seed, count, text)
if (mutants.length === 0) {
  console.error(
    `error: reference/ has no folder ${text.join(', ')}\nhint: --text names a folder there, as core`,
  )
  process.exit(exitCode.badUsage)
}
const answerOf = answersOf(packageRoot())
const shown = progress()
const fates: readonly KnownMutant[] = (
  await runMutants(packageRoot(), sources, mutants, (_, done) =>
    shown.show(`${done} of ${mutants.length} mutants`),
  )
).map((fate) => {
  const answer = fate.killedBy === undefined ? answerOf(fate.mutant) : undefined
  return answer === undefined ? fate : { ...fate, answer }
})
shown.done()
const open = fates.filter(isOpen)
if (json) console.log(JSON.stringify({ seed, places, fates }, null, 2))
else {
  console.log(`${mutants.length} of ${places} mutants of the judge, seed ${seed}\n`)
  console.log(byFolder(fates))
  if (open.length > 0)
    console.log(
      `\nOpen: write a test that fails with the mutant, or say in ${answersFile} why no verdict changes:`,
    )
  for (const { mutant } of open) console.log(mutantLine(mutant))
}
if (open.length > 0) process.exitCode = exitCode.found
