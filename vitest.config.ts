import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/install-tools.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Every test file imports most of the product: transformed once, and read from node_modules after that.
    experimental: { fsModuleCache: true },
  },
})
