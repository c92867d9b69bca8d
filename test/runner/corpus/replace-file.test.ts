import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replaceFile } from '#runner/corpus/replace-file'
import { temporaryFolder } from './fake-corpus.ts'

/** Linux gives no process an id above 2 ** 22. */
const gone = 2 ** 22 + 1

describe('a file that is replaced', () => {
  it('removes the temporary files of a killed process, and nothing else', () => {
    const folder = temporaryFolder()
    const [running, foreign] = [`a.txt.${process.ppid}.unfinished`, `b.txt.${gone}.unfinished`]
    const kept = [running, foreign, 'a.txt.1', `a.txt.${gone}`, 'a.txt.old.unfinished']
    const left = [`a.txt.${gone}.unfinished`, `a.txt.${gone + 1}.unfinished`]
    for (const name of ['a.txt', ...left, ...kept]) writeFileSync(join(folder, name), 'old')
    replaceFile(join(folder, 'a.txt'), 'new')
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('new')
    expect(readdirSync(folder).sort()).toEqual(['a.txt', ...kept].sort())
  })
})
