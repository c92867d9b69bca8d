import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { families, openMembers } from '#runner/corpus/families'
import { packageRoot } from '#runner/package-root'
import { corpusCases } from './corpus-cases.ts'

const listed = join(packageRoot(), 'test/texts/unbroken-members.txt')
const found = families(corpusCases)

describe('a rule about several instructions', () => {
  it('is broken in each of them by a case of its own, except for those on a list', () => {
    expect(found.length).toBeGreaterThan(400)
    const known = readFileSync(listed, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(openMembers(found)).toEqual(known)
  })

  it('is listed as unbroken in all of them if it has no invalid case', () => {
    const valid = corpusCases.filter(({ case: { control } }) => control === null)
    const without = families(valid)
    expect(without.length).toBeGreaterThan(400)
    expect(without.flatMap(({ broken }) => broken)).toEqual([])
  })
})
