import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { annotationLines } from '../../scripts/annotation-lines.ts'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'

const root = packageRoot()
const action = readFileSync(join(root, 'action.yml'), 'utf8')
const rule = 'SPV_EXT_replicated_composites/instruction-has-four-words'

async function ci(env: Readonly<Record<string, string>>) {
  const answer = await run(['sh', join(root, 'scripts/ci.sh')], {
    timeoutMs: 55_000,
    env: { ...process.env, SPIRV_CTS_ARGS: `--rule ${rule}`, ...env },
  })
  if (answer.kind !== 'answered') throw new Error(JSON.stringify(answer))
  return answer
}

describe.concurrent('scripts/ci.sh', () => {
  it('checks, writes reports, and passes when nothing is wrong', async () => {
    const folder = temporaryFolder()
    const out = join(folder, 'out')
    const summary = join(folder, 'summary.md')
    const answer = await ci({
      SPIRV_CTS_TOOL: 'spirv-val@testing',
      SPIRV_CTS_BASELINE: join(folder, 'none.jsonl'),
      SPIRV_CTS_OUT: out,
      GITHUB_STEP_SUMMARY: summary,
    })
    expect(answer.stdout).toMatch('keep')
    expect(answer.exitCode).toBe(0)
    for (const file of ['run.jsonl', 'run.junit.xml', 'run.sarif', 'run.md', 'run.json'])
      expect(existsSync(join(out, 'check', file)), file).toBe(true)
    expect(readFileSync(summary, 'utf8')).toMatch('spirv-val@testing')
  })

  it('fails on a regression against the baseline, and annotates', async () => {
    const folder = temporaryFolder()
    const before = join(folder, 'before')
    // One name, another program: what a roll of a tool is.
    const accepts = { SPIRV_CTS_TOOL: 'val:true {file}' }
    const log = join(before, 'check/run.jsonl')
    const first = await ci({ ...accepts, SPIRV_CTS_OUT: before, SPIRV_CTS_BASELINE: log })
    expect([first.exitCode, existsSync(log)]).toEqual([0, true])
    const same = { ...accepts, SPIRV_CTS_BASELINE: log, SPIRV_CTS_OUT: join(folder, 'same') }
    expect((await ci(same)).exitCode).toBe(0)
    expect((await ci({ ...accepts, SPIRV_CTS_OUT: join(folder, 'none') })).exitCode).toBe(1)
    const after = await ci({
      SPIRV_CTS_TOOL: `val:sh -c '[ "$(wc -c <"$0")" -lt 200 ] || kill -SEGV $$' {file}`,
      SPIRV_CTS_BASELINE: log,
      SPIRV_CTS_OUT: join(folder, 'after'),
      GITHUB_ACTIONS: 'true',
    })
    expect(after.stdout).toMatch(/^\d+ regression, 0 improvement.*: regressed$/m)
    expect(after.stdout).toMatch(/^::error title=crash val%3A SPV_EXT_replicated_composites/m)
    expect(after.exitCode).toBe(1)
  }, 240_000)
})

describe('annotations', () => {
  const one = {
    rule: 'T/r',
    case: 'T/r/c',
    oracle: 'v',
    outcome: 'crash',
    said: 'a\n100%',
    gates: true,
  }

  it('are one for a rule and a tool, escaped, and none for what is known or only reported', () => {
    const lines = annotationLines({
      disagreements: [
        one,
        { ...one, case: 'T/r/d' },
        { ...one, rule: 'T/s', explained: 'known' },
        { ...one, rule: 'T/t', gates: false },
      ],
    })
    expect(lines).toEqual(['::error title=crash v%3A T/r::T/r/c%0Aa%0A100%25%0Aand 1 more cases'])
  })

  it('are no more than are shown', () => {
    const disagreements = Array.from({ length: 40 }, (_, at) => ({ ...one, rule: `T/${at}` }))
    expect(annotationLines({ disagreements })).toHaveLength(10)
    expect(() => annotationLines({})).toThrow()
  })
})

describe('action.yml', () => {
  it('uses the inputs that it declares, and no others', () => {
    const [head = '', steps = ''] = action.split('\nruns:\n')
    const declared = [...head.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name)
    const used = new Set([...action.matchAll(/inputs\.([\w-]+)/g)].map(([, name]) => name))
    expect(used.size).toBeGreaterThan(4)
    for (const name of used) expect(declared).toContain(name)
    for (const name of declared.filter((of) => of !== 'log' && of !== 'sarif'))
      expect(used).toContain(name)
    expect(steps).toMatch('scripts/ci.sh')
  })

  it('hands ci.sh the environment that ci.sh reads', () => {
    const script = readFileSync(join(root, 'scripts/ci.sh'), 'utf8')
    const handed = [...action.matchAll(/^ +(SPIRV_CTS_\w+):/gm)].map(([, name]) => name)
    const read = new Set([...script.matchAll(/\$\{?(SPIRV_CTS_\w+)/g)].map(([, name]) => name))
    expect(handed.length).toBeGreaterThan(3)
    expect([...read].sort()).toEqual([...handed].sort())
  })
})
