import { Command } from 'commander'
import { isProblem } from '#runner/is-problem'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import type { GenerateFlags } from '../cli/generate/generate-flags.ts'
import { generatedRules } from '../cli/generate/generated-rules.ts'
import {
  brokenWall,
  comparedRows,
  differingRows,
  showRows,
  unreadExport,
} from '../cli/generate/slips-of-authors.ts'
import { folderOf, writeGenerated } from '../cli/generate/write-generated.ts'
import { revisionsNamed, withRevisionOption } from '../cli/options/revision-option.ts'
import { holdFolder } from '../cli/output/hold-folder.ts'

async function generate(flags: GenerateFlags): Promise<void> {
  const found = generatedRules(flags)
  if (isProblem(found)) return fail(found)
  const compared = await comparedRows(found)
  if (flags.compareRows) return showRows(compared, flags)
  const differing = differingRows(compared)
  if (differing !== undefined) return fail(differing, exitCode.found)
  const revisions = revisionsNamed(flags.revision)
  if (isProblem(revisions)) return fail(revisions)
  const slip = brokenWall() ?? unreadExport()
  if (slip !== undefined) return fail(slip)
  const out = folderOf(flags, revisions)
  if (typeof out !== 'string') return fail(out)
  const work = () => writeGenerated(flags, found, out, revisions)
  const inUse = flags.check || flags.audit ? await work() : await holdFolder('--out', out, work)
  if (inUse !== undefined) fail(inUse)
}

/** `generate`: generates, certifies and writes the corpus. */
export function command(): Command {
  return withRevisionOption(new Command('generate'))
    .description('generate the cases, have the judge certify them, and write the corpus')
    .option('--out <dir>', "folder of the corpus; default: the package's")
    .option('--text <name...>', 'only these texts; other cases are not changed')
    .option('--rule <glob...>', 'only these rules; other cases are not changed')
    .option('--check', 'write nothing, and report how the existing corpus differs')
    .option('--audit', 'write nothing, and certify all modules, not only the selected ones')
    .option('--disagreements <file>', 'write the disagreements of maker and judge as JSON Lines')
    .option('--compare-rows', "only compare the maker's rows of sentences with the judge's")
    .option('--verbose', 'print a line for each rule, however many there are')
    .option('--json', 'print {cases, disagreements, bytes, drift, lost, counts}')
    .action(generate)
    .addHelpText(
      'after',
      `
Where maker and judge transcribe a sentence as rows of the vocabulary, the rows are compared first: a difference is a misreading
of one side, and stops the cases of its text. A module that the judge does not certify never becomes a case. It is reported, and the exit code is 1; so are ids of cases that
the corpus no longer has without a record in its moved.json. With --revision, the same cases expect what that version of the
text says.

Examples:
  spirv-cts generate
  spirv-cts generate --check
  spirv-cts generate --compare-rows
  spirv-cts generate --text SPV_KHR_constant_data --out /tmp/corpus
  spirv-cts generate --revision SPV_KHR_untyped_pointers=first --out first
  spirv-cts generate --audit --disagreements disagreements.jsonl`,
    )
}
