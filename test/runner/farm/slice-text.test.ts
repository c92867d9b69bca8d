import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { directoryStore } from '#runner/farm/blobs/directory-store'
import { pack, unpack } from '#runner/farm/pack'
import { pastUpTo, putPast } from '#runner/farm/past'
import { sliceSchema, sliceText } from '#runner/farm/slice-text'
import type { SliceResult } from '#runner/fuzz/campaign/slice-result'
import { type Environment, environmentByName } from '#spec/environments'

const folder = mkdtempSync(join(tmpdir(), 'slice-text-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const environment = environmentByName('spv1.6') as Environment
const words = Uint32Array.of(0x0723_0203, 0x0001_0600, 0, 1, 0)
const kept = { name: 'module 7', words, environment, valid: false, rules: ['core/a'] }
const changed = { ...kept, ways: ['core/a-b wider', 'pairs/edit a-b-c'] }

it('the result of a slice reaches the campaign with what broke the modules', async () => {
  const result: SliceResult = {
    ...{ slice: 1, runs: 2, counts: {}, novel: [], tried: [], alone: {} },
    kept: [
      { index: 7, ...changed },
      { index: 8, ...kept },
    ],
    suspects: [
      {
        ...{ probe: 'p', words, control: null, environment, rules: [], index: 7 },
        judge: { kind: 'valid' },
        disagreement: { outcome: 'crash', key: 'k', said: 's' },
        recipe: {
          ...{ source: 'kept', name: 'module 3', fractions: [], before: changed.ways },
          steps: [{ mutator: 'generic/x', variant: 'y', at: 2 }],
        },
      },
    ],
  }
  expect(unpack(pack(sliceText(result)), sliceSchema)).toEqual(result)
})

it('the past of a campaign reaches a worker with what broke the modules', async () => {
  const blobs = directoryStore(folder)
  const entries = [
    { slice: 1, kept: changed },
    { slice: 1, kept },
    { slice: 2, alone: 'core/a' },
  ]
  const name = await putPast(blobs, { entries, novel: [1], tried: ['mutator x'] })
  expect((await pastUpTo(blobs, name, undefined)).flatMap((record) => record.entries)).toEqual(
    entries,
  )
})
