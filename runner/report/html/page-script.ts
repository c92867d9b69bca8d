import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildOptions, BuildResult } from 'esbuild'
import { packageRoot } from '../../package-root.ts'

/** Name of the bundled script in a build, beside this module. */
export const bundledName = 'report-page.js'

interface Esbuild {
  readonly buildSync: (options: BuildOptions) => BuildResult
}

/**
 * The modules of the report as one script, because a page that is opened from disk cannot import another file.
 *
 * @throws with the place where a module is wrong.
 */
export function bundledScript(
  entry = join(packageRoot(), 'templates/reports/html/script/main.js'),
): string {
  // Not part of an installed package, which has the script already.
  const { buildSync }: Esbuild = createRequire(import.meta.url)('esbuild')
  const { outputFiles = [] } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    charset: 'utf8',
    minifyWhitespace: true,
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** The script of the report: as the build bundled it, or bundled now in a checkout. */
export function pageScript(): string {
  return import.meta.url.endsWith('.ts')
    ? bundledScript()
    : readFileSync(new URL(bundledName, import.meta.url), 'utf8')
}
