// `npm run traps -- [--instruction NAME] [--count N]`: multiplies each instruction with each thing it could be searched in.
import { join } from 'node:path'
import { extentsOf } from '#generators/words/extents-of'
import { validate } from '#reference/validate'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { type Environment, environmentByName } from '#spec/environments'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { exitCode } from '../cli/exit-code.ts'
import { positiveInteger } from '../cli/options/option-values.ts'
import { progress } from '../cli/output/progress.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { growthFaults } from './hostile/growth.ts'
import { littleDevice } from './hostile/little-device.ts'
import { canRepeat, multiplied, multiply } from './hostile/multiplied.ts'

interface TrapsFlags {
  readonly count: number
  readonly instruction: readonly string[]
}

const { count, instruction: wanted } = scriptCommand(
  'traps',
  'multiply each instruction of the corpus with each thing that it could be searched in, and say what the judge takes too long for',
)
  .option('--count <number>', 'copies of each, at most', positiveInteger, 4000)
  .option(
    '--instruction <name>',
    'only this one; may be repeated',
    (name: string, names: readonly string[]) => [...names, name],
    [] as readonly string[],
  )
  .parse()
  .opts<TrapsFlags>()

/** A valid case, and the environment that it is for. */
interface Host {
  readonly words: Uint32Array
  readonly environment: Environment
}

/** Keyed by opcode, the smallest valid cases with the instruction: one for each family of environments. */
function hosts(): ReadonlyMap<number, readonly Host[]> {
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) throw new Error(corpus.message)
  const found = new Map<number, Map<string, Host>>()
  for (const filed of corpus.manifest.cases) {
    if (filed.expect !== 'valid') continue
    const read = corpus.read(filed)
    if (isProblem(read)) throw new Error(read.message)
    const { words } = read
    // The first one of each family, which is the oldest that the case is for.
    const environments = new Map(
      filed.environments
        .flatMap((name) => environmentByName(name) ?? [])
        .reverse()
        .map((environment) => [environment.client, environment]),
    )
    for (const opcode of new Set(extentsOf(words).map((extent) => extent.opcode))) {
      const known = found.get(opcode) ?? new Map<string, Host>()
      found.set(opcode, known)
      for (const [client, environment] of environments) {
        const smallest = known.get(client)
        if (smallest === undefined || words.length < smallest.words.length)
          known.set(client, { words, environment })
      }
    }
  }
  return new Map([...found].map(([opcode, byClient]) => [opcode, [...byClient.values()]]))
}

const shown = progress()
let asked = 0
const slow: string[] = []
for (const [opcode, modules] of hosts()) {
  const name = instructionByOpcode(opcode)?.name ?? String(opcode)
  if (!canRepeat(opcode) || (wanted.length > 0 && !wanted.includes(name))) continue
  shown.show(`${asked} traps, ${slow.length} slow: ${name}`)
  for (const { words, environment } of modules) {
    const selection = environment.client === 'vulkan' ? { limits: littleDevice } : {}
    for (const other of Object.keys(multiplied)) {
      const made = [count / 8, count / 4, count / 2, count].map((copies) =>
        multiply(words, opcode, other, Math.ceil(copies)),
      )
      const inputs = made.flatMap((module) =>
        module === undefined
          ? []
          : [{ octets: module.byteLength, run: () => validate(module, environment, selection) }],
      )
      if (inputs.length < made.length) continue
      asked++
      for (const fault of growthFaults(inputs)) {
        slow.push(name)
        console.log(`${name} x ${other} in ${environment.name}: ${fault}`)
      }
    }
  }
}
shown.done()
console.log(`${asked} traps, ${slow.length} slow`)
if (asked === 0) process.exitCode = exitCode.badUsage
else if (slow.length > 0) process.exitCode = exitCode.found
