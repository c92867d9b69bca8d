import { join } from 'node:path'
import { Command } from 'commander'
import { toBytes } from '#generators/words/bytes'
import { disassemble } from '#reference/disassemble/disassemble'
import { globMatcher } from '#runner/check/glob-matcher'
import { type FuzzMakers, fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { randomOf } from '#runner/fuzz/make/random'
import { isProblem } from '#runner/is-problem'
import { printable } from '#runner/printable'
import { type Problem, problem } from '#runner/problem'
import { mutate, mutatorsOf, type RuleMutation } from '#runner/smith/mutate'
import { nearest } from '#spec/nearest'
import { fail } from '../cli/fail.ts'
import { readInput } from '../cli/input/read-input.ts'
import { wordsOfInput } from '../cli/input/words-of-input.ts'
import { environmentFor } from '../cli/options/environment-for.ts'
import { positiveInteger, wholeNumber } from '../cli/options/option-values.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import { assemblyWriter } from '../cli/output/write-assembly.ts'
import { writeFile } from '../cli/output/write-file.ts'

interface MutateFlags {
  readonly rule?: readonly string[]
  readonly env?: string
  readonly seed: number
  readonly count: number
  readonly out?: string
  readonly json?: true
}

/** The mutators that the rules select; `undefined` for any change. */
function chosen(makers: FuzzMakers, rules: readonly string[] | undefined) {
  if (rules === undefined) return undefined
  const found = mutatorsOf(makers, globMatcher(rules))
  if (found.length > 0) return found
  const near = rules.flatMap((rule) =>
    nearest(
      rule,
      makers.aims.map((aim) => aim.rule),
    ),
  )
  return problem(
    'no-mutator',
    `--rule ${rules.join(' ')}: no mutator breaks such a rule`,
    near.length === 0
      ? 'spirv-cts rules lists the rules; without --rule any change will do'
      : `did you mean ${near.join(', ')}?`,
  )
}

function report(
  { words: _, verdict, ...mutation }: RuleMutation,
  env: string,
  place: string | undefined,
) {
  const [first] = verdict.blames
  return {
    ...mutation,
    env,
    rule: first?.rule ?? null,
    blames: verdict.blames,
    phase: verdict.phase,
    ...(place === undefined ? {} : { file: place }),
  }
}

/** Says what was done, as comments before the module, or beside a file. */
function show(
  mutation: RuleMutation,
  env: string,
  flags: MutateFlags,
  place: string | undefined,
): void {
  if (flags.json) {
    console.log(JSON.stringify(report(mutation, env, place)))
    return
  }
  const lines = [
    `mutator: ${mutation.mutator}: ${mutation.summary}`,
    ...mutation.removed.map((line) => `- ${line}`),
    ...mutation.added.map((line) => `+ ${line}`),
    `environments: ${env}`,
    ...mutation.verdict.blames.map(
      ({ rule, word, message }) => `breaks: ${rule} at word ${word}: ${message}`,
    ),
  ]
  const text = lines.flatMap((line) => line.split('\n')).map((line) => `; ${line}`)
  if (place === undefined)
    assemblyWriter()(`${text.map(printable).join('\n')}\n${disassemble(mutation.words)}`)
  else console.log([place, ...lines.map((line) => `  ${line}`)].join('\n'))
}

/** The destination of the mutation with that ordinal; `undefined` for standard output. */
function placeOf({ out, count, seed }: MutateFlags, index: number): string | undefined {
  if (out === undefined || (count === 1 && out.endsWith('.spv'))) return out
  return join(out, `${seed}-${index}.spv`)
}

async function start(file: string, flags: MutateFlags): Promise<void> {
  const { out, count, seed } = flags
  if (out?.endsWith('.spv') && count > 1)
    return fail(
      problem('bad-usage', `--out ${out}: one file for ${count} modules`, 'name a folder'),
    )
  const noPlace = out === undefined || out.endsWith('.spv') ? undefined : outputFolder('--out', out)
  if (noPlace !== undefined) return fail(noPlace)
  const input = await readInput(file)
  if (isProblem(input)) return fail(input)
  const environment = environmentFor(input, flags.env)
  if (isProblem(environment)) return fail(environment)
  const words = wordsOfInput(input, environment)
  if (isProblem(words)) return fail(words)
  const makers = await fuzzMakers()
  const mutators = chosen(makers, flags.rule)
  if (mutators !== undefined && isProblem(mutators)) return fail(mutators)
  for (let index = 0; index < count; index++) {
    const made = mutate(makers, words, environment, randomOf(seed, index), mutators)
    if (isProblem(made)) return fail({ ...made, message: `${file}: ${made.message}` })
    const place = placeOf(flags, index)
    const unwritten: Problem | undefined =
      place === undefined ? undefined : writeFile(place, toBytes(made.words))
    if (unwritten !== undefined) return fail(unwritten)
    show(made, environment.name, flags, place)
  }
}

/** `mutate FILE`: breaks a valid module. */
export function command(): Command {
  return new Command('mutate')
    .description('break a valid module, in a named rule or anyhow, and say what was done')
    .argument('<file>', 'a valid module: .spv, .spvasm, .spvhex or - for standard input')
    .option('--rule <glob...>', 'break one of these rules and no other; default: anything')
    .option('--env <name>', "where the module is valid; default: that of the module's version")
    .option('--seed <n>', 'the same seed and options give the same changes', wholeNumber, 0)
    .option('--count <n>', 'number of broken modules, each from the given one', positiveInteger, 1)
    .option('--out <path>', 'a .spv file, or a folder for SEED-ORDINAL.spv; default: assembly')
    .option(
      '--json',
      'one line for each module: {mutator, at, summary, removed, added, env, rule, blames, phase, file}',
    )
    .action(start)
    .addHelpText(
      'after',
      `
The changes are those of fuzz. The reference confirms each: with --rule, the module breaks the rule that the mutator was written for
and no other; without, it is invalid. Two of --count modules may be the same. The exit code is 2 if the module is not valid
before, or if it has no place for such a change. A second run with the same --out replaces files of the same name, and no others.

Examples:
  spirv-cts mutate shader.spv
  spirv-cts mutate shader.spv --rule core/id-defined --seed 3 --out broken.spv
  spirv-cts mutate shader.spv --env vulkan1.3 --count 100 --out broken --json
  spirv-cts smith --text SPV_EXT_replicated_composites | spirv-cts mutate - --rule 'SPV_EXT_replicated_composites/*'`,
    )
}
