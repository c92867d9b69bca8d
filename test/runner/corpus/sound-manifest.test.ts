import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest } from '#runner/corpus/read-manifest'
import { isKnownSound, keepSound } from '#runner/corpus/sound-manifest'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { temporaryFolder } from './fake-corpus.ts'

const text = readFileSync(join(packageRoot(), 'corpus/manifest.json'), 'utf8')

describe('a manifest', () => {
  it('is known to be sound only if a record says so for the same text', () => {
    const folder = temporaryFolder()
    expect(isKnownSound(text, folder)).toBe(false)
    keepSound(text, folder)
    expect(isKnownSound(text, folder)).toBe(true)
    expect(isKnownSound(`${text} `, folder)).toBe(false)
  })

  it('is read the same way whether or not all of it is examined', () => {
    const [known, other] = [readManifest(text, 'known'), readManifest(`${text} `, 'other')]
    expect(isProblem(other)).toBe(false)
    expect(JSON.stringify(known)).toBe(JSON.stringify(other))
  })

  it('is examined and refused if one field is changed', () => {
    const changed = text.replace(/"version":"[^"]+"/, '"version":1')
    expect(changed).not.toBe(text)
    expect(readManifest(changed, 'changed.json')).toMatchObject({
      code: 'bad-manifest',
      message: expect.stringMatching(/^changed\.json: .*version/),
    })
  })
})
