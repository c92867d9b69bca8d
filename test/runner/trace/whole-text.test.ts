import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statements } from '#runner/trace/statements'
import { wholeText } from '#runner/trace/whole-text'

let folder = ''
const write = (name: string, content: string): void => writeFileSync(join(folder, name), content)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'))
  mkdirSync(join(folder, 'text/common'), { recursive: true })
  write('secret.txt', 'It is outside of the folder.')
  write('text/common/rules.txt', 'It must be included.\n\ninclude::more.txt[]\n')
  write('text/common/more.txt', 'It must be deep.')
  write('text/loop.txt', 'Again.\ninclude::loop.txt[]')
})
afterAll(() => rmSync(folder, { recursive: true }))

const whole = (content: string) => wholeText(join(folder, 'text/document.adoc'), content)

describe('a text that includes files', () => {
  test('has their statements, even those of nested files', () => {
    const { content, missing } = whole(
      '== Section\n\nBefore.\n\ninclude::common/rules.txt[]\n\nAfter.\n',
    )
    expect(statements(content).map(({ words }) => words)).toEqual([
      'Before.',
      'It must be included.',
      'It must be deep.',
      'After.',
    ])
    expect(missing).toEqual([])
  })

  test('has the file and line of each of its lines', () => {
    const { content, place } = whole('== Section\n\ninclude::common/rules.txt[]\nAfter.\n')
    const lines = content.split('\n')
    const placeOf = (words: string) => place(1 + lines.indexOf(words))
    expect(placeOf('It must be included.')).toBe(join(folder, 'text/common/rules.txt:1'))
    expect(placeOf('It must be deep.')).toBe(join(folder, 'text/common/more.txt:1'))
    expect(placeOf('After.')).toBe(join(folder, 'text/document.adoc:4'))
  })

  test('reports those that are missing, except for paths with attributes', () => {
    const { missing } = whole('include::common/none.txt[]\ninclude::{generated}/api.adoc[]\n')
    expect(missing).toEqual(['common/none.txt'])
  })

  test('does not read files outside of its folder', () => {
    const { content, missing } = whole('include::../secret.txt[]\n')
    expect(content).not.toContain('outside')
    expect(missing).toEqual(['../secret.txt'])
  })

  test('ends even if files include each other', () => {
    expect(whole('include::loop.txt[]\n').content.split('Again.').length).toBeLessThan(20)
  })
})
