import { defineConfig } from 'vitest/config'
import { type Project, testsOf } from './test/support/projects.ts'

const common = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
}

/** Tests of one project, in the order in which projects run. */
function project(name: Project, order: number, setup: readonly string[], isolate: boolean) {
  return {
    ...common,
    test: {
      name,
      include: testsOf(name),
      globalSetup: setup.map((file) => `test/support/${file}.ts`),
      isolate,
      sequence: { groupOrder: order },
      // Tests wait for programs that they start: one core for them would leave the others idle.
      maxWorkers: '100%',
      testTimeout: 180_000,
      hookTimeout: 240_000,
      // Every test file imports most of the product: transformed once, and read from node_modules after that.
      experimental: { fsModuleCache: true },
    },
  }
}

export default defineConfig({
  ...common,
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
