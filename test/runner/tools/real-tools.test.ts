import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { versionOrder } from '#runner/expectations/version-order'
import { run } from '#runner/process/run'
import { findTools } from '#runner/tools/find-tools'
import { readInstalled } from '#runner/tools/installed'
import { sha256 } from '#runner/tools/sha256'
import { toolDirectory } from '#runner/tools/tool-directory'
import { suiteNames } from '../../support/tools.ts'

const directory = toolDirectory()

it('the installed tools of every suite have the versions in the record', () => {
  const installed = readInstalled(directory)
  expect(Object.keys(installed?.suites ?? {})).toEqual(expect.arrayContaining([...suiteNames]))
  for (const { programs } of Object.values(installed?.suites ?? {})) {
    expect(Object.keys(programs)).toEqual(
      expect.arrayContaining(['spirv-as', 'spirv-dis', 'spirv-opt', 'spirv-val']),
    )
    for (const { path, wrapper, sha256: digest } of Object.values(programs)) {
      expect(existsSync(join(directory, wrapper))).toBe(true)
      expect(sha256(join(directory, path))).toBe(digest)
    }
  }
})

it('the installed tools run from a shell, and each suite is newer than the one before', async () => {
  const versions: string[] = []
  for (const suite of suiteNames) {
    const answer = await run([join(directory, suite, 'bin/spirv-val'), '--version'])
    expect(answer).toMatchObject({ kind: 'answered', exitCode: 0 })
    versions.push(answer.kind === 'answered' ? answer.stdout : '')
  }
  expect(
    versions.map((version, index) => versionOrder(version, versions[index - 1] ?? '0')),
  ).toEqual(suiteNames.map(() => 1))
})

it('the installed tools are found, with the SPEC that names them', async () => {
  const found = await findTools(directory)
  for (const suite of suiteNames)
    expect(found).toContainEqual({
      name: 'spirv-val',
      from: suite,
      spec: `spirv-val@${suite}`,
      path: join(directory, suite, 'bin/spirv-val'),
      version: expect.stringContaining('SPIRV-Tools'),
    })
})
