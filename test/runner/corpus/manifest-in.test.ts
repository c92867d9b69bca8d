import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { manifestIn } from '#runner/corpus/manifest-in'
import { packageRoot } from '#runner/package-root'
import { fakeCorpus } from './fake-corpus.ts'

describe('the manifest in a folder', () => {
  it('is read once while its file stays as it is', () => {
    const folder = join(packageRoot(), 'corpus')
    const manifest = manifestIn(folder)
    expect(manifest).toMatchObject({ suite: { name: 'spirv-cts' } })
    expect(manifestIn(folder)).toBe(manifest)
  })

  it('is read again after a change, and is gone with its file', async () => {
    const { folder } = await fakeCorpus()
    const file = join(folder, 'manifest.json')
    const text = readFileSync(file, 'utf8')
    const manifests = ['0.0.1', '0.0.2'].map((version) => {
      writeFileSync(file, text.replace('"version":"0.0.0"', `"version":"${version}"`))
      return manifestIn(folder)
    })
    expect(manifests).toMatchObject([
      { suite: { version: '0.0.1' } },
      { suite: { version: '0.0.2' } },
    ])
    expect(manifestIn(folder)).toBe(manifests[1])
    writeFileSync(file, `${readFileSync(file, 'utf8')},`)
    expect(manifestIn(folder)).toMatchObject({ code: 'bad-manifest' })
    rmSync(file)
    expect(manifestIn(folder)).toBeUndefined()
  })

  it('is not looked for in a file', () => {
    expect(manifestIn(join(packageRoot(), 'package.json'))).toBeUndefined()
  })
})
