import { join } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { packageRoot } from '#runner/package-root'
import type { BrowserScripts } from '../../../browser/browser-scripts.ts'
import { judgedData } from '../judged-data.ts'
import { sourceTree, type Tree } from '../tree.ts'
import { replacedForBrowsers } from './replaced.ts'
import { SharedModules, withShared } from './shared-modules.ts'

/** The scripts, and what went into them. */
export interface BrowserBundle {
  readonly scripts: BrowserScripts
  /** Keyed by the name of the script. */
  readonly metafiles: Readonly<Record<keyof BrowserScripts, Metafile>>
}

/** An entry point that is not a file. */
function entry(contents: string, folder: string): Plugin {
  return {
    name: 'entry',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^entry$/ }, () => ({ path: 'entry', namespace: 'entry' }))
      onLoad({ filter: /.*/, namespace: 'entry' }, () => ({ contents, resolveDir: folder }))
    },
  }
}

async function bundled(options: BuildOptions): Promise<readonly [text: string, Metafile]> {
  const { outputFiles = [], metafile } = await build({
    bundle: true,
    platform: 'browser',
    conditions: ['source'],
    target: 'es2023',
    charset: 'ascii',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'warning',
    ...options,
  })
  const [file] = outputFiles
  if (file === undefined || metafile === undefined) throw new Error('nothing was bundled')
  return [file.text, metafile]
}

const licence = '// spirv-cts, Apache-2.0. Written by the build; do not edit.\n'

/** A part of the program as a function that evaluates it, with what is handed to it. */
function partScript(name: string, parameters: string, code: string): string {
  const body = `'use strict';${code.trim()}return part.part`
  return `${licence}(globalThis.spirvCtsParts??={}).${name}=function(${parameters}){${body}};\n`
}

/** How both parts are bundled. */
function partOptions(tree: Tree, contents: string, ...plugins: readonly Plugin[]): BuildOptions {
  return {
    absWorkingDir: tree.folder,
    entryPoints: ['entry'],
    format: 'iife',
    globalName: 'part',
    plugins: [
      entry(contents, tree.folder),
      ...plugins,
      judgedData(tree),
      replacedForBrowsers(tree),
    ],
  }
}

/** The modules that went into a bundle, as paths. */
function pathsIn({ inputs }: Metafile, folder: string): ReadonlySet<string> {
  return new Set(Object.keys(inputs).map((path) => join(folder, path)))
}

/**
 * The scripts of `spirv-cts/browser`, from the sources of a checkout. The second part has none of the modules of the first: it is handed
 * what it uses of them.
 */
export async function bundleForBrowsers(root: string = packageRoot()): Promise<BrowserBundle> {
  const tree = sourceTree(root)
  const first = (shared: string) => `import { judgeAnswers } from './scripts/browser/judge-part.ts'
import { functions } from './scripts/browser/functions.ts'
import { serve } from './scripts/browser/serve.ts'
${shared}
export const part = { answers: judgeAnswers, functions, shared, serve }
`
  const [, alone] = await bundled(partOptions(tree, first('const shared = []')))
  const had = pathsIn(alone, root)
  const second = `import { moreAnswers } from './scripts/browser/more-part.ts'
export const part = moreAnswers
`
  const secondWith = (values: SharedModules) =>
    bundled(
      partOptions(
        tree,
        second,
        withShared(values, (path) => had.has(path), tree.read),
      ),
    )
  // Modules are loaded in any order: what is shared is found first, and then has the same numbers in every build.
  const found = new SharedModules()
  await secondWith(found)
  const modules = found.inOrder()
  const [more, moreFile] = await secondWith(modules)
  const handed = {
    name: 'handed',
    setup: ({ onLoad, onResolve }: Parameters<Plugin['setup']>[0]) => {
      onResolve({ filter: /^handed$/ }, () => ({ path: 'handed', namespace: 'handed' }))
      onLoad({ filter: /.*/, namespace: 'handed' }, () => ({
        contents: modules.list(),
        resolveDir: root,
      }))
    },
  }
  const [judge, judgeFile] = await bundled(
    partOptions(tree, first(`import { shared } from 'handed'`), handed),
  )
  const [client, clientFile] = await bundled({
    absWorkingDir: root,
    entryPoints: ['scripts/browser/client.ts'],
    format: 'iife',
    globalName: 'spirvCts',
  })
  const [index, indexFile] = await bundled({
    absWorkingDir: root,
    entryPoints: ['scripts/browser.ts'],
    format: 'esm',
    external: ['./judge.js', './more.js'],
    plugins: [partsOfBundle(root)],
  })
  return {
    scripts: {
      'client.js': `${licence}${client}`,
      'judge.js': partScript('judge', '', judge),
      'more.js': partScript('more', 'shared', more),
      'index.js': `${licence}${index}`,
    },
    metafiles: {
      'client.js': clientFile,
      'judge.js': judgeFile,
      'more.js': moreFile,
      'index.js': indexFile,
    },
  }
}

/** The ES module takes the parts from the scripts beside it. */
function partsOfBundle(root: string): Plugin {
  const file = join(root, 'scripts/browser/own-parts.ts')
  const contents = `import './judge.js'
const parts = globalThis.spirvCtsParts
const first = parts.judge()
export const { functions } = first
// Evaluated once in this thread; a Worker gets the text.
const judge = Object.assign(() => first, { toString: () => String(parts.judge) })
export const ownParts = {
  judge: async () => judge,
  more: async () => {
    await import('./more.js')
    return parts.more
  },
}
`
  return {
    name: 'parts-of-bundle',
    setup({ onLoad }) {
      onLoad({ filter: /own-parts\.ts$/ }, ({ path }) => (path === file ? { contents } : undefined))
    },
  }
}
