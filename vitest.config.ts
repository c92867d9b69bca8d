import { availableParallelism } from 'node:os'
import { defineConfig, type Plugin } from 'vitest/config'
import { DearestReporter } from './test/support/dearest-reporter.ts'
import { emittedPath, emittedSet } from './test/support/emitted.ts'
import { type Project, testsOf } from './test/support/projects.ts'
import { LongestFirst } from './test/support/sequencer.ts'
import { SkippedReporter } from './test/support/skipped-reporter.ts'

/** Tests that are run once import the product as `test/support/emit.ts` writes it; `vitest` without `run` watches its sources. */
const isWatching = !process.argv.includes('run')

/** Where failures are shown beside the lines of a change. */
const isOnGitHub = process.env['GITHUB_ACTIONS'] === 'true'

const fromSources = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
}

const toEmitted: Plugin = {
  name: 'emitted',
  enforce: 'pre',
  resolveId: (source, importer) => emittedPath(source, importer),
}

/** Projects that run at the same time, and how many files do. */
interface ProjectGroup {
  readonly order: number
  readonly workers: number
}

/** Tests that work all the time: more of them than cores would only load more modules. */
const working: ProjectGroup = { order: 0, workers: availableParallelism() }

/** Tests that start programs, and wait for them half of their time. */
const waiting: ProjectGroup = { order: 1, workers: 2 * availableParallelism() }

/** Tests of one project. */
function project(name: Project, group: ProjectGroup, setup: readonly string[], isolate: boolean) {
  // Modules are replaced only where they are transformed.
  const isEmitted = !isWatching && !name.endsWith('-alone')
  // The build and the tools are made by what is emitted.
  const needsEmitted = isEmitted || setup.length > 0
  return {
    ...fromSources,
    plugins: isEmitted ? [toEmitted] : [],
    test: {
      name,
      include: testsOf(name),
      globalSetup: [...(needsEmitted ? ['emit'] : []), ...setup].map(
        (file) => `test/support/${file}.ts`,
      ),
      setupFiles: setup.length === 0 ? [] : ['test/support/await-prepared.ts'],
      isolate,
      sequence: { groupOrder: group.order },
      maxWorkers: group.workers,
      testTimeout: 180_000,
      hookTimeout: 240_000,
      ...(isEmitted
        ? { server: { deps: { external: [/\/\.emitted[^/]*\//] } }, env: { [emittedSet]: 'yes' } }
        : {}),
      // Test files are transformed once, and read from node_modules after that.
      experimental: { fsModuleCache: true },
    },
  }
}

export default defineConfig({
  ...fromSources,
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: [
      'default',
      ...(isOnGitHub ? ['github-actions'] : []),
      new SkippedReporter(),
      new DearestReporter(),
    ],
    projects: [
      // Nothing in the product keeps state in a module, so files share the modules that they import.
      project('unit', working, [], false),
      project('unit-alone', working, [], true),
      project('whole', working, [], false),
      project('tools', waiting, ['build', 'install-tools'], false),
      project('tools-alone', waiting, ['build', 'install-tools'], true),
      project('browser', waiting, ['build'], true),
    ],
  },
})
