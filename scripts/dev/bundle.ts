// The last step of `npm run build [FOLDER]`: bundles the compiled modules into fewer files, in place. Loading hundreds of files
// takes longer than judging most modules, and as much memory as a large module. Also writes down the help of each command, so that
// showing it loads none of them, the pairs of all texts, so that a campaign does not work out thousands of modules
// before its first one, the rules of all texts with the number of their cases, the first cases of each cause, the cases of the corpus as one file, the digest of its manifest, which need not
// be checked again, the scripts of the HTML report and of the playground, and the scripts for browsers.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { build } from 'esbuild'
import { z } from 'zod'
import { recordedTools } from '#runner/causes/recorded'
import { archiveOf, archivePath, packedArchive } from '#runner/corpus/archive'
import { loadMakers } from '#runner/corpus/load-makers'
import { manifestIn } from '#runner/corpus/manifest-in'
import { packManifest } from '#runner/corpus/packed-manifest'
import { keepSound } from '#runner/corpus/sound-manifest'
import { storedPairs, writePairs } from '#runner/corpus/stored-pairs'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { bundledAssembler, bundledNames, bundledScript } from '#runner/pages/report/page-script'
import { bundledPlayground, playgroundScriptNames } from '#runner/playground/playground-script'
import { texts } from '#spec/texts'
import { folderOfScripts } from '../browser/browser-scripts.ts'
import { commandNames, loadCommand } from '../cli/command-files.ts'
import { nameOfCauseFacts } from '../cli/explain/cause-facts.ts'
import { causesByRule } from '../cli/explain/causes-of-rule.ts'
import { countedCases } from '../cli/explain/counted-cases.ts'
import { causeFacts } from '../cli/explain/explain-cause.ts'
import { nameOfFacts, type RuleFacts } from '../cli/explain/rule-facts.ts'
import { type StoredCommand, storedCommand } from '../cli/help/stored-command.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { bundleForBrowsers } from './bundle/browser/bundle-for-browsers.ts'
import { checksOnDemand } from './bundle/checks-on-demand.ts'
import { keepDeclarations } from './bundle/declarations.ts'
import { judgedData } from './bundle/judged-data.ts'
import { keptPairs } from './bundle/kept-pairs.ts'
import { modulesBelow } from './bundle/modules-below.ts'
import { ownModules } from './bundle/plugins.ts'
import { rulesAsData } from './bundle/rules-as-data.ts'
import { builtTree } from './bundle/tree.ts'

const [root = packageRoot()] = scriptCommand(
  'build',
  'compile the package, and bundle its modules into fewer files',
)
  .argument('[folder]', 'of the package; this one by default')
  .parse().args
const folder = resolve(root, 'dist')

const pairs = await keptPairs(async () =>
  Object.fromEntries(
    await Promise.all(
      texts.map(async ({ name }) => [name, storedPairs(await loadMakers(name))] as const),
    ),
  ),
)

/** Makers are loaded by the names of their files; those whose pairs are stored are not loaded at all. */
function makerFiles(text: string): readonly string[] {
  const below = join(folder, 'generators', text)
  if (!existsSync(below)) return []
  const stored = pairs[text]?.files ?? {}
  return modulesBelow(below).filter((file) => {
    const name = relative(below, file).replaceAll(sep, '/')
    return !name.startsWith('shared/') && !Object.hasOwn(stored, name.slice(0, -'.js'.length))
  })
}

/** The modules that a module starts as processes of their own. */
function startedBy(file: string): readonly string[] {
  const calls = readFileSync(file, 'utf8').matchAll(
    /moduleBeside\(import\.meta\.url, '([\w-]+)'\)/g,
  )
  return Array.from(calls, ([, name]) => join(dirname(file), `${name}.js`))
}

const entryPoints = [
  ...['cts', 'library', 'cli/annotations'].map((name) => join(folder, 'scripts', `${name}.js`)),
  ...[
    'scripts/commands',
    'scripts/dev/bench',
    'generators/mutate/generic',
    'generators/metamorphic',
  ]
    .map((path) => join(folder, path))
    .flatMap((path) => modulesBelow(path)),
  ...texts.flatMap(({ name }) => makerFiles(name)),
  ...modulesBelow(folder).flatMap(startedBy),
  // Loaded by name.
  ...['runner/farm/blobs/open-blob-store.js', 'runner/corpus/makers.js'].map((path) =>
    join(folder, path),
  ),
]

const names = z.record(z.string(), z.string())
const { dependencies, peerDependencies } = z
  .object({ dependencies: names, peerDependencies: names })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const before = modulesBelow(folder)
const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints,
  outdir: folder,
  outbase: folder,
  bundle: true,
  splitting: true,
  chunkNames: 'shared/[hash]',
  external: Object.keys({ ...dependencies, ...peerDependencies }),
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Sources of ASCII alone take an octet a letter in memory, and less time to read.
  charset: 'ascii',
  minifyWhitespace: true,
  minifySyntax: true,
  minifyIdentifiers: true,
  write: true,
  allowOverwrite: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [
    rulesAsData(folder),
    judgedData(builtTree(folder)),
    checksOnDemand(folder),
    ownModules(folder),
  ],
})
const written = new Set(Object.keys(metafile.outputs).map((file) => join(folder, file)))
for (const file of before) if (!written.has(file)) rmSync(file)
keepDeclarations(folder, ['scripts/library.d.ts', 'scripts/browser.d.ts'])

const { scripts: browserScripts } = await bundleForBrowsers(root)
mkdirSync(join(root, folderOfScripts), { recursive: true })
for (const [name, script] of Object.entries(browserScripts))
  writeFileSync(join(root, folderOfScripts, name), script)

const pages = join(folder, 'runner/pages/report')
writeFileSync(join(pages, bundledNames.page), bundledScript())
writeFileSync(join(pages, bundledNames.assembler), bundledAssembler())
const playground = join(folder, 'runner/playground')
mkdirSync(playground, { recursive: true })
for (const script of ['start', 'page'] as const)
  writeFileSync(join(playground, playgroundScriptNames[script]), bundledPlayground(script))

const commands: Record<string, StoredCommand> = {}
for (const name of commandNames()) commands[name] = storedCommand(await loadCommand(name))
writeFileSync(join(folder, 'scripts/commands.json'), `${JSON.stringify(commands)}\n`)

for (const [name, stored] of Object.entries(pairs)) {
  const below = join(folder, 'generators', name)
  if (!existsSync(join(packageRoot(), 'generators', name))) continue
  mkdirSync(below, { recursive: true })
  writePairs(below, stored)
}

// Folders that were bundled as a whole.
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).reverse()) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isDirectory() && readdirSync(path).length === 0) rmdirSync(path)
}

const corpus = join(packageRoot(), 'corpus')
const manifest = manifestIn(corpus)
if (manifest === undefined || isProblem(manifest))
  throw new Error(manifest?.message ?? `${corpus}: has no manifest`)
const text = readFileSync(join(corpus, 'manifest.json'), 'utf8')
const recorded = recordedTools(corpus)
const counted = countedCases({})
if (isProblem(recorded)) throw new Error(recorded.message)
if (isProblem(counted)) throw new Error(counted.message)
const facts: RuleFacts = { ...counted, causes: causesByRule(manifest.cases, recorded) }
writeFileSync(join(folder, 'scripts', nameOfFacts), JSON.stringify(facts))
const ofCauses = causeFacts(recorded, manifest.cases)
writeFileSync(join(folder, 'scripts', nameOfCauseFacts), JSON.stringify(ofCauses))
keepSound(text, join(folder, 'runner/corpus'))
packManifest(join(root, 'corpus'), text)
writeFileSync(archivePath(join(root, 'corpus')), packedArchive(archiveOf(corpus, manifest)))
