import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Completion } from '#runner/process/completion'
import { openMadeLog } from '#scripts/dev/real/sets/made-log'
import {
  makeSetModules,
  type SetMaking,
  transformModules,
} from '#scripts/dev/real/sets/make-set-modules'
import type { Producer, Transformer } from '#scripts/dev/real/sets/producers'
import { sectionsOf } from '#scripts/dev/real/sets/sections'
import { sourcesInSet } from '#scripts/dev/real/sets/set-source'
import { distinct, madeTable, writeFailures } from '#scripts/dev/real/sets/show-sets'
import type { Starter } from '#scripts/dev/real/sets/start'

let folder: string
let root: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'real-test-'))
  root = join(folder, 'set')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const answered = (exitCode: number, stderr = ''): Completion => ({
  kind: 'answered',
  exitCode,
  stdout: '',
  stderr,
})

/** A compiler whose modules are its input, and which does what its input says. */
function fakeStarter(started: string[]): Starter {
  return {
    identity: (_, program) => (program === 'absent' ? undefined : `build of ${program}`),
    run: async (_, [program, input = '', out = '']) => {
      const text = readFileSync(input, 'utf8')
      started.push(`${program} ${text.trim()}`)
      if (text.includes('refuse')) return answered(1, 'note\nerror: line 1: no')
      if (text.includes('die'))
        return { kind: 'signalled', signal: 'SIGSEGV', stdout: '', stderr: '' }
      if (text.includes('assert')) return answered(70, 'Assertion `a` failed.')
      if (text.includes('hang')) return { kind: 'timeout', ms: 60_000 }
      if (text.includes('huge')) writeFileSync(out, new Uint8Array(1024 * 1024 + 1))
      else writeFileSync(out, `${program}: ${text}`)
      return answered(0)
    },
  }
}

const compiler: Producer = {
  name: 'fake',
  suite: 'testing',
  languages: ['glsl'],
  programs: ['fakec'],
  groups: 'fake',
  compilations: [
    { name: 'usual', environment: 'spv1.0', commands: ({ file }, out) => [['fakec', file, out]] },
  ],
}
const optimiser: Transformer = {
  name: 'better',
  suite: 'testing',
  programs: ['better'],
  groups: 'fake',
  transformations: [
    { name: '-O', command: (module, out) => ['better', module, out] },
    {
      name: 'elsewhere',
      environments: /^vulkan/,
      command: (module, out) => ['better', module, out],
    },
  ],
}

function makingIn(started: string[], shard = 'made'): SetMaking {
  return {
    starter: fakeStarter(started),
    log: openMadeLog(join(folder, 'real'), shard),
    producers: [compiler, { ...compiler, name: 'missing', programs: ['absent'] }],
    transformers: [optimiser],
    isOver: () => false,
  }
}

describe('the shaders in a source file', () => {
  it('are the sections for stages in a shader test of piglit', () => {
    const text =
      '[require]\nGLSL >= 1.10\n[vertex shader]\na\nb\n[fragment shader]\nc\n[vertex shader spirv]\nd\n[test]\ndraw\n'
    expect(sectionsOf('x.shader_test', text)).toEqual([
      { stage: 'vert', text: 'a\nb\n', isWhole: false },
      { stage: 'frag', text: 'c\n', isWhole: false },
    ])
  })

  it('are the stages of a Godot file, without the line for the macros of a variant', () => {
    expect(
      sectionsOf('x.glsl', '#[compute]\n#version 450\n#VERSION_DEFINES\nvoid main() {}'),
    ).toEqual([{ stage: 'comp', text: '#version 450\n\nvoid main() {}\n', isWhole: false }])
  })

  it('are the file itself if its extension is a stage, and none if other files include it', () => {
    expect(sectionsOf('x.frag', 'a')).toEqual([{ stage: 'frag', text: 'a', isWhole: true }])
    expect(sectionsOf('x.cl', 'a')).toEqual([{ stage: 'kernel', text: 'a', isWhole: true }])
    expect(sectionsOf('x.glsl', 'float f() { return 1; }')).toEqual([])
  })
})

describe('the sources of a set', () => {
  it('are distinct texts, in a stable order, and as many files as requested', () => {
    for (const name of ['a', 'b', 'c', 'd']) put(`${name}.frag`, `text ${name}`)
    put('again/a.frag', 'text a')
    put('b.vert', 'text')
    const all = [...sourcesInSet('set', root)]
    expect(all.map(({ text }) => text).sort()).toEqual([
      'text',
      'text a',
      'text b',
      'text c',
      'text d',
    ])
    const few = [...sourcesInSet('set', root, 2)]
    expect(few.filter(({ stage }) => stage === 'frag').length).toBeLessThanOrEqual(2)
    expect(
      all.map(({ name }) => name).filter((name) => few.some((source) => source.name === name)),
    ).toEqual(few.map(({ name }) => name))
  })
})

describe('modules of sets', () => {
  it('are compiled once, transformed if the environment fits, and stored by their digest', async () => {
    put('a.frag', 'one')
    put('b.frag', 'two')
    const started: string[] = []
    const making = makingIn(started)
    await makeSetModules(sourcesInSet('set', root), making)
    const compiled = started.indexOf('fakec one')
    expect(started.slice(compiled, compiled + 2)).toEqual(['fakec one', 'better fakec: one'])
    expect(started.sort()).toEqual([
      'better fakec: one',
      'better fakec: two',
      'fakec one',
      'fakec two',
    ])
    expect(distinct(making.log.lines())).toBe(4)
    for (const { module = '' } of making.log.lines())
      expect(Buffer.from(making.log.module(module)).toString()).toMatch(/one|two/)
    expect(madeTable(making.log.lines())).toMatch(/^all +4 +4 +0 +0 +0 +0 +4$/m)

    const again: string[] = []
    const next = makingIn(again)
    await makeSetModules(sourcesInSet('set', root), next)
    await transformModules(next)
    expect(again).toEqual([])
  })

  it('are transformed later if the transformer was not there when they were compiled', async () => {
    put('a.frag', 'one')
    await makeSetModules(sourcesInSet('set', root), { ...makingIn([]), transformers: [] })
    const started: string[] = []
    await transformModules(makingIn(started))
    expect(started).toEqual(['better fakec: one'])
  })

  it('are compiled again if the source changes, but not if only a line of the log is cut off', async () => {
    put('a.frag', 'one')
    const making = makingIn([])
    await makeSetModules(sourcesInSet('set', root), making)
    appendFileSync(join(folder, 'real/made/made.jsonl'), '{"key":"12')
    put('a.frag', 'three')
    const started: string[] = []
    const next = makingIn(started)
    await makeSetModules(sourcesInSet('set', root), next)
    expect(started).toEqual(['fakec three', 'better fakec: three'])
    expect(openMadeLog(join(folder, 'real')).lines()).toHaveLength(4)
  })

  it('are divided among shards, which write files of their own', async () => {
    put('a.frag', 'one')
    await makeSetModules(sourcesInSet('set', root), makingIn([], 'made-1-of-2'))
    const started: string[] = []
    await makeSetModules(sourcesInSet('set', root), makingIn(started, 'made-2-of-2'))
    expect(started).toEqual([])
  })

  it('are not compiled after the time is over', async () => {
    put('a.frag', 'one')
    const started: string[] = []
    await makeSetModules(sourcesInSet('set', root), { ...makingIn(started), isOver: () => true })
    expect(started).toEqual([])
  })

  it('are counted by what happened to those that were not compiled: a crash or a hang is reported with its source', async () => {
    for (const word of ['refuse', 'die', 'assert', 'hang', 'huge']) put(`${word}.frag`, word)
    const making = makingIn([])
    await makeSetModules(sourcesInSet('set', root), making)
    const outcomes = making.log.lines().map(({ source, outcome }) => `${source} ${outcome}`)
    expect(outcomes.sort()).toEqual([
      'assert.frag crash',
      'die.frag crash',
      'hang.frag timeout',
      'huge.frag large',
      'refuse.frag refused',
    ])
    const findings = writeFailures(folder, making.log.lines())
    expect([...findings].sort()).toEqual([
      'fake: crash: set assert.frag, usual: fakec: Assertion `a` failed.',
      expect.stringContaining('fake: crash: set die.frag, usual: fakec: SIGSEGV'),
      'fake: timeout: set hang.frag, usual: fakec: no answer within 60 s',
    ])
    const list = readFileSync(join(folder, 'refused-fake.txt'), 'utf8')
    expect(list).toContain('refused: set refuse.frag, usual: fakec: error: line 1: no\n')
    expect(list.trim().split('\n')).toHaveLength(5)
  })
})
