import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts', 'test/support/install-tools.ts'],
    // Tests wait for programs that they start: one core for them would leave the others idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Every test file imports most of the product: transformed once, and read from node_modules after that.
    experimental: { fsModuleCache: true },
  },
})
