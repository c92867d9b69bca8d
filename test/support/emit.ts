import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import type { PairsByText } from '../../scripts/dev/bundle/kept-pairs.ts'
import { emitted, rooms, support } from './emitted.ts'

type PageScript = typeof import('#runner/pages/report/page-script')
type PlaygroundScript = typeof import('#runner/playground/playground-script')
type IsProblem = typeof import('#runner/is-problem')
type ReadManifest = typeof import('#runner/corpus/read-manifest')
type KeptPairs = typeof import('../../scripts/dev/bundle/kept-pairs.ts')
type LoadMakers = typeof import('#runner/corpus/load-makers')
type StoredPairsModule = typeof import('#runner/corpus/stored-pairs')
type Texts = typeof import('#spec/texts')
type SoundManifest = typeof import('#runner/corpus/sound-manifest')

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Written last. */
const stamp = join(emitted, 'complete')

function sourcesOf(room: string): readonly string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .map((path) => join(root, room, path))
}

/** Every file and folder: a folder changes when a file is removed. */
function isCurrent(): boolean {
  const written = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return [...rooms, support, 'templates/pages/script', 'templates/playground/script'].every(
    (name) =>
      [
        join(root, name),
        ...readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((path) =>
          join(root, name, path),
        ),
      ].every((path) => statSync(path).mtimeMs < written),
  )
}

/** Imports of `./x.ts` and `#room/x` as imports of files; the printer of esbuild puts all of them in double quotes. */
function withPaths(code: string, file: string): string {
  return code
    .replace(/(\b(?:from|import)\s*\(?\s*"\.[^"\n]*)\.ts"/g, '$1.js"')
    .replace(/(\b(?:from|import)\s*\(?\s*")#([^"\n]+)"/g, (_, start: string, path: string) => {
      const to = relative(dirname(file), join(root, path)).replaceAll(sep, '/')
      return `${start}${to.startsWith('.') ? to : `./${to}`}.js"`
    })
}

/**
 * The files that a build writes beside its modules: the scripts of the report and the playground, the digest of the corpus's manifest if it
 * is sound, and the pairs of all texts, which every process with makers would otherwise compute for seconds.
 */
async function writeBeside(folder: string): Promise<void> {
  const load = (path: string) => import(pathToFileURL(join(folder, `${path}.js`)).href)
  const { texts }: Texts = await load('spec/texts')
  const { loadMakers }: LoadMakers = await load('runner/corpus/load-makers')
  const { storedPairs, writePairs }: StoredPairsModule = await load('runner/corpus/stored-pairs')
  const { keptPairs }: KeptPairs = await load('scripts/dev/bundle/kept-pairs')
  const pairs = await keptPairs(async () => {
    const made: Record<string, PairsByText[string]> = {}
    for (const { name } of texts) made[name] = storedPairs(await loadMakers(name))
    return made
  })
  for (const [name, stored] of Object.entries(pairs))
    writePairs(join(folder, 'generators', name), stored, 1)
  const pages = join(folder, 'runner/pages/report')
  const page: PageScript = await load('runner/pages/report/page-script')
  writeFileSync(join(pages, page.bundledNames.page), page.bundledScript())
  writeFileSync(join(pages, page.bundledNames.assembler), page.bundledAssembler())
  const playground: PlaygroundScript = await load('runner/playground/playground-script')
  for (const script of ['start', 'page'] as const)
    writeFileSync(
      join(folder, 'runner/playground', playground.playgroundScriptNames[script]),
      playground.bundledPlayground(script),
    )
  const { readManifest }: ReadManifest = await load('runner/corpus/read-manifest')
  const { keepSound }: SoundManifest = await load('runner/corpus/sound-manifest')
  const manifest = readFileSync(join(root, 'corpus/manifest.json'), 'utf8')
  const { isProblem }: IsProblem = await load('runner/is-problem')
  if (!isProblem(readManifest(manifest, ''))) keepSound(manifest, join(folder, 'runner/corpus'))
}

/**
 * Before any test: writes the product as JavaScript, unless no source changed since. Tests import that. Node loads it as it is,
 * so that no process of tests transforms modules, and calls between modules cost what they cost in the product. The helpers of
 * the tests are written, too, for processes that tests start.
 */
export async function setup(): Promise<void> {
  if (isCurrent()) return
  const folder = `${emitted}-${process.pid}`
  const files = [...rooms, support].flatMap(sourcesOf)
  const { outputFiles } = buildSync({
    entryPoints: files,
    outdir: folder,
    outbase: root,
    bundle: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    write: false,
    logLevel: 'warning',
  })
  const folders = new Set(outputFiles.map(({ path }) => dirname(path)))
  for (const path of folders) mkdirSync(path, { recursive: true })
  for (const { path, text } of outputFiles)
    writeFileSync(path, withPaths(text, join(root, relative(folder, path))))
  await writeBeside(folder)
  writeFileSync(join(folder, 'complete'), '')
  // In one step each: another run may be reading, or writing, there.
  const before = `${folder}-before`
  if (existsSync(emitted)) renameSync(emitted, before)
  renameSync(folder, emitted)
  rmSync(before, { recursive: true, force: true })
}
