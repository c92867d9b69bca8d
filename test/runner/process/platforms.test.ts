import { describe, expect, it } from 'vitest'
import { splitCommand } from '#runner/oracle/split-command'
import { parseToolSpec } from '#runner/oracle/tool-spec'
import { hasShell } from '#runner/process/has-shell'
import { treeKiller } from '#runner/process/kill-group'
import { limited } from '#runner/process/memory-limit'

const command = ['C:\\Program Files\\val.exe', 'a b.spv']

describe('on Windows', () => {
  it('no shell limits the memory of a program, and its words stay as they are', () => {
    expect(limited(command, 512, 'win32')).toEqual(command)
    for (const platform of ['linux', 'darwin'] as const) {
      expect(limited(command, 512, platform)[0], platform).toBe('/bin/sh')
      expect(limited(command, 512, platform).slice(-2), platform).toEqual(command)
      expect(hasShell(platform)).toBe(true)
    }
    expect(hasShell('win32')).toBe(false)
  })

  it('a tree of processes is ended by a program of the system', () => {
    expect(treeKiller(4711)).toEqual(['taskkill', '/pid', '4711', '/T', '/F'])
  })

  it.each([
    [
      'spirv-val=C:\\SDK\\Bin\\spirv-val.exe',
      { tool: 'spirv-val', path: 'C:\\SDK\\Bin\\spirv-val.exe' },
    ],
    ['spirv-val=C:/SDK/Bin/spirv-val.exe', { tool: 'spirv-val', path: 'C:/SDK/Bin/spirv-val.exe' }],
    [
      'mine:"C:\\Program Files\\val.exe" --target-env {env} {file}',
      { tool: 'mine', command: ['C:\\Program Files\\val.exe', '--target-env', '{env}', '{file}'] },
    ],
    [
      "harness:'C:\\my tools\\h.exe' -q",
      { tool: 'harness', command: ['C:\\my tools\\h.exe', '-q'] },
    ],
  ])('a SPEC may name a path with a drive and backslashes: %s', (spec, expected) => {
    expect(parseToolSpec(spec)).toMatchObject(expected)
  })

  it('a backslash escapes nothing in a command', () => {
    expect(splitCommand('C:\\new\\table.exe \\\\server\\share\\x')).toEqual([
      'C:\\new\\table.exe',
      '\\\\server\\share\\x',
    ])
  })
})
