import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeParts } from '#scripts/cli/output/write-parts'

afterEach(() => vi.restoreAllMocks())

describe('standard output', () => {
  it('is written no faster than it is read', async () => {
    const written: unknown[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      written.push(chunk)
      return false
    })
    const parts = ['a', 'b', 'c'].map((letter) => letter.repeat(70_000))
    const done = writeParts(parts)
    for (const count of [1, 2, 3]) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      expect(written).toHaveLength(count)
      process.stdout.emit('drain')
    }
    await done
    expect(written).toEqual(parts)
  })
})
