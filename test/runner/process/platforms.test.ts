import { describe, expect, it } from 'vitest'
import { splitCommand } from '#runner/oracle/split-command'
import { parseToolSpec } from '#runner/oracle/tool-spec'
import { hasShell } from '#runner/process/has-shell'
import { treeKiller } from '#runner/process/kill-group'
import { start } from '#runner/process/start'

describe('on Windows', () => {
  it('no shell is used to start a program, and its arguments are unchanged', async () => {
    const words = ['a b', "it's", '"', '$HOME', '*', '', '\\', 'ü\n']
    const script = 'console.log(JSON.stringify([process.ppid, ...process.argv.slice(1)]))'
    const command = [process.execPath, '-e', script, '--', ...words]
    const limits = { nothrow: true, memoryMiB: 512 }
    for (const platform of ['win32', 'linux', 'darwin'] as const) {
      const { stdout } = await start(command, limits, platform)
      expect(JSON.parse(stdout), platform).toEqual([process.pid, ...words])
    }
  })

  it('no shell limits the memory of a program', async () => {
    expect([hasShell('win32'), hasShell('linux'), hasShell('darwin')]).toEqual([false, true, true])
    const limit = ['sh', '-c', 'ulimit -d']
    const limits = async (platform: NodeJS.Platform) =>
      (await start(limit, { nothrow: true, memoryMiB: 512 }, platform)).stdout.trim()
    expect(await limits('linux')).toBe(String(512 * 1024))
    expect(await limits('win32')).not.toBe(String(512 * 1024))
  })

  it('a system program ends a tree of processes', () => {
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
  ])('a SPEC may contain a path with a drive and backslashes: %s', (spec, expected) => {
    expect(parseToolSpec(spec)).toMatchObject(expected)
  })

  it('a backslash escapes nothing in a command', () => {
    expect(splitCommand('C:\\new\\table.exe \\\\server\\share\\x')).toEqual([
      'C:\\new\\table.exe',
      '\\\\server\\share\\x',
    ])
  })
})
