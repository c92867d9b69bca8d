import { expect, it } from 'vitest'
import { shownCommand } from '#runner/fuzz/finding/shown-command'

const identity = { tool: 'spirv-val', version: '2026.4', close: () => undefined }
const installed = '.tools/testing/bin/spirv-val --target-env {env} {file}'

it.each([
  ['spirv-val@testing', undefined, installed, 'spirv-val@testing --target-env {env} {file}'],
  ['mine', 'spirv-val@testing', installed, 'spirv-val@testing --target-env {env} {file}'],
  ['spirv-val=/my/spirv-val', undefined, '/my/spirv-val {file}', '/my/spirv-val {file}'],
  ['harness:spirv-val@testing', undefined, 'spirv-val@testing', 'spirv-val@testing'],
])(
  'the command of a finding names the program of %s for use on another machine',
  (name, spec, command, shown) => {
    expect(shownCommand({ ...identity, name, ...(spec && { spec }), command })).toBe(shown)
  },
)
