import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { itJudges, type Subjects } from '../../support/judge-subjects.ts'

const folder = new URL('./subjects/', import.meta.url)

const tables: readonly { readonly file: string; readonly subjects: Subjects }[] = await Promise.all(
  readdirSync(folder)
    .sort()
    .map(async (file) => ({ file, ...(await import(new URL(file, folder).href)) })),
)

test('there are tables', () => {
  expect(tables.length).toBeGreaterThan(0)
})

itJudges('SPV_EXT_descriptor_heap', tables)
