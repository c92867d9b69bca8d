import { join } from 'node:path'
import { Command, Option } from 'commander'
import { isProblem } from '#runner/is-problem'
import { specsOf } from '#runner/oracle/specs-of'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import type { JudgedAnswers } from '#runner/results/judge-answers'
import { wayNames } from '#runner/results/there-and-back'
import { fail } from '../cli/fail.ts'
import { showAgreement, textOf } from '../cli/module/results-report.ts'
import { textNamed } from '../cli/options/text-option.ts'
import { askBack, askForResults, makesModules, passesOf } from '../cli/results/ask-for-results.ts'
import type { ResultsFlags } from '../cli/results/results-flags.ts'
import { certifiedCases, writeResults } from '../cli/results/write-results.ts'

async function results(flags: ResultsFlags): Promise<void> {
  const timeoutMs = Number(flags.timeout)
  if (!(timeoutMs > 0))
    return fail(problem('bad-timeout', `--timeout ${flags.timeout}: not a number`))
  const { text } = flags
  const named = text === undefined ? undefined : textNamed(text)
  if (named !== undefined && isProblem(named)) return fail(named)
  const cases = certifiedCases(text)
  if (cases.length === 0)
    return fail(problem('no-cases', `--text ${text}: has no cases with results`))
  const byText = new Map<string, number>()
  for (const { source } of cases) {
    const text = textOf(source.id)
    byText.set(text, (byText.get(text) ?? 0) + 1)
  }
  for (const [text, count] of byText) console.log(`${text}: ${count} cases`)
  if (flags.out !== undefined || flags.check)
    writeResults(cases, flags.out ?? join(packageRoot(), 'corpus', 'results'), flags)
  const asked = new Map<string, JudgedAnswers>()
  const listed = flags.passes ? await Promise.all((flags.tool ?? []).map(passesOf)) : []
  const specs = (flags.tool ?? []).flatMap((spec, index) => specsOf(spec, listed[index]))
  for (const spec of specs.filter(makesModules))
    for (const [name, judged] of await askForResults(spec, cases, timeoutMs))
      asked.set(name, judged)
  for (const way of flags.back ?? []) {
    const judged = await askBack(way, cases)
    if (judged !== undefined) asked.set(`back by ${way}`, judged)
  }
  const ids = cases.map(({ file }) => file.id)
  if (asked.size > 0) showAgreement(ids, asked)
}

/** `results`: cases with inputs and expected outputs. */
export function command(): Command {
  return new Command('results')
    .description('generate cases with results: modules, input bytes and the bytes they must leave')
    .option('--out <folder>', 'write the cases')
    .option('--words', 'also write the words of each module, as .spv')
    .option('--check', 'report differences from the existing cases instead')
    .option(
      '--tool <spec...>',
      'run every case on these devices, or what these tools make of it, or have these validators judge it',
    )
    .option('--passes', 'also with each pass that the help of a tool lists, by itself')
    .addOption(
      new Option(
        '--back <way...>',
        'run what programs of the newest suite make of every case on a way to another form and back',
      ).choices(wayNames),
    )
    .option('--text <name>', 'only the cases of this text')
    .option('--timeout <ms>', 'time for one module', '10000')
    .action(results)
    .addHelpText(
      'after',
      `
The maker works out the expected bytes with its own arithmetic. A case is written only if the reference calls the module valid and
the reference interpreter leaves the same bytes. corpus/results/README.md says how to run a case without this program.
Wrong answers that corpus/expectations/results explains for that version of the tool are known; the exit code is 1 if there
are others, or if an entry is no longer seen.

Examples:
  spirv-cts results --out cases --words
  spirv-cts results --tool spirv-opt@testing --tool 'spirv-opt@testing -Os'
  spirv-cts results --tool spirv-opt@testing --passes
  spirv-cts results --back assembly glsl
  spirv-cts results --tool vulkan:lavapipe`,
    )
}
