import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { commandNames, loadCommand } from '#scripts/cli/command-files'
import { collect } from '#scripts/cli/options/environment-option'
import { withListsApart } from '#scripts/cli/options/list-options'
import { ctsHere } from '../support/cts-here.ts'

function parsed(words: readonly string[], needsFile = true) {
  const command = new Command('judge')
    .argument(needsFile ? '<file...>' : '[file...]')
    .option('--rule <glob...>')
    .option('--log <log...>')
    .option('--env <name>')
    .option('--json')
    .action(() => {})
  const root = new Command('root').addCommand(command)
  root.parse(withListsApart(root, ['judge', ...words]), { from: 'user' })
  return { ...command.opts(), files: command.args }
}

describe('withListsApart', () => {
  it.each([
    [['--rule', 'a', 'b.spv'], { rule: ['a'], files: ['b.spv'] }],
    [['--rule', 'a', 'b', 'c.spv'], { rule: ['a', 'b'], files: ['c.spv'] }],
    [['--rule', 'a,b', '--rule=c', 'd.spv'], { rule: ['a', 'b', 'c'], files: ['d.spv'] }],
    [['--rule', '{a,b}/c', 'd.spv'], { rule: ['{a,b}/c'], files: ['d.spv'] }],
    [['d.spv', '--rule', 'a', 'b'], { rule: ['a', 'b'], files: ['d.spv'] }],
    [['--rule', 'a', 'd.spv', '--json'], { rule: ['a'], json: true, files: ['d.spv'] }],
    [['--rule', 'a', 'b', '--env', 'x', 'd.spv'], { rule: ['a', 'b'], env: 'x', files: ['d.spv'] }],
    [['--rule', 'a', '-'], { rule: ['a'], files: ['-'] }],
    [['--rule', 'a', '--', '--odd'], { rule: ['a'], files: ['--odd'] }],
    [['--log', 'package.json', 'd.spv'], { log: ['package.json'], files: ['d.spv'] }],
  ])('reads %j', (words, expected) => {
    expect(parsed(words)).toEqual(expected)
  })

  it('ends a list before an existing file if the command needs one and has none', () => {
    expect(parsed(['--rule', 'a', 'b', 'package.json'], false)).toEqual({
      rule: ['a', 'b'],
      files: ['package.json'],
    })
    expect(parsed(['--rule', 'a', 'b', 'nowhere'], false)).toEqual({
      rule: ['a', 'b', 'nowhere'],
      files: [],
    })
  })

  it('ends a list of files before a folder or a file of another kind', () => {
    for (const operand of ['corpus', 'README.md'])
      expect(parsed(['--log', 'package.json', 'tsconfig.json', operand], false)).toEqual({
        log: ['package.json', 'tsconfig.json'],
        files: [operand],
      })
  })

  it('leaves files in the list of an option if the command needs no operand', () => {
    expect(parsed(['--log', 'package.json', 'tsconfig.json'], false)).toEqual({
      log: ['package.json', 'tsconfig.json'],
      files: [],
    })
  })
})

describe('the command line', () => {
  it('has a list for every option that takes several values, unless a comma belongs to a value', async () => {
    const commands = await Promise.all(commandNames().map(loadCommand))
    const options = commands.flatMap((command) => command.options)
    expect(options.filter(({ variadic }) => variadic).length).toBeGreaterThan(20)
    const repeated = options.filter(({ parseArg }) => parseArg === collect)
    expect(repeated.map(({ flags }) => flags).filter((flags) => !/=/.test(flags))).toEqual([])
  })

  it('accepts environments with commas, and repeated', async () => {
    for (const list of [
      ['--env', 'spv1.6,vulkan1.3'],
      ['--env', 'spv1.6', '--env', 'vulkan1.3'],
      ['--env', 'spv1.6', 'vulkan1.3'],
    ]) {
      const file = 'corpus/core/magic-number/shader-1.spvasm'
      const { stdout, exitCode } = await ctsHere(['validate', ...list, file])
      expect(stdout).toMatch(/valid for spv1\.6\n.*valid for vulkan1\.3/)
      expect(exitCode).toBe(0)
    }
  })

  it('accepts a file after an option that takes several values', async () => {
    const { exitCode, stderr } = await ctsHere(['validate', '--revision', 'first', 'nowhere.spv'])
    expect(stderr).toContain('nowhere.spv')
    expect(stderr).not.toContain('missing required argument')
    expect(exitCode).toBe(2)
  })
})
