import { describe, expect, it } from 'vitest'
import type { Installed } from '#runner/tools/installed'
import { installedCommand, installedName } from '#runner/tools/installed-command'

const programs = ['spirv-val', 'llvm-spirv-9', 'llvm-spirv-21', 'ocloc-26.27.1', 'spirv-reflect-pp']
const installed: Installed = {
  format: 1,
  architecture: 'amd64',
  suites: {
    testing: {
      codename: 'forky',
      date: '2026-01-01T00:00:00Z',
      groups: [],
      missing: [],
      root: 'testing/root',
      loader: 'testing/root/ld.so',
      libraries: ['testing/root/lib'],
      packages: [],
      programs: Object.fromEntries(
        programs.map((name) => [
          name,
          { path: `testing/root/bin/${name}`, wrapper: `testing/bin/${name}`, sha256: '' },
        ]),
      ),
    },
  },
}

describe('a program of a suite', () => {
  it.each([
    ['spirv-val', 'spirv-val'],
    ['llvm-spirv', 'llvm-spirv-21'],
    ['llvm-spirv-9', 'llvm-spirv-9'],
    ['ocloc', 'ocloc-26.27.1'],
    ['spirv-reflect', undefined],
    ['llvm', undefined],
  ])('is named %s, and found as %s', (program, name) => {
    expect(installedName(installed, 'testing', program)).toBe(name)
  })

  it('is started through the loader of its suite', () => {
    expect(installedCommand('/tools', installed, 'testing', 'llvm-spirv')).toEqual([
      '/tools/testing/root/ld.so',
      '--library-path',
      '/tools/testing/root/lib',
      '/tools/testing/root/bin/llvm-spirv-21',
    ])
  })

  it.each([
    ['testing', 'spirv-link'],
    ['stable', 'spirv-val'],
  ])('is missing from a suite that lacks it: %s %s', (suite, program) => {
    expect(installedCommand('/tools', installed, suite, program)).toBeUndefined()
  })
})
