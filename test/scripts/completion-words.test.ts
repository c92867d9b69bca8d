import { Argument, Command, Option } from 'commander'
import { describe, expect, it } from 'vitest'
import { type CompletionValues, complete } from '../../scripts/cli/completion/complete.ts'
import { keptByBash, wordsOfLine } from '../../scripts/cli/completion/words-of-line.ts'
import { program } from '../../scripts/cli/program.ts'

const root = new Command('p')
  .option('--debug', 'say more')
  .addCommand(
    new Command('ask')
      .description('ask tools')
      .argument('<file...>')
      .option('--tool <spec...>', 'whom')
      .option('--jobs <n>', 'how many')
      .option('-q, --quiet', 'say less')
      .addOption(new Option('--size <size>', 'how large').choices(['small', 'large'])),
  )
  .addCommand(new Command('shell').addArgument(new Argument('<name>').choices(['bash', 'zsh'])))
  .addCommand(new Command('hidden'), { hidden: true })
  .addCommand(new Command('group').addCommand(new Command('inner').option('--deep', 'deep')))

const values: CompletionValues = {
  ofOption: (name) =>
    name === 'tool'
      ? [
          { value: 'val', about: '' },
          { value: 'opt', about: '' },
        ]
      : [],
  ofCommand: () => [],
}

function found(...words: readonly string[]): readonly string[] {
  return complete(root, words, values).map(({ value }) => value)
}

describe('the function complete', () => {
  it.each<[readonly string[], readonly string[]]>([
    [[''], ['ask', 'shell', 'group', 'help']],
    [['a'], ['ask']],
    [['-'], ['--debug', '--help']],
    [
      ['ask', '--'],
      ['--tool', '--jobs', '--quiet', '--size', '--help'],
    ],
    [
      ['ask', '--tool', ''],
      ['val', 'opt'],
    ],
    [['ask', '--tool', 'val', 'o'], ['opt']],
    [['ask', '--tool', 'val', '--jobs', ''], []],
    [['ask', '--jobs', '3', ''], []],
    [['ask', '--quiet', '--size', 'l'], ['large']],
    [['ask', '--size=s'], ['--size=small']],
    [['ask', '--', '--'], []],
    [
      ['shell', ''],
      ['bash', 'zsh'],
    ],
    [['shell', 'bash', ''], []],
    [
      ['group', ''],
      ['inner', 'help'],
    ],
    [['group', 'inner', '--d'], ['--deep']],
    [['nothing', ''], []],
  ])('completes %j to %j', (words, expected) => {
    expect(found(...words)).toEqual(expected)
  })

  it('describes commands and options', () => {
    expect(complete(root, ['as'], values)).toEqual([{ value: 'ask', about: 'ask tools' }])
    expect(complete(root, ['ask', '--j'], values)).toEqual([{ value: '--jobs', about: 'how many' }])
  })

  it('has values for every option of the command line that takes a name', async () => {
    const { valuesOfCommand, valuesOfOption } = await import(
      '../../scripts/cli/completion/values.ts'
    )
    const completed = { ofOption: valuesOfOption, ofCommand: valuesOfCommand }
    const names = ['text', 'env', 'rule', 'tool', 'format', 'suite', 'with', 'cause', 'revision']
    for (const name of names) expect(valuesOfOption(name, '').length, name).toBeGreaterThan(2)
    expect(valuesOfOption('rule', 'core/').length).toBeGreaterThan(
      valuesOfOption('rule', '').length,
    )
    const words = ['explain', 'core/magic-n']
    const ids = complete(await program(words), words, completed).map(({ value }) => value)
    expect(ids).toEqual(['core/magic-number'])
  })
})

describe('wordsOfLine', () => {
  it.each([
    ['p', [], false],
    ['p ', [''], false],
    ['p ask --tool v', ['ask', '--tool', 'v'], false],
    ["p ask 'a b", ['ask', 'a b'], true],
    ['p ask "a b" ', ['ask', 'a b', ''], false],
  ])('splits %j', (line, words, isQuoted) => {
    expect(wordsOfLine(line)).toEqual({ words, isQuoted })
  })
})

describe('keptByBash', () => {
  it.each([
    ['p harness:spirv-v', 8],
    ['p spirv-val@te', 9],
    ['p --size=s', 7],
    ["p 'harness:s", 0],
    ['p plain', 0],
  ])('is the right length for %j: %i', (line, kept) => {
    expect(keptByBash(wordsOfLine(line), ' \t\n"\'@><=;|&(:')).toBe(kept)
  })
})
