import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'

/** The scripts of `spirv-cts/browser`, by their names. */
export interface BrowserScripts {
  /** Defines `spirvCts`, for pages without modules. */
  readonly 'client.js': string
  /** The assembler, the decoder and the judge. */
  readonly 'judge.js': string
  /** The mutators, the interpreter and the readers. */
  readonly 'more.js': string
  /** The ES module. */
  readonly 'index.js': string
}

const names = ['client.js', 'judge.js', 'more.js', 'index.js'] as const

/** Where the build writes them. */
export const folderOfScripts = 'dist/browser'

/** The scripts: those that the build has written, or in a checkout what its sources come to. */
export async function browserScripts(): Promise<BrowserScripts> {
  if (import.meta.url.endsWith('.ts')) {
    // No part of a package, which has the scripts.
    const bundler: string = '../dev/bundle/browser/bundle-for-browsers.ts'
    const { bundleForBrowsers }: typeof import('../dev/bundle/browser/bundle-for-browsers.ts') =
      await import(bundler)
    return (await bundleForBrowsers()).scripts
  }
  const text = (name: string) => readFileSync(join(packageRoot(), folderOfScripts, name), 'utf8')
  return Object.fromEntries(names.map((name) => [name, text(name)])) as unknown as BrowserScripts
}
