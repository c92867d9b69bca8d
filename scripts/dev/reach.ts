// `npm run reach [-- MODULES SEED]`: prints which rules and instructions the first modules of a seed reach.
import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { mixOf } from '#runner/fuzz/reach/mix'
import { reach } from '#runner/fuzz/reach/reach'
import { positiveInteger, wholeNumber } from '../cli/options/option-values.ts'
import { table } from '../cli/output/table.ts'
import { scriptCommand } from '../cli/script-command.ts'

interface ReachFlags {
  readonly never?: true
  readonly json?: true
}

const command = scriptCommand(
  'reach',
  'print which rules and instructions the first modules of a seed reach; no tool is asked',
)
  .argument('[modules]', 'how many', positiveInteger, 10_000)
  .argument('[seed]', 'draws them', wholeNumber, 1)
  .option('--never', 'also list what is not reached')
  .option('--json', 'print all of it for a program')
  .parse()
const flags = command.opts<ReachFlags>()
const [runs, seed] = command.processedArgs as [number, number]
const reached = await reach(await fuzzMakers(), seed, runs)

function part(counts: Readonly<Record<string, number>>): string {
  const all = Object.values(counts)
  return `${all.filter((count) => count > 0).length} of ${all.length}`
}

function shareOf(counts: Readonly<Record<string, number>>): string {
  const all = Object.values(counts)
  return all.length === 0
    ? ''
    : `${((100 * all.filter((count) => count > 0).length) / all.length).toFixed(0)} %`
}

function never(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.keys(counts).filter((name) => counts[name] === 0)
}

if (flags.json) console.log(JSON.stringify(reached, null, 2))
else {
  const verdicts = Object.entries(reached.verdicts).map(([kind, count]) => `${count} ${kind}`)
  console.log(`${reached.runs} modules of seed ${seed}: ${verdicts.join(', ')}\n`)
  console.log(
    table([
      ['text', 'rules broken alone', 'open rules tried', 'instructions in valid modules'],
      ...reached.texts.map(({ text, alone, open, instructions }) => [
        ...[text, part(alone), part(open), part(instructions)],
      ]),
    ]),
  )
  console.log(
    `\n${table([
      ['kind', 'in valid modules', ''],
      ...Object.entries(reached.kinds).map(([kind, counts]) => [
        kind,
        part(counts),
        shareOf(counts),
      ]),
    ])}`,
  )
  for (const { kind, name, reason } of reached.notDrawn)
    console.log(`cannot be drawn: ${kind} ${name}: ${reason}`)
  console.log(
    `\n${table(Object.entries(reached.oddities).map(([name, count]) => [String(count), name]))}`,
  )
  const { modules, byCount, pairs } = mixOf(seed, runs)
  const share = (count: number): string => `${((100 * count) / modules).toFixed(1)} %`
  console.log(`\nof ${modules} random modules use`)
  console.log(table(byCount.map((count, texts) => [share(count), `${texts} texts`])))
  console.log(table(Object.entries(pairs).map(([pair, count]) => [share(count), pair])))
  if (flags.never) {
    for (const [kind, counts] of Object.entries(reached.kinds))
      if (never(counts).length > 0)
        console.log(`never in a valid module, ${kind}: ${never(counts).join(' ')}`)
    for (const { alone, open, instructions } of reached.texts) {
      for (const rule of never(alone)) console.log(`never broken alone: ${rule}`)
      for (const rule of never(open)) console.log(`never tried: ${rule}`)
      for (const name of never(instructions)) console.log(`never valid: ${name}`)
    }
  }
}
