import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { usualValidator } from '#scripts/cli/tools/usual-validator'

const folder = mkdtempSync(join(tmpdir(), 'validators-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function plant(path: string, mode: number): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, mode)
}

plant('path/spirv-val', 0o755)
plant('data/spirv-val', 0o644)
plant('tools/oldstable/bin/spirv-val', 0o755)
plant('tools/stable/bin/spirv-val', 0o755)
mkdirSync(join(folder, 'folder/spirv-val'), { recursive: true })

const installed = { SPIRV_CTS_TOOLS: join(folder, 'tools') }

it.each([
  ['on PATH', { PATH: join(folder, 'path'), ...installed }, 'spirv-val'],
  ['later on PATH', { PATH: ['/none', join(folder, 'path')].join(delimiter) }, 'spirv-val'],
  [
    'that is not executable on PATH',
    { PATH: join(folder, 'data'), ...installed },
    'spirv-val@stable',
  ],
  [
    'whose name a folder has on PATH',
    { PATH: join(folder, 'folder'), ...installed },
    'spirv-val@stable',
  ],
  ['installed in two suites', { PATH: '', ...installed }, 'spirv-val@stable'],
  ['nowhere', { PATH: '', SPIRV_CTS_TOOLS: join(folder, 'none') }, 'spirv-val'],
] as const)('a printed command names the usual spirv-val: one %s', (_, env, name) => {
  expect(usualValidator(env)).toBe(name)
})
