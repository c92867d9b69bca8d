import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildOptions, BuildResult } from 'esbuild'
import { packageRoot } from '../../package-root.ts'

/** Names of the bundled scripts in a build, beside this module: that of the report, and the assembler that it carries. */
export const bundledNames = { page: 'report-page.js', assembler: 'report-assembler.js' } as const

interface Esbuild {
  readonly buildSync: (options: BuildOptions) => BuildResult
}

/**
 * The modules of the report as one script, because a page that is opened from disk cannot import another file.
 *
 * @throws with the place where a module is wrong.
 */
export function bundledScript(
  entry = join(packageRoot(), 'templates/pages/script/main.js'),
): string {
  return bundled({ entryPoints: [entry], minifyWhitespace: true })
}

/** The assembler of corpora as a script that defines `spirvAssembler`, from the sources of a checkout. */
export function bundledAssembler(): string {
  return bundled({
    entryPoints: [join(packageRoot(), 'runner/corpus/assembly.ts')],
    globalName: 'spirvAssembler',
    conditions: ['source'],
    platform: 'neutral',
    minify: true,
  })
}

/** Modules as one script that runs in a browser. */
export function bundled(options: BuildOptions): string {
  // Not part of an installed package, which has the scripts already.
  const { buildSync }: Esbuild = createRequire(import.meta.url)('esbuild')
  const { outputFiles = [] } = buildSync({
    ...options,
    bundle: true,
    format: 'iife',
    target: 'es2023',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** A script as the build wrote it to that file; in a checkout, as it is bundled now. */
export function scriptOf(file: URL, bundle: () => string): string {
  return import.meta.url.endsWith('.ts') ? bundle() : readFileSync(file, 'utf8')
}

/** The script of the report: as the build bundled it, or bundled now in a checkout. */
export function pageScript(): string {
  return scriptOf(new URL(bundledNames.page, import.meta.url), bundledScript)
}

/** The assembler that the report runs where a module is downloaded. */
export function pageAssembler(): string {
  return scriptOf(new URL(bundledNames.assembler, import.meta.url), bundledAssembler)
}
