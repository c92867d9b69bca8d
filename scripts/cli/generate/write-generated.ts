import { join } from 'node:path'
import { toAssembly } from '#runner/corpus/assembly'
import { casesAt } from '#runner/corpus/cases-at'
import { type CorpusFiles, corpusFiles } from '#runner/corpus/corpus-files'
import { disagreementLine } from '#runner/corpus/disagreement-line'
import { drift } from '#runner/corpus/drift'
import { followedTexts } from '#runner/corpus/followed-texts'
import { lostFrom } from '#runner/corpus/lost-ids'
import { type MadeCorpus, makeCorpus } from '#runner/corpus/make-corpus'
import { manifestText } from '#runner/corpus/manifest-text'
import { readManifest } from '#runner/corpus/read-manifest'
import { referenceJudge } from '#runner/corpus/reference-judge'
import { sizeOf, tooLarge } from '#runner/corpus/too-large'
import { writeCorpus } from '#runner/corpus/write-corpus'
import { counted } from '#runner/counted'
import { isProblem } from '#runner/is-problem'
import { isCheckout } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { suite } from '#runner/suite'
import { homeOf } from '#spec/home-of'
import { texts } from '#spec/texts'
import { newestVersion } from '#spec/versions'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { keptPackage } from '../input/kept-package.ts'
import type { Revisions } from '../options/revision-option.ts'
import { progress } from '../output/progress.ts'
import { uncarriedHints } from '../output/uncarried-hints.ts'
import { writeFile } from '../output/write-file.ts'
import type { GenerateFlags } from './generate-flags.ts'
import { type GeneratedRules, inScope, others } from './generated-rules.ts'
import { countsText, mostShown, showDisagreements, showLost } from './show-generated.ts'

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
export function folderOf(
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

/** Makes the cases of some rules, has them certified, and writes or compares them, as the options say. */
export async function writeGenerated(
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
  if (!flags.json) showDisagreements(disagreements)
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
