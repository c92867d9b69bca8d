import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPairFile } from '../../../runner/corpus/pair-files.ts'

let room = ''

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'pair-files-'))
  mkdirSync(join(room, 'shared'))
  mkdirSync(join(room, 'T', 'shared'), { recursive: true })
})
afterEach(() => rmSync(room, { recursive: true }))

const pair = `{{#pair in="numbers"}}
rule-a/name: what the control shows
body: OpStore %number {%uint_1 | float: %float_1}
{{/pair}}`

const pieces = `{{#pieces "numbers"}}
declarations: %number = OpVariable %pointer_Private_uint Private
{{/pieces}}`

describe('readPairFile', () => {
  it('includes texts that all makers share, and those of its own text', () => {
    writeFileSync(join(room, 'shared', 'numbers.hbs'), pieces)
    writeFileSync(join(room, 'T', 'shared', 'own.hbs'), '{{> numbers}}')
    writeFileSync(join(room, 'T', 'family.pairs.hbs'), `{{> shared/own}}\n${pair}`)
    const [first] = readPairFile(join(room, 'T'), 'family.pairs.hbs')
    expect(first?.control).toContain('%number = OpVariable')
  })

  it.each([
    [['T', 'shared', 'own.hbs'], '{{> shared/own}}', 'generators/T/shared/own.hbs:1:3:'],
    [['shared', 'numbers.hbs'], '{{> numbers}}', 'generators/shared/numbers.hbs:1:3:'],
  ])('names %j in the message about a mistake in it', (path, source, place) => {
    writeFileSync(join(room, ...path), '{{nothing}}')
    writeFileSync(join(room, 'T', 'family.pairs.hbs'), `${source}\n${pair}`)
    expect(() => readPairFile(join(room, 'T'), 'family.pairs.hbs')).toThrow(place)
  })
})
