import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Kit } from '#runner/bugs/kit'
import { scriptText } from '#runner/bugs/script'
import type { Probe } from '#runner/fuzz/observe/probe'
import { run } from '#runner/process/run'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

const words = new Uint32Array(5)
const kit = {
  cause: { kind: 'bug' },
  finding: { outcome: 'false-accept', said: 'valid', environment: 'spv1.4' },
  shown: { asked: { words, judge: { kind: 'invalid', blames: [] } }, control: words },
} as unknown as Kit
const probe = {
  tools: [
    {
      kind: 'validator',
      tool: 'spirv-val',
      name: 'mine',
      spec: 'harness:spirv-val=/some/build',
      command: '',
    },
  ],
} as unknown as Probe

const folder = temporaryFolder()
const suite = join(folder, 'suite.sh')
const script = join(folder, 'reproduce.sh')
const asked = join(folder, 'asked')
const text = scriptText(kit, probe, 'a fault', undefined, { name: 'spirv-cts', version: '1.0.0' })
writeFileSync(script, text ?? '')
writeFileSync(suite, `#!/bin/sh\necho "$*" >> '${asked}'\n`)
chmodSync(suite, 0o755)

it.each([
  ['the tool of the kit', [], 'harness:spirv-val=/some/build'],
  ['a tool of the reader', ['SPEC=mine:my val {file}'], 'mine:my val {file}'],
] as const)('a script that asks by way of this suite asks %s', async (_, variables, spec) => {
  writeFileSync(asked, '')
  const answer = await run(['env', `SPIRV_CTS=${suite}`, ...variables, 'sh', script])
  // The suite accepts everything here.
  expect(answer).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/^REPRODUCED: /) })
  expect(readFileSync(asked, 'utf8').trim().split('\n')).toEqual(
    ['control.spv', 'module.spv'].map((file) =>
      expect.stringMatching(
        new RegExp(`^ask ${file} --env spv1\\.4 .*--tool ${spec.replaceAll(/[{}.]/g, '\\$&')}$`),
      ),
    ),
  )
})
