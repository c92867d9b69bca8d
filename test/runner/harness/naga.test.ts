import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { installNpmPackage } from '#runner/tools/install-npm-package'
import { npmPackageFolder, npmPackageNamed } from '#runner/tools/npm-packages'
import { toolDirectory } from '#runner/tools/tool-directory'
import { cts } from '../../support/cts.ts'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

const naga = npmPackageNamed('naga')
if (naga === undefined) throw new Error('naga is not among the npm packages')

beforeAll(async () => {
  const folder = await installNpmPackage(toolDirectory(), naga, () => {})
  if (typeof folder !== 'string') throw new Error(folder.message)
})

it.each([
  ['core/image-coordinate-components/explicit-1', 'invalid: InvalidId'],
  ['core/composite-construct-result/composites-1', 'crash: SIGABRT in wasm-function-'],
  ['core/access-chain-structure-bounds/last-members-1', 'unsupported: InvalidTypeWidth'],
])('naga is asked about %s and answers: %s', async (id, expected) => {
  const file = join(packageRoot(), 'corpus', `${id}.spvasm`)
  const { stdout, stderr } = await cts(['ask', '--tool', 'harness:naga', file])
  expect(stdout + stderr).toContain(expected)
})

it('naga is among the tools that are listed, with its version', async () => {
  const directory = temporaryFolder()
  symlinkSync(join(toolDirectory(), 'npm'), join(directory, 'npm'))
  const { stdout } = await cts(['tools', '--json'], { env: { SPIRV_CTS_TOOLS: directory } })
  expect(JSON.parse(stdout)).toContainEqual({
    ...{ name: 'naga', from: 'npm', spec: 'harness:naga' },
    ...{
      path: npmPackageFolder(directory, naga),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    },
  })
})

it('naga that is not installed leads to an error that says how to install it', async () => {
  const file = join(packageRoot(), 'corpus/core/image-coordinate-components/explicit-1.spvasm')
  const { exitCode, stderr } = await cts(['ask', '--tool', 'harness:naga', file], {
    env: { SPIRV_CTS_TOOLS: temporaryFolder() },
  })
  expect(stderr).toContain('npm run -s cts -- tools install --with naga')
  expect(exitCode).not.toBe(0)
})

it('naga is not installed from another package file than the tested one', async () => {
  const directory = temporaryFolder()
  const other = { ...naga, integrity: 'sha512-AAAA' }
  expect(await installNpmPackage(directory, other, () => {})).toMatchObject({ code: 'tampered' })
  expect(
    await installNpmPackage(directory, { ...naga, version: '0.0.0-none' }, () => {}),
  ).toMatchObject({
    code: 'not-fetched',
  })
})
