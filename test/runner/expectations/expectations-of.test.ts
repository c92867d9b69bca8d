import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { isProblem } from '#runner/is-problem'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

/** Writes entries about rules, each with its reason, and gives the path. */
function file(name: string, reasons: Readonly<Record<string, string>>, more: object = {}): string {
  const path = join(folder, name)
  const entries = Object.entries(reasons).map(([rule, reason]) => ({
    ...{ rules: [rule], outcome: 'crash', reason },
  }))
  writeFileSync(path, JSON.stringify({ tool: 'spirv-val', ...more, entries }))
  return path
}

function found(files: readonly string[], use: 'read' | 'write' = 'read', tools = ['spirv-val']) {
  return expectationsOf(['reference', ...tools], folder, files, use)
}

function written(files: readonly string[], tools?: string[]) {
  const answer = found(files, 'write', tools)
  if (isProblem(answer)) throw new Error(answer.message)
  return answer
}

function reasons(files: readonly string[]) {
  const answer = found(files)
  if (isProblem(answer)) throw new Error(answer.message)
  const { expectations } = answer.get('spirv-val') ?? {}
  return (expectations?.entries ?? []).map(({ rules, reason }) => `${rules?.join()} ${reason}`)
}

describe('files of expectations', () => {
  it('are combined with the file of the corpus, and the last one decides', () => {
    file('spirv-val.json', { 'a/one': 'shipped', 'a/two': 'shipped' }, { moving: {} })
    const mine = file('mine.json', { 'a/one': 'mine', 'a/three': 'mine' })
    const last = file('last.json', { 'a/three': 'not looked at' })
    expect(reasons([])).toEqual(['a/one shipped', 'a/two shipped'])
    expect(reasons([mine])).toEqual(['a/one mine', 'a/three mine', 'a/two shipped'])
    const all = ['a/three not looked at', 'a/one mine', 'a/two shipped']
    expect(reasons([mine, last])).toEqual(all)
  })

  it('are written back to where they were read last, without what other files say', () => {
    const shipped = file('spirv-val.json', { 'a/one': 'shipped' })
    const mine = file('mine.json', { 'a/two': 'mine' })
    const fileFrom = (files: readonly string[]) => written(files).get('spirv-val')
    expect(fileFrom([])).toMatchObject({ path: shipped, isOwn: false })
    expect(fileFrom([mine])).toMatchObject({
      ...{ path: mine, isOwn: true },
      own: { entries: [{ reason: 'mine' }] },
      expectations: { entries: [{ reason: 'mine' }, { reason: 'shipped' }] },
    })
  })

  it('may be missing if they are to be written', () => {
    file('spirv-val.json', { 'a/one': 'shipped' })
    const nowhere = join(folder, 'new.json')
    expect(found([nowhere])).toMatchObject({ code: 'no-file' })
    const files = written([nowhere]).get('spirv-val')
    expect(files).toMatchObject({
      ...{ path: nowhere, isOwn: true },
      expectations: { entries: [{ reason: 'shipped' }] },
    })
    expect(files).not.toHaveProperty('own')
  })

  it('are assigned to the tool in their name if there are several tools', () => {
    const tools = ['spirv-val', 'spirv-opt']
    const named = join(folder, 'new', 'spirv-opt.json')
    const byTool = written([named], tools)
    expect(byTool.get('spirv-opt')).toEqual({ path: named, isOwn: true })
    expect(found([join(folder, 'new.json')], 'write', tools)).toMatchObject({
      code: 'no-file',
      hint: 'create one for each tool: spirv-val.json, spirv-opt.json',
    })
  })

  it('are found in a folder by the name of the tool', () => {
    expect(found([folder])).toMatchObject({
      message: `--expectations ${folder}: a directory, not a file`,
      hint: `name the file of a tool: ${join(folder, 'spirv-val.json')}`,
    })
  })

  it('are refused with an empty reason, except for writing', () => {
    const mine = file('mine.json', { 'a/one': '' })
    expect(found([mine])).toMatchObject({ code: 'bad-expectations' })
    expect(found([mine], 'write')).toBeInstanceOf(Map)
  })
})
