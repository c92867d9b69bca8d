// The last step of `npm run build [FOLDER]`: bundles the compiled modules of `spec/` and `reference/` into few files, in place.
// Loading hundreds of files takes longer than judging most modules, and as much memory as a large module. Also writes down what
// each command does, so that the list of commands loads none of them, and the pairs of all texts, so that a campaign does not work
// out thousands of modules before its first one.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { loadMakers } from '#runner/corpus/load-makers'
import { writePairs } from '#runner/corpus/stored-pairs'
import { packageRoot } from '#runner/package-root'
import { texts } from '#spec/texts'
import { commandNames, loadCommand } from './command-files.ts'

const [root = packageRoot()] = process.argv.slice(2)
const folder = resolve(root, 'dist')
const rooms = ['spec', 'reference'] as const

function modulesBelow(path: string): readonly string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(path, file))
    .sort()
}

/** The modules of the two rooms that others import, so their names must not change. */
function entryPoints(): readonly string[] {
  const importers = modulesBelow(folder).filter(
    (file) => !rooms.some((room) => file.startsWith(join(folder, room) + sep)),
  )
  const specifiers = importers.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"]#((?:spec|reference)\/[^'"]+)['"]/g)].map(
      ([, specifier = '']) => join(folder, `${specifier}.js`),
    ),
  )
  return [...new Set(specifiers)].sort()
}

const call = /await modulesIn\(\s*import\.meta\.url,\s*\/((?:\[[^\]]*\]|\\.|[^/\\[])+)\/,?\s*\)/

/** A module with the modules that it lists imported by name. */
function withListed(file: string, source: string): string {
  const pattern = call.exec(source)?.[1]
  if (pattern === undefined) throw new Error(`${file}: the pattern of modulesIn is not literal`)
  const path = new RegExp(pattern)
  const found = modulesBelow(dirname(file))
    .map((module) => relative(dirname(file), module).slice(0, -'.js'.length).replaceAll(sep, '/'))
    .filter((module) => path.test(module))
  if (found.length === 0) throw new Error(`${file}: no module matches the pattern of modulesIn`)
  const imports = found.map((module, at) => `import * as module${at} from './${module}.js'\n`)
  const list = found.map((module, at) => `['${module}', module${at}]`)
  return imports.join('') + source.replace(call, () => `[${list.join(', ')}]`)
}

const listings: Plugin = {
  name: 'listings',
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const lists = /^import \{ modulesIn \}/m.test(source)
      return { contents: lists ? withListed(path, source) : source }
    })
  },
}

const before = rooms.flatMap((room) => modulesBelow(join(folder, room)))
const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: [...entryPoints()],
  outdir: folder,
  outbase: folder,
  bundle: true,
  splitting: true,
  chunkNames: 'spec/shared/[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  write: true,
  allowOverwrite: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [listings],
})
const written = new Set(Object.keys(metafile.outputs).map((file) => join(folder, file)))
for (const file of before) if (!written.has(file)) rmSync(file)

const summaries: Record<string, string> = {}
for (const name of commandNames()) summaries[name] = (await loadCommand(name)).description()
writeFileSync(join(folder, 'scripts/command-summaries.json'), `${JSON.stringify(summaries)}\n`)

for (const { name } of texts) {
  const below = join(folder, 'generators', name)
  if (existsSync(below)) writePairs(below, await loadMakers(name))
}
