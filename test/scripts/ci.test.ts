import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { annotationLines } from '../../scripts/cli/annotation-lines.ts'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { installedScript } from '../support/installed-scripts.ts'

const root = packageRoot()
const action = readFileSync(join(root, 'action.yml'), 'utf8')
const rule = 'SPV_EXT_replicated_composites/instruction-has-four-words'

/** The places where the script starts the sources, and where it starts the command line as it is installed. */
const [checkout, installed] = [join(root, 'scripts/ci.sh'), installedScript('ci.sh')]

async function ci(env: Readonly<Record<string, string>>, script = installed) {
  const answer = await run(['sh', script], {
    timeoutMs: 55_000,
    env: { ...process.env, SPIRV_CTS_ARGS: `--rule ${rule}`, ...env },
  })
  if (answer.kind !== 'answered') throw new Error(JSON.stringify(answer))
  return answer
}

describe.concurrent('scripts/ci.sh', () => {
  it('checks, writes reports, and passes if nothing is wrong', async () => {
    const folder = temporaryFolder()
    const out = join(folder, 'out')
    const summary = join(folder, 'summary.md')
    const answer = await ci({
      SPIRV_CTS_TOOL: 'spirv-val@testing',
      SPIRV_CTS_BASELINE: join(folder, 'none.jsonl'),
      SPIRV_CTS_OUT: out,
      GITHUB_STEP_SUMMARY: summary,
    })
    expect(answer.stdout).toMatch('is the first one')
    expect(answer.exitCode).toBe(0)
    for (const file of [
      ...'jsonl html junit.xml sarif md json'.split(' ').map((format) => `run.${format}`),
    ])
      expect(existsSync(join(out, 'check', file)), file).toBe(true)
    expect(readFileSync(summary, 'utf8')).toMatch('spirv-val@testing')
  })

  it('writes a baseline of a tool with errors, stays green, reports improvements, and fails on a regression', async () => {
    const folder = temporaryFolder()
    const summary = join(folder, 'summary.md')
    const baseline = join(folder, 'baseline.jsonl')
    // One name, another program: what a roll of a tool is.
    const rolls = {
      wrong: 'val:true {file}',
      better: `val:${join(root, '.tools/testing/bin/spirv-val')} --target-env {env} {file}`,
      crashing: `val:sh -c '[ "$(wc -c <"$0")" -lt 200 ] || kill -SEGV $$' {file}`,
    }
    const roll = async (name: keyof typeof rolls, more: Readonly<Record<string, string>> = {}) => {
      const out = join(folder, name)
      const answer = await ci({
        ...{ SPIRV_CTS_TOOL: rolls[name], SPIRV_CTS_OUT: out, SPIRV_CTS_BASELINE: baseline },
        ...more,
      })
      const kept = readFileSync(join(out, 'baseline.jsonl'), 'utf8')
      const log = readFileSync(join(out, 'check/run.jsonl'), 'utf8')
      const { causes: found } = JSON.parse(readFileSync(join(out, 'check/run.json'), 'utf8'))
      const causes = (kind: string) =>
        found.flatMap((block: { kind: string; id: string }) =>
          block.kind === kind ? [block.id] : [],
        )
      return { ...answer, kept, log, causes }
    }

    const firstSummary = join(folder, 'first.md')
    const first = await roll('wrong', { GITHUB_STEP_SUMMARY: firstSummary })
    expect([first.exitCode, first.kept === first.log]).toEqual([0, true])
    expect(first.stdout).toMatch(
      /: failed$[\s\S]*^passes all the same: the first run makes the baseline/m,
    )
    expect(readFileSync(firstSummary, 'utf8')).toMatch(/^The first run passes all the same/)
    expect(first.log).toContain('"false-accept"')
    writeFileSync(baseline, first.kept)

    const same = await roll('wrong')
    expect(same.causes('known')).toEqual(first.causes('new'))
    expect(same.stdout).toMatch(/^0 regression, 0 improvement/m)
    expect([same.exitCode, same.kept === same.log]).toEqual([0, true])

    const better = await roll('better')
    expect(better.stdout).toMatch(/^0 regression, [1-9]\d* improvement/m)
    expect([better.exitCode, better.kept === better.log]).toEqual([0, true])

    const worse = await roll('crashing', { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary })
    expect(worse.stdout).toMatch(/^[1-9]\d* regression, 0 improvement.*: regressed$/m)
    expect(worse.stdout).toMatch(/^::error title=crash val%3A SPV_EXT_replicated_composites/m)
    expect([worse.exitCode, worse.kept === first.kept]).toEqual([1, true])
    const written = readFileSync(summary, 'utf8')
    const order = ['Changes since the baseline', 'must be mended', 'Unexplained', 'Every rule']
    const places = order.map((heading) => written.indexOf(heading))
    expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true)
  }, 240_000)

  it('passes when it first fuzzes, with a seed from the commit, and lists its findings', async () => {
    const folder = temporaryFolder()
    const out = join(folder, 'out')
    const answer = await ci({
      SPIRV_CTS_TOOL: 'val:true {file}',
      SPIRV_CTS_ARGS: `--rule ${rule} --timeout 7000 --jobs 1`,
      SPIRV_CTS_BASELINE: join(folder, 'none.jsonl'),
      SPIRV_CTS_FUZZ: '1',
      SPIRV_CTS_OUT: out,
      GITHUB_SHA: '0000abc1234',
    })
    expect([answer.exitCode, answer.stderr.replaceAll(/^found: .*\n/gm, '')]).toEqual([0, ''])
    const journal = readFileSync(join(out, 'fuzz', String(0xabc), 'journal.jsonl'), 'utf8')
    expect(JSON.parse(journal.split('\n')[0] ?? '')).toMatchObject({ seed: 0xabc })
    expect(existsSync(join(out, 'baseline.jsonl'))).toBe(true)
  }, 120_000)

  it('fails on any unexplained answer without a baseline, even in a checkout', async () => {
    const env = { SPIRV_CTS_TOOL: 'val:true {file}', SPIRV_CTS_OUT: join(temporaryFolder(), 'out') }
    expect((await ci(env)).exitCode).toBe(1)
    expect((await ci(env, checkout)).exitCode).toBe(1)
  })
})

describe('annotations of a pull request', () => {
  const disagreement = {
    rule: 'T/r',
    case: 'T/r/c',
    oracle: 'v',
    outcome: 'crash',
    said: 'a\n100%',
    gates: true,
  }

  it('are one for a rule and a tool, escaped, and none for known or only reported ones', () => {
    const lines = annotationLines({
      disagreements: [
        disagreement,
        { ...disagreement, case: 'T/r/d' },
        { ...disagreement, rule: 'T/s', explained: 'known' },
        { ...disagreement, rule: 'T/t', gates: false },
      ],
    })
    expect(lines).toEqual(['::error title=crash v%3A T/r::T/r/c%0Aa%0A100%25%0Aand 1 more cases'])
  })

  it('are not more than are shown', () => {
    const disagreements = Array.from({ length: 40 }, (_, index) => ({
      ...disagreement,
      rule: `T/${index}`,
    }))
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
    for (const name of declared.filter((output = '') => !['log', 'html', 'sarif'].includes(output)))
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
