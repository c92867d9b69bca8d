import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { bundled, scriptOf } from '../report/html/page-script.ts'

/** Name of the bundled script in a build, beside this module. */
export const playgroundScriptName = 'playground-page.js'

/** The modules of the playground's page as one script. */
export function bundledPlayground(): string {
  return bundled({
    entryPoints: [join(packageRoot(), 'templates/playground/script/main.ts')],
    conditions: ['source'],
    minify: true,
  })
}

/** The script of the playground: as the build bundled it, or bundled now in a checkout. */
export function playgroundScript(): string {
  return scriptOf(new URL(playgroundScriptName, import.meta.url), bundledPlayground)
}
