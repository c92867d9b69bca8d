// Prints which rules and instructions the first modules of a seed reach; no tool is asked. Arguments: how many modules, and
// the seed. `--never` also lists what was not reached, `--json` prints all of it for a program.
import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { mixOf } from '#runner/fuzz/reach/mix'
import { reach } from '#runner/fuzz/reach/reach'
import { table } from './table.ts'

const flags = process.argv.slice(2).filter((each) => each.startsWith('--'))
const [runs = '10000', seed = '1'] = process.argv.slice(2).filter((each) => !each.startsWith('--'))
const reached = await reach(await fuzzMakers(), Number(seed), Number(runs))

function part(counts: Readonly<Record<string, number>>): string {
  const all = Object.values(counts)
  return `${all.filter((count) => count > 0).length} of ${all.length}`
}

function never(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.keys(counts).filter((name) => counts[name] === 0)
}

if (flags.includes('--json')) console.log(JSON.stringify(reached, null, 2))
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
    `\n${table(Object.entries(reached.oddities).map(([name, count]) => [String(count), name]))}`,
  )
  const { modules, byCount, pairs } = mixOf(Number(seed), Number(runs))
  const share = (count: number): string => `${((100 * count) / modules).toFixed(1)} %`
  console.log(`\nof ${modules} random modules use`)
  console.log(table(byCount.map((count, texts) => [share(count), `${texts} texts`])))
  console.log(table(Object.entries(pairs).map(([pair, count]) => [share(count), pair])))
  if (flags.includes('--never'))
    for (const { alone, open, instructions } of reached.texts) {
      for (const rule of never(alone)) console.log(`never broken alone: ${rule}`)
      for (const rule of never(open)) console.log(`never tried: ${rule}`)
      for (const name of never(instructions)) console.log(`never valid: ${name}`)
    }
}
