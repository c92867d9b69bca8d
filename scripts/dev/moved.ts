// `npm run moved OLD`: writes corpus/moved.json, which says where the cases of an older corpus (of a commit, or in a folder) are
// now, and lets the expectations name the cases in their place.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import picomatch from 'picomatch'
import { z } from 'zod'
import { assembleText } from '#runner/corpus/assembly'
import { lostIds } from '#runner/corpus/lost-ids'
import { chained, type Moves, movedCases } from '#runner/corpus/moved-cases'
import { recordsIn } from '#runner/corpus/moves-in'
import { readCorpus } from '#runner/corpus/read-corpus'
import { counted } from '#runner/counted'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { start } from '#runner/process/start'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { scriptCommand } from '../cli/script-command.ts'

const globsSchema = z.array(z.string())
const expectationsSchema = z.looseObject({
  entries: z.array(z.looseObject({ cases: globsSchema.optional() })).default([]),
})

const folder = join(packageRoot(), 'corpus')
const movedFile = join(folder, 'moved.json')
const command = scriptCommand(
  'moved',
  'record in corpus/moved.json where the cases of an older corpus are now, and carry expectations over',
)
  .argument('<older>', 'the older corpus: a commit, or a folder')
  .option('--gone <reason>', 'why there is no case in the place of those that are found nowhere')
  .parse()
const [old = ''] = command.args
const { gone } = command.opts<{ readonly gone?: string }>()

/** The corpus of a commit, in a folder of its own. @throws if there is no such commit. */
async function corpusOfCommit(commit: string): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), 'spirv-cts-moved-'))
  process.on('exit', () => rmSync(target, { recursive: true, force: true }))
  const archive = join(target, 'corpus.tar')
  const options = { cwd: packageRoot(), quiet: true }
  await start(['git', 'archive', '-o', archive, commit, 'corpus'], options)
  await start(['tar', '-xf', archive, '-C', target], options)
  return join(target, 'corpus')
}

function text(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}

function write(path: string, content: string): void {
  const unwritten = writeFile(path, content)
  if (unwritten !== undefined) fail(unwritten)
}

/** The JSON files in a folder, in order. Those of folders below name other cases: `results` has those of `corpus/results`. */
function jsonIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
}

/** Globs of cases, changed to match the present ids of the cases that they matched; a glob without such a case is dropped. */
function carriedOver(
  globs: readonly string[],
  oldIds: readonly string[],
  newIds: readonly string[],
  moves: Moves,
): readonly string[] {
  const all = picomatch([...globs])
  const others = oldIds.filter((id) => all(id)).flatMap((id) => moves[id] ?? [])
  const left = globs.filter((glob) => {
    const matches = picomatch(glob)
    return newIds.some((id) => matches(id))
  })
  return [...new Set([...left, ...others.filter((id) => !all(id))])]
}

const older = readCorpus(existsSync(old) ? old : await corpusOfCommit(old), assembleText)
const newer = readCorpus(folder, assembleText)
if (isProblem(older)) fail(older)
else if (isProblem(newer)) fail(newer)
else {
  const moves = movedCases(older, newer)
  const [oldIds, newIds] = [older, newer].map(({ manifest }) => manifest.cases.map(({ id }) => id))
  const before = recordsIn(folder)
  const lost = lostIds(
    { cases: oldIds ?? [], records: {} },
    { cases: newIds ?? [], records: { ...before, ...moves } },
  )
  const reasons = gone === undefined ? [] : lost.map((id) => [id, { gone }] as const)
  const later = { ...moves, ...Object.fromEntries(reasons) }
  write(movedFile, text(chained(before, later, new Set(newIds))))
  const expectations = join(folder, 'expectations')
  for (const name of jsonIn(expectations)) {
    const path = join(expectations, name)
    // Nothing but the lists of cases changes, so that a person can read the difference.
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) => {
      const globs = key === 'cases' ? globsSchema.safeParse(value) : undefined
      return globs?.success === true
        ? carriedOver(globs.data, oldIds ?? [], newIds ?? [], moves)
        : value
    })
    write(path, text(content))
    for (const { cases, ...entry } of expectationsSchema.parse(content).entries)
      if (cases?.length === 0) console.log(`${name}: no case is left for ${JSON.stringify(entry)}`)
  }
  console.log(counted(Object.keys(moves).length, 'case has moved', 'cases have moved'))
  if (gone !== undefined)
    console.log(`${counted(lost.length, 'case is', 'cases are')} gone: ${gone}`)
  else if (lost.length > 0) {
    for (const id of lost) console.error(`no case is in the place of ${id}`)
    console.error('hint: --gone REASON records why')
    process.exitCode = exitCode.found
  }
}
