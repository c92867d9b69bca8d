import { Command, Option } from 'commander'
import { isProblem } from '#runner/is-problem'
import { consumerRows } from '#runner/oracle/consumer-rows'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import { askNamed } from '../cli/check/ask-named.ts'
import type { CheckFlags } from '../cli/check/check-flags.ts'
import { prepareCheck } from '../cli/check/prepare-check.ts'
import { notOnFarm, wrongForFolder, wrongForOwnCases } from '../cli/check/wrong-options.ts'
import { fail } from '../cli/fail.ts'
import { withRare } from '../cli/help/rare-options.ts'
import { areFiles, isForeignFolder } from '../cli/input/foreign-folder.ts'
import { withCaseOptions, withProfileOption } from '../cli/options/case-options.ts'
import { withFarmOptions, withoutUsualFarm } from '../cli/options/farm-options.ts'
import { jobsOption } from '../cli/options/jobs-option.ts'
import { positiveInteger, shardOf, wholeNumber } from '../cli/options/option-values.ts'
import { playgroundOption } from '../cli/options/playground-option.ts'
import { withRevisionOption } from '../cli/options/revision-option.ts'
import { holdFolder } from '../cli/output/hold-folder.ts'

async function start(named: readonly string[], given: CheckFlags, command: Command): Promise<void> {
  const [first] = named
  const flags = withoutUsualFarm(given, command, notOnFarm(first, given))
  const isForeign = areFiles(named) || (first !== undefined && isForeignFolder(first))
  const wrong = first !== undefined && isForeign ? wrongForFolder(first, flags) : undefined
  if (wrong !== undefined) return fail(wrong)
  const notOwn = flags.ownCases ? wrongForOwnCases(flags) : undefined
  if (notOwn !== undefined) return fail(notOwn)
  const what = await prepareCheck(named, flags)
  if (isProblem(what)) return fail(what)
  const { out } = flags
  const work = () => askNamed(named, what, flags)
  const inUse = out === undefined ? await work() : await holdFolder('--out', out, work)
  if (inUse !== undefined) fail(inUse)
}

/** Options that few need: those of campaigns on farms, of the suite's maintainers, and of unusual machines. */
const rareOptions = [
  ...['revision', 'profile', 'sample', 'own-cases', 'all-passes', 'results'],
  ...['farm', 'blobs', 'slice', 'costs', 'timeout', 'memory', 'narrow-expectations'],
  ...['strict', 'screen'],
]

/** `check`: compares the answers of the reference and of tools with the corpus. */
export function command(): Command {
  const asking = new Command('check')
    .description('run the reference and tools on the cases, and report wrong answers')
    .argument(
      '[corpus...]',
      "a corpus, or a folder or files of other modules; default: the package's corpus",
    )
    .option('--tool <spec...>', 'a tool to run, see below; the reference always runs')
  const all = withFarmOptions(withProfileOption(withRevisionOption(withCaseOptions(asking))))
    .option(
      '--own-cases',
      "ask about the cases that the judge's authors wrote, instead of the corpus; in a checkout only",
    )
    .option('--all-passes', 'ask an optimiser for each pass of its help, too, one at a time')
    .option(
      '--results',
      'also run what optimisers and linkers make of the cases with results, see `results`',
    )
    .option('--shard <i/n>', 'run only part I of N; `report` merges the logs', shardOf)
    .option(
      '--costs <log...>',
      'balance shards by the times in these run logs; same for all shards',
    )
    .option('--slice <n>', 'cases of one shard on a farm', positiveInteger, 256)
    .addOption(jobsOption())
    .option(
      '--timeout <ms>',
      'limit for one module on a machine of usual speed',
      positiveInteger,
      10_000,
    )
    .option('--memory <mib>', 'memory limit for one module; 0: none', wholeNumber, usualMemoryMiB)
    .option(
      '--expectations <file...>',
      'more known disagreements, before those of expectations/<tool>.json of the corpus; the last file wins',
    )
    .option('--baseline <log...>', 'fail only on disagreements that this earlier run did not have')
    .option(
      '--update-expectations',
      'write entries for unexplained disagreements into the last file of --expectations, or the corpus',
    )
    .option(
      '--narrow-expectations',
      'rewrite the entries to cover only the rules, cases and versions seen in this run',
    )
    .addOption(
      new Option(
        '--strict <what...>',
        'fail on stale expectations, on tools of an unknown version, or on refusals for another reason',
      ).choices(['expectations', 'version', 'reasons']),
    )
    .option(
      '--report <format...>',
      'also write reports: html, md, junit, sarif, tap, json, cases, badge',
    )
    .addOption(playgroundOption())
    .option('--out <dir>', 'folder for the run log and the reports')
    .option('--screen', 'print errors by text and tool, and the gravest; default for many rules')
    .option('--matrix', 'print the matrix of rules and tools, however many rules there are')
    .option('--json', 'print the summary as JSON instead of the table')
    .option('--fail-fast', 'stop at the first disagreement that fails the run')
    .action(start)
  return withRare(all, rareOptions).addHelpText(
    'after',
    `
A SPEC is spirv-val, spirv-val=/path/to/it, spirv-val@testing (see tools install), or 'name:command {file} {env}' for any program that exits with 0 for a valid module and 1 for an invalid one. NAME=SPEC gives it a name in results.

A folder of other modules (.spv, .spvasm, .spvhex, .foz) is judged by the reference and asked of the tools in the same way.

More:
The output of spirv-as and spirv-dis is compared with our own words and disassembly. ${Object.keys(consumerRows).join(', ')} may assume valid input: they run on valid cases only, unless --profile robust is given, and a module that they write must be valid. Options after the program replace the default ones: 'spirv-opt@testing -Os'.

The modules of a .foz archive of Fossilize are judged under their hashes. A module that breaks no rule is a case of modules/valid. Each is judged in the environments that --env names, or else those of environments.json ({"glob": ["name"]}), of a comment "; environments: NAME" at the top, or the one of its version. Assembly is made a module of the version of each environment. Files that are named are judged alike, in the environments of --env or their version's.

With --farm the workers of a farm do the shards of the package's corpus, see farm and worker; the log is that of one machine, without times.

Examples:
  spirv-cts check --tool spirv-val
  spirv-cts check shaders/ --env vulkan1.3 --tool spirv-val@testing
  spirv-cts check --tool spirv-val@stable --tool spirv-val@testing --rule 'core/*'
  spirv-cts check --tool mine=spirv-val=build/spirv-val --report html,junit --out out
  spirv-cts check --tool 'mine:my-validator --env {env} {file}' --baseline last/run.jsonl`,
  )
}
