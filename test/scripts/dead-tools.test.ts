import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { ctsHere } from '../support/cts-here.ts'
import { fake } from '../support/fake.ts'
import { smallCorpus } from '../support/small-corpus.ts'

const rule = ['--rule', 'SPV_EXT_replicated_composites/value-has-constituent-type']

describe('a tool that', () => {
  it.each([
    ['sleeps', `spirv-opt=${fake('asleep')}`, 'no answer after'],
    ['refuses everything', `spirv-val=${fake('always-rejects')}`, 'invalid'],
    ['crashes over everything', `spirv-dis=${fake('crashes')}`, 'crash by SIGSEGV'],
    ['knows nothing', `spirv-as=${fake('does-not-know')}`, 'unsupported'],
    ['answers with garbage', `own:${fake('answers-garbage')} {file}`, 'is no verdict'],
  ])('%s fails the run with exit code 3, and is named', async (_, spec, why) => {
    const [name = ''] = spec.split(':')
    const args = ['check', ...rule, '--tool', spec, '--timeout', '100']
    const { exitCode, stdout, stderr } = await ctsHere(args)
    expect(stderr).toContain(name)
    expect(stderr).toContain(': takes none of the simplest valid modules: ')
    expect(stderr).toContain(why)
    expect(stdout).toBe('')
    expect(exitCode).toBe(3)
  })

  it('refuses everything fails a comparison, too, and is named', async () => {
    const dead = `spirv-val=${fake('always-rejects')}`
    const { exitCode, stdout, stderr } = await ctsHere([
      ...['diff', ...rule, '--baseline', 'spirv-val@testing', '--candidate', dead],
    ])
    expect(stderr).toContain(`${dead}: takes none of the simplest valid modules: `)
    expect(stdout).toBe('')
    expect(exitCode).toBe(3)
  })

  it('exceeds the time limit for every case fails the run, whatever explains its answers', async () => {
    const out = temporaryFolder()
    const few = ['--rule', 'core/array-stride-target', '--env', 'spv1.6']
    const args = ['check', ...few, '--tool', `tired:${fake('tired')} {file}`]
    const { exitCode, stdout } = await ctsHere([...args, '--timeout', '100', '--out', out])
    expect(stdout).toMatch(/tired agrees with none of \d+ cases, each time for want of an answer/)
    expect(stdout).toMatch(': failed')
    expect(exitCode).toBe(1)
    const [head = ''] = readFileSync(join(out, 'run.jsonl'), 'utf8').split('\n')
    const { pace } = JSON.parse(head)
    expect(pace.factor).toBeGreaterThanOrEqual(1)
    expect(pace).toEqual({
      ms: expect.any(Number),
      factor: pace.factor,
      timeoutMs: Math.round(100 * pace.factor),
    })
  })

  it('states no version is named, and fails if versions must be known', async () => {
    const args = ['check', smallCorpus(), '--tool', 'yes:true {file}']
    const answer = await ctsHere(args)
    expect(answer.stdout).toMatch(/yes .*no version/)
    const strict = await ctsHere([...args, '--strict', 'version'])
    expect(strict).toMatchObject({ exitCode: 3, stdout: '' })
    expect(strict.stderr).toMatch(/yes: states no version, which --strict version asks for/)
  })
})

describe('a real tool', () => {
  it('passes, and its version is known', async () => {
    const tools = [
      'spirv-val@testing',
      'spirv-as@testing',
      'spirv-dis@testing',
      'spirv-opt@testing',
    ]
    const more = ['spirv-link@testing', 'spirv-link-pair@testing', 'spirv-reduce@testing']
    const args = [
      'check',
      '--rule',
      'core/magic-number',
      '--strict',
      'version',
      '--tool',
      ...tools,
      ...more,
    ]
    const { exitCode, stdout, stderr } = await ctsHere(args)
    expect(stderr).toBe('')
    expect(stdout).toMatch(': passed')
    expect(exitCode).toBe(0)
  })
})
