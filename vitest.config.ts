import { defineConfig, type Plugin } from 'vitest/config'
import { emittedPath, emittedSet } from './test/support/emitted.ts'
import { type Project, testsOf } from './test/support/projects.ts'

/** Tests that are run once import the product as `test/support/emit.ts` writes it; `vitest` without `run` watches its sources. */
const isWatching = !process.argv.includes('run')

const fromSources = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
}

const toEmitted: Plugin = {
  name: 'emitted',
  enforce: 'pre',
  resolveId: (source, importer) => emittedPath(source, importer),
}

/** Tests of one project, in the order in which projects run. */
function project(name: Project, order: number, setup: readonly string[], isolate: boolean) {
  // Modules are replaced only where they are transformed.
  const isEmitted = !isWatching && !name.endsWith('-alone')
  return {
    ...fromSources,
    plugins: isEmitted ? [toEmitted] : [],
    test: {
      name,
      include: testsOf(name),
      globalSetup: [...(isEmitted ? ['emit'] : []), ...setup].map(
        (file) => `test/support/${file}.ts`,
      ),
      isolate,
      sequence: { groupOrder: order },
      // Tests wait for programs that they start: one core for them would leave the others idle.
      maxWorkers: '100%',
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
    projects: [
      // Nothing in the product keeps state in a module, so files share the modules that they import.
      project('unit', 0, [], false),
      project('unit-alone', 1, [], true),
      project('whole', 2, [], false),
      project('tools', 3, ['build', 'install-tools'], false),
      project('tools-alone', 4, ['build', 'install-tools'], true),
      project('browser', 5, ['build'], true),
    ],
  },
})
