import { relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderOf } from '#runner/foreign/folder-of'

const here = resolve('.')

describe('the folder of files', () => {
  it.each([
    [['a.spv'], '.', ['a.spv']],
    [['./shaders/a.spv'], 'shaders', ['a.spv']],
    [['../x/a.spv'], '../x', ['a.spv']],
    [['/a.spv', '/x/b.spv'], '/', ['a.spv', 'x/b.spv']],
    [['s/b/c.spv', 's/a.spv', 's//a.spv'], 's', ['a.spv', 'b/c.spv']],
    [['s/a.spv', 'r/a.spv'], '.', ['r/a.spv', 's/a.spv']],
    [['s/a.spv', `${here}/s/b.spv`], `${here}/s`, ['a.spv', 'b.spv']],
    [['../a.spv', 'b.spv'], resolve('..'), ['a.spv', relative(resolve('..'), resolve('b.spv'))]],
  ])('is for %j: %s', (files, folder, paths) => {
    expect(folderOf(files)).toEqual({ folder, paths })
  })
})
