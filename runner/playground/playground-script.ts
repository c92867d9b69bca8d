import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { bundled, scriptOf } from '../pages/report/page-script.ts'

/** The scripts of the page: that which starts the judge while the page is read, and that of all that is on it. */
export interface PlaygroundScripts {
  readonly start: string
  readonly page: string
}

/** Names of the bundled scripts in a build, beside this module. */
export const playgroundScriptNames = {
  start: 'playground-start.js',
  page: 'playground-page.js',
} as const satisfies PlaygroundScripts

const entries = { start: 'start-judge.ts', page: 'main.ts' } as const satisfies PlaygroundScripts

/** The modules of a script of the playground's page as one script. */
export function bundledPlayground(script: keyof PlaygroundScripts): string {
  return bundled({
    entryPoints: [join(packageRoot(), 'templates/playground/script', entries[script])],
    conditions: ['source'],
    minify: true,
  })
}

/** The scripts of the playground: as the build bundled them, or bundled now in a checkout. */
export function playgroundScripts(): PlaygroundScripts {
  const scriptFor = (script: keyof PlaygroundScripts) =>
    scriptOf(new URL(playgroundScriptNames[script], import.meta.url), () =>
      bundledPlayground(script),
    )
  return { start: scriptFor('start'), page: scriptFor('page') }
}
