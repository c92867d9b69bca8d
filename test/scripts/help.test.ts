import { describe, expect, it } from 'vitest'
import { commandNames, loadCommand } from '#scripts/cli/command-files'
import { askedHelp } from '#scripts/cli/help/asked-help'
import { helpText } from '#scripts/cli/help/help-text'
import { isRare, withRare } from '#scripts/cli/help/rare-options'
import { restoredCommand, storedCommand } from '#scripts/cli/help/stored-command'
import { ctsHere } from '../support/cts-here.ts'

const narrow = { isAll: false, columns: 60 }

describe('the help of a command', () => {
  it.each(commandNames())('is stored complete for %s', async (name) => {
    const loaded = await loadCommand(name)
    const stored = storedCommand(loaded)
    const restored = restoredCommand(JSON.parse(JSON.stringify(stored)))
    expect(restored.helpInformation()).toBe(loaded.helpInformation())
    expect(storedCommand(restored)).toEqual(stored)
    for (const [index, child] of loaded.commands.entries())
      expect(restored.commands[index]?.helpInformation()).toBe(child.helpInformation())
  })

  it.each(commandNames())(
    'is the same on every machine, whenever it is built, for %s',
    async (name) => {
      const once = JSON.stringify(storedCommand(await loadCommand(name)))
      expect(JSON.stringify(storedCommand(await loadCommand(name)))).toBe(once)
    },
  )

  it('has at most 50 lines for check, without options of farms', async () => {
    const { stdout } = await ctsHere(['check', '--help'])
    expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(50)
    expect(stdout).toContain('--help-all')
    expect(stdout).not.toContain('--farm')
    expect(stdout).not.toContain('More:')
  })

  it('has every option of check on request', async () => {
    const { stdout } = await ctsHere(['check', '--help-all'])
    for (const { long } of (await loadCommand('check')).options) expect(stdout).toContain(long)
    expect(stdout).toContain('Fossilize')
  })

  it.each(commandNames())(
    'is at most 80 columns wide for %s, except for its examples',
    async (name) => {
      for (const flag of ['--help', '--help-all']) {
        const { stdout } = await ctsHere([name, flag])
        const remarks = stdout.split('\n').filter((line) => /^\S/.test(line))
        expect(remarks.length).toBeGreaterThan(0)
        expect(remarks.filter((line) => line.length > 80)).toEqual([])
      }
    },
  )
})

describe('helpText', () => {
  it('wraps remarks, and leaves examples unchanged', () => {
    const help = `\n${'word '.repeat(30)}\n\nExamples:\n  ${'x'.repeat(90)}\n`
    const lines = helpText(help, narrow).split('\n')
    expect(
      Math.max(...lines.filter((line) => /^\S/.test(line)).map(({ length }) => length)),
    ).toBeLessThanOrEqual(60)
    expect(lines).toContain(`  ${'x'.repeat(90)}`)
  })

  it('leaves out rare options, unless all are requested', () => {
    const help = '\nfirst\n\nMore:\nsecond\n\nExamples:\n  third\n'
    expect(helpText(help, narrow)).toBe('\nfirst\n\nExamples:\n  third\n')
    expect(helpText(help, { ...narrow, isAll: true })).toBe(help.replace('More:\n', ''))
    expect(helpText('\nfirst\n\nMore:\nsecond\n', narrow)).toBe('\nfirst\n\n')
  })
})

describe('rare options', () => {
  it('are options of their command', async () => {
    const command = await loadCommand('rules')
    expect(() => withRare(command, ['farm'])).toThrow('rules has no option --farm')
    expect(withRare(command, ['format']).options.filter(isRare)).toHaveLength(1)
  })
})

describe('askedHelp', () => {
  it.each([
    [['check', '--help'], ['check']],
    [
      ['farm', 'status', '-h'],
      ['farm', 'status'],
    ],
    [['help', 'farm'], ['farm']],
    [['check', '--help-all'], ['check']],
    [['--help'], undefined],
    [['check', '--tool', '-h'], undefined],
    [['check', '--tool', 'x'], undefined],
  ])('is for %j: %j', (argv, names) => {
    expect(askedHelp(argv)).toEqual(names)
  })
})
