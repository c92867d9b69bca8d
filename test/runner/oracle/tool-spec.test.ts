import { describe, expect, it } from 'vitest'
import { splitCommand } from '#runner/oracle/split-command'
import { parseToolSpec } from '#runner/oracle/tool-spec'

describe('parseToolSpec', () => {
  it.each([
    ['reference', { kind: 'reference' }],
    ['spirv-val', { kind: 'program', tool: 'spirv-val' }],
    ['spirv-val=/opt/my=val@2', { kind: 'path', tool: 'spirv-val', path: '/opt/my=val@2' }],
    ['spirv-val@testing', { kind: 'installed', tool: 'spirv-val', suite: 'testing' }],
    [
      "spirv-opt@testing -O --set-spec-const-default-value '1:2 3'",
      {
        kind: 'installed',
        tool: 'spirv-opt',
        suite: 'testing',
        options: ['-O', '--set-spec-const-default-value', '1:2 3'],
      },
    ],
    [
      'spirv-cross=/opt/a b/spirv-cross --msl',
      { kind: 'path', tool: 'spirv-cross', path: '/opt/a b/spirv-cross', options: ['--msl'] },
    ],
    ['spirv-opt -Os', { kind: 'program', tool: 'spirv-opt', options: ['-Os'] }],
    [
      "naga:naga validate --env {env} 'a b' {file}",
      {
        kind: 'command',
        tool: 'naga',
        command: ['naga', 'validate', '--env', '{env}', 'a b', '{file}'],
      },
    ],
    ['x:sh -c "y <{file}"', { kind: 'command', tool: 'x', command: ['sh', '-c', 'y <{file}'] }],
    [
      'harness:./harness --fast',
      { kind: 'harness', tool: 'harness', command: ['./harness', '--fast'] },
    ],
  ])('reads %s', (spec, expected) => {
    expect(parseToolSpec(spec)).toEqual({ spec, ...expected })
  })

  it.each([
    ['', 'no name'],
    [':x {file}', 'no name'],
    ['@testing', 'no name'],
    ['two words', 'no name'],
    ['spirv-val=', "nothing after '='"],
    ['spirv-val@', "nothing after '@'"],
    ['spirv-val@sid', "no suite 'sid', there are oldstable, stable, testing"],
    ['x:', "nothing after ':'"],
    ['harness: ', "nothing after ':'"],
    ['x:judge', '{file} is missing'],
    ['x:judge {file} {out}', '{out} stands for nothing'],
    ["x:judge '{file}", 'a quote is not closed'],
  ])('refuses %j', (spec, why) => {
    expect(parseToolSpec(spec)).toMatchObject({
      kind: 'problem',
      code: 'bad-tool-spec',
      message: expect.stringContaining(why),
      hint: expect.stringContaining('a SPEC is'),
    })
  })
})

describe('splitCommand', () => {
  it.each([
    ['a b', ['a', 'b']],
    ['  a\tb\n', ['a', 'b']],
    ["a' 'b", ['a b']],
    ['"it\'s"', ["it's"]],
    ["''", ['']],
    ['\\n $x *', ['\\n', '$x', '*']],
    ['', []],
  ])('splits %j', (text, words) => {
    expect(splitCommand(text)).toEqual(words)
  })

  it('reports a quote that is not closed', () => {
    expect(splitCommand('a "b')).toBeUndefined()
  })
})
