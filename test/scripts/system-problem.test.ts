import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemProblem } from '../../scripts/cli/system-problem.ts'

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

function refusal(code: string, words: string, more: object): Error {
  return Object.assign(new Error(words), { code, syscall: 'write', ...more })
}

describe('systemProblem', () => {
  it('says what the system refused, for which file and what to do', () => {
    const full = refusal('ENOSPC', "ENOSPC: no space left on device, write '/out/a'", {
      path: '/out/a',
    })
    expect(systemProblem(full)).toEqual({
      kind: 'problem',
      code: 'system',
      message: '/out/a: write: no space left on device (ENOSPC)',
      hint: expect.stringMatching(/--out.*TMPDIR/),
    })
  })

  it('names the system call if the system names no file', () => {
    const full = refusal('EFBIG', 'EFBIG: file too large, write', {})
    expect(systemProblem(full)?.message).toBe('write: file too large (EFBIG)')
  })

  it('recognizes errors of Node', () => {
    const folder = mkdtempSync(join(tmpdir(), 'refused-'))
    const error = thrownBy(() => writeFileSync(join(folder, 'a'.repeat(300)), ''))
    expect(systemProblem(error)).toMatchObject({ code: 'system', hint: 'name a shorter path' })
  })

  it('treats a missing file as a mistake of the user who named it', () => {
    const error = thrownBy(() => readFileSync(join(tmpdir(), 'none', 'none')))
    expect(systemProblem(error)?.message).toMatch(
      /none: open: no such file or directory \(ENOENT\)$/,
    )
  })

  it('says that the folder of temporary files does not exist', () => {
    const missing = thrownBy(() => mkdtempSync(join(tmpdir(), 'none', 'x-')))
    expect(systemProblem(missing)?.hint).toMatch('TMPDIR')
  })

  it('leaves defects of ours alone', () => {
    expect(systemProblem(new TypeError('x is not a function'))).toBeUndefined()
    expect(systemProblem(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBeUndefined()
    expect(systemProblem('text')).toBeUndefined()
  })
})
