import { join } from 'node:path'
import { Command } from 'commander'
import { globMatcher } from '#runner/check/glob-matcher'
import { toAssembly } from '#runner/corpus/assembly'
import { casesAt } from '#runner/corpus/cases-at'
import { type CorpusFiles, corpusFiles } from '#runner/corpus/corpus-files'
import { withoutFoundCovers } from '#runner/corpus/covers'
import { type DisagreementLine, disagreementLine } from '#runner/corpus/disagreement-line'
import type { MadeCase } from '#runner/corpus/draft'
import { drift } from '#runner/corpus/drift'
import { followedTexts } from '#runner/corpus/followed-texts'
import { lostFrom } from '#runner/corpus/lost-ids'
import { type MadeCorpus, makeCorpus } from '#runner/corpus/make-corpus'
import type { FiledCase } from '#runner/corpus/manifest'
import { manifestIn } from '#runner/corpus/manifest-in'
import { manifestText } from '#runner/corpus/manifest-text'
import { readManifest } from '#runner/corpus/read-manifest'
import { referenceJudge } from '#runner/corpus/reference-judge'
import type { RuleCount } from '#runner/corpus/rule-count'
import { sizeOf, tooLarge } from '#runner/corpus/too-large'
import { writeCorpus } from '#runner/corpus/write-corpus'
import { counted } from '#runner/counted'
import { isProblem } from '#runner/is-problem'
import { isCheckout } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { groupBy } from '#runner/report/group-by'
import { type ComparedText, compareTranscripts } from '#runner/rows/compare-transcripts'
import { suite } from '#runner/suite'
import { unreadExports } from '#runner/unread-exports'
import { breachesBelow } from '#runner/wall'
import { homeOf } from '#spec/home-of'
import type { Text } from '#spec/rule'
import { texts } from '#spec/texts'
import { newestVersion } from '#spec/versions'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { keptPackage } from '../cli/input/kept-package.ts'
import {
  type Revisions,
  revisionsNamed,
  withRevisionOption,
} from '../cli/options/revision-option.ts'
import { textNamed } from '../cli/options/text-option.ts'
import { holdFolder } from '../cli/output/hold-folder.ts'
import { progress } from '../cli/output/progress.ts'
import { rowCounts, rowProblems } from '../cli/output/row-comparison.ts'
import { table } from '../cli/output/table.ts'
import { uncarriedHints } from '../cli/output/uncarried-hints.ts'
import { writeFile } from '../cli/output/write-file.ts'

/** Largest number of differing files to print; `--json` prints all. */
const mostShown = 40

/** Largest number of rules to print one by one; `--verbose` prints all. */
const mostRules = 20

interface GenerateFlags {
  readonly out?: string
  readonly revision?: readonly string[]
  readonly text?: readonly string[]
  readonly rule?: readonly string[]
  readonly check?: true
  readonly audit?: true
  readonly compareRows?: true
  readonly disagreements?: string
  readonly json?: true
  readonly verbose?: true
}

/** The rules whose cases this run may write, by id; all rules if none were named. */
interface GeneratedRules {
  readonly texts: readonly Text[]
  readonly includes: (rule: string) => boolean
  readonly whole: boolean
}

function scope({ text: names, rule: globs }: GenerateFlags): GeneratedRules | Problem {
  const wrong = names?.map(textNamed).find(isProblem)
  if (wrong !== undefined) return wrong
  const matches = globs === undefined ? () => true : globMatcher(globs)
  const includes = (rule: string) =>
    (names?.includes(rule.slice(0, rule.indexOf('/'))) ?? true) && matches(rule)
  const chosen = texts.filter(({ name, rules }) =>
    rules.some(({ slug }) => includes(`${name}/${slug}`)),
  )
  if (chosen.length === 0)
    return problem('no-rule', `--rule ${globs?.join(' ')}: no rule matches`, 'see spirv-cts rules')
  return { texts: chosen, includes, whole: names === undefined && globs === undefined }
}

/** Cases of the rules in scope, and the controls that they need. */
function inScope(cases: readonly MadeCase[], { includes }: GeneratedRules): readonly MadeCase[] {
  const wanted = new Set(
    cases.flatMap(({ id, rule, control }) =>
      includes(rule) ? [id, ...(control === null ? [] : [control])] : [],
    ),
  )
  return cases.filter(({ id }) => wanted.has(id))
}

/** Cases of the corpus that this run does not change. */
function others(
  folder: string,
  made: readonly MadeCase[],
  scope: GeneratedRules,
): readonly FiledCase[] | Problem {
  if (scope.whole) return []
  const committed = manifestIn(folder)
  if (committed === undefined) return []
  if (isProblem(committed)) return committed
  const again = new Set(made.map(({ id }) => id))
  // The rules that they cover by cases of theirs are found again, among the cases as they are then.
  return withoutFoundCovers(committed.cases).filter(
    ({ id, rule }) => !scope.includes(rule) && !again.has(id),
  )
}

function countsTable(counts: readonly RuleCount[]): string {
  const rows = counts.map(({ rule, valid, applies, invalid, candidates, missed }) => [
    rule,
    ...[valid, applies, invalid, candidates, missed.length].map(String),
  ])
  return table([['rule', 'valid', 'applies', 'invalid', 'breakable', 'left out'], ...rows])
}

/** The rules one by one where there are few of them or all were asked for; otherwise what they sum up to. */
function countsText(counts: readonly RuleCount[], isVerbose: boolean): string {
  if (isVerbose || counts.length <= mostRules) return countsTable(counts)
  const sum = (number: (count: RuleCount) => number) =>
    counts.reduce((total, count) => total + number(count), 0)
  const leaving = counts.filter(({ missed }) => missed.length > 0).length
  return `${counts.length} rules, ${sum(({ valid }) => valid)} valid cases, ${sum(({ invalid }) => invalid)} invalid cases; ${leaving} rules leave ways out: --verbose lists all`
}

/** One paragraph for each kind of disagreement of a mutator or generator: the count and the first module. */
function show(disagreements: readonly DisagreementLine[]): void {
  const groups = groupBy(disagreements, ({ kind, rule, origin }) =>
    [kind, rule, origin.mutator ?? origin.generator, origin.site?.split(' at ')[0]].join(),
  )
  for (const group of groups.values())
    for (const { kind, rule, environment, made, maker, judge } of group.slice(0, 1)) {
      console.error(`${kind} ${rule} [${environment}], ${group.length} modules, first:`)
      console.error(`  made: ${made}\n  maker: ${maker}\n  judge: ${judge}`)
    }
}

/** Ids of the previous corpus that the new one neither has nor records, and how to record them. */
function showLost(lost: readonly string[]): void {
  if (lost.length === 0) return
  console.error(`${lost.length} ids of cases disappear without a record in moved.json:`)
  for (const id of lost.slice(0, mostShown)) console.error(`  ${id}`)
  if (lost.length > mostShown) console.error(`  and ${lost.length - mostShown} more`)
  console.error('hint: in a checkout, npm run -s moved -- HEAD records where they are now')
}

/** The files as they should be; a problem if they do not form a consistent corpus with the existing files. */
function files(
  made: MadeCorpus,
  scope: GeneratedRules,
  folder: string,
  revisions: Revisions,
): CorpusFiles | Problem {
  const cases = casesAt(inScope(made.cases, scope), revisions)
  const left = others(folder, cases, scope)
  if (isProblem(left)) return left
  if (cases.length === 0)
    return problem('no-case', 'no case was generated: there is nothing to write')
  const done = corpusFiles(
    cases,
    { suite: suite(), texts: followedTexts(revisions) },
    toAssembly,
    left,
  )
  const sound = readManifest(manifestText(done.manifest), 'the new manifest')
  return isProblem(sound)
    ? { ...sound, hint: 'a run without --text and --rule generates everything again' }
    : done
}

/** The folder of the corpus; that of the package follows the newest versions, and no run changes that. */
function folderOf(
  { out, revision, check, audit }: GenerateFlags,
  revisions: Revisions,
): string | Problem {
  const older = Object.entries(revisions).find(([name, date]) => {
    const text = texts.find((text) => text.name === name)
    return text !== undefined && newestVersion(text).date !== date
  })
  if (older !== undefined && out === undefined && !audit)
    return problem(
      'bad-usage',
      `--revision ${revision?.join(' ')}: the corpus of the package follows the newest versions`,
      'name another folder with --out',
    )
  const folder = out ?? join(packageRoot(), 'corpus')
  const writes = !check && !audit
  return (
    (writes ? keptPackage(folder, 'name a folder of your own: --out corpus') : undefined) ?? folder
  )
}

/** A problem where maker or judge of a checkout imports what is kept from it: no verdict counts then. */
function brokenWall(): Problem | undefined {
  const root = packageRoot()
  if (!isCheckout(root)) return undefined
  const [first, ...more] = breachesBelow(root, ['spec', 'generators', 'reference'])
  if (first === undefined) return undefined
  return problem(
    'across-the-wall',
    `${first}${more.length === 0 ? '' : `; and ${more.length} more`}: maker and judge must not know each other`,
    'docs/rooms.md says what each room may import',
  )
}

/** A problem where a file of makers or checks exports what nothing reads: what it holds would be missing in silence. */
function unreadExport(): Problem | undefined {
  const root = packageRoot()
  if (!isCheckout(root)) return undefined
  const [first, ...more] = unreadExports(
    root,
    texts.map(({ name }) => name),
  )
  if (first === undefined) return undefined
  return problem(
    'unread-export',
    `${first}${more.length === 0 ? '' : `; and ${more.length} more`}`,
    'what only the file itself reads is not exported; what several files read goes to a folder `shared`',
  )
}

/** The rows of both sides of the texts in scope, compared. */
async function comparedRows({ texts: chosen }: GeneratedRules): Promise<readonly ComparedText[]> {
  const [{ transcripts: generators }, { transcripts: reference }] = await Promise.all([
    import('#generators/transcripts'),
    import('#reference/transcripts'),
  ])
  return compareTranscripts(packageRoot(), chosen, { generators, reference })
}

/** Prints the comparison, which is all that was asked for. */
function showRows(compared: readonly ComparedText[], { json }: GenerateFlags): void {
  const found = rowProblems(compared)
  if (found.length > 0) process.exitCode = exitCode.found
  if (json) console.log(JSON.stringify(compared))
  else console.log([...found, rowCounts(compared)].join('\n'))
}

/** A problem where the two transcriptions of a text differ: one is a misreading, and no case of the text counts then. */
function differingRows(compared: readonly ComparedText[]): Problem | undefined {
  const found = rowProblems(compared)
  return found.length === 0
    ? undefined
    : problem(
        'rows-differ',
        found.join('\n'),
        'read the sentence again, mend the row that is wrong, and record who was wrong in NOTES.md',
      )
}

async function generate(flags: GenerateFlags): Promise<void> {
  const found = scope(flags)
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
  const work = () => make(flags, found, out, revisions)
  const inUse = flags.check || flags.audit ? await work() : await holdFolder('--out', out, work)
  if (inUse !== undefined) fail(inUse)
}

async function make(
  flags: GenerateFlags,
  scope: GeneratedRules,
  out: string,
  revisions: Revisions,
): Promise<void> {
  const line = progress()
  const made = await makeCorpus(scope.texts, {
    judge: referenceJudge,
    everything: flags.audit === true,
    ...(scope.whole ? {} : { includes: scope.includes }),
    progress: line.show,
  })
  line.done()
  const disagreements = made.disagreements.map(disagreementLine)
  if (flags.disagreements !== undefined) {
    const lines = disagreements.map((disagreement) => `${JSON.stringify(disagreement)}\n`).join('')
    const unwritten = writeFile(flags.disagreements, lines)
    if (unwritten !== undefined) return fail(unwritten)
  }
  if (disagreements.length > 0) process.exitCode = exitCode.found
  if (!flags.json) show(disagreements)
  const counts = made.counts.filter(({ rule }) => scope.includes(rule))
  const totals = { cases: made.cases.length, disagreements: disagreements.length }
  if (flags.audit) {
    if (flags.json) console.log(JSON.stringify({ ...totals, counts }))
    else console.log(`${totals.cases} modules certified, ${totals.disagreements} disagreements`)
    return
  }

  const done = files(made, scope, out, revisions)
  if (isProblem(done)) return fail(done)
  const large = tooLarge(done.texts)
  if (large !== undefined) return fail(large, exitCode.found)
  const size = sizeOf(done.texts)
  const isGone = (path: string) => scope.includes(path.split('/').slice(0, 2).join('/'))
  const found = flags.check ? drift(out, done.texts, isGone) : []
  const lost = lostFrom(
    out,
    done.manifest.cases.map(({ id }) => id),
  )
  if (!flags.check) writeCorpus(out, new Map([...done.texts, ...done.binaries]), isGone)
  if (found.length > 0 || lost.length > 0) process.exitCode = exitCode.found
  if (flags.json) {
    console.log(JSON.stringify({ ...totals, bytes: size, drift: found, lost, counts }))
    return
  }
  console.log(countsText(counts, flags.verbose === true))
  for (const { path, kind } of found.slice(0, mostShown)) console.log(`${kind} ${path}`)
  if (found.length > mostShown) console.log(`and ${found.length - mostShown} more`)
  showLost(lost)
  if (isCheckout(packageRoot()))
    for (const hint of uncarriedHints(scope.texts, scope.includes)) console.error(hint)
  const revised = made.cases.filter(({ revisions }) => revisions !== undefined)
  if (revised.length > 0) {
    const past = revised.filter((madeCase) => homeOf(madeCase) !== 'newest').length
    console.log(
      `${counted(revised.length, 'case')} on which published versions of texts differ, ${past} of them about older versions`,
    )
  }
  console.log(
    `${done.manifest.cases.length} cases, ${size} bytes, ${totals.disagreements} disagreements between maker and judge` +
      (flags.check ? `, ${found.length} files that differ` : ''),
  )
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
