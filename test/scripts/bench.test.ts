import { expect, it } from 'vitest'
import type { BenchRow } from '../../scripts/dev/bench/bench-row.ts'
import {
  type MeasuredPart,
  MissingToolError,
  measureParts,
} from '../../scripts/dev/bench/measure-parts.ts'

const row: BenchRow = { name: 'a', ours: 1, theirs: 2, unit: 'ms', ratio: 0.5, goal: '<= 1' }

async function measuredOf(names: readonly string[]): Promise<readonly MeasuredPart[]> {
  const parts = {
    first: () => [row],
    absent: () => {
      throw new MissingToolError('no driver', 'spirv-cts tools install --with drivers')
    },
    broken: async () => {
      throw new Error('the texts differ')
    },
    last: async () => [row, row],
  }
  const found: MeasuredPart[] = []
  for await (const part of measureParts(parts, names, () => {})) found.push(part)
  return found
}

it('a part of the bench that lacks its tool, or fails, does not affect the other parts', async () => {
  expect(await measuredOf([])).toEqual([
    { name: 'first', kind: 'rows', rows: [row] },
    { name: 'absent', kind: 'skipped', why: 'no driver; spirv-cts tools install --with drivers' },
    { name: 'broken', kind: 'failed', why: 'the texts differ' },
    { name: 'last', kind: 'rows', rows: [row, row] },
  ])
})

it('the bench measures only the parts that are named', async () => {
  expect((await measuredOf(['last'])).map(({ name }) => name)).toEqual(['last'])
})
