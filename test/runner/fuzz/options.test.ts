import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createValidator, validate } from '#reference/validate'
import { campaign } from '#runner/fuzz/campaign/campaign'
import { make } from '#runner/fuzz/make/make'
import { noPast } from '#runner/fuzz/make/past'
import type { Asked } from '#runner/fuzz/observe/asked'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { isProblem } from '#runner/is-problem'
import type { Oracle, Question } from '#runner/oracle/oracle'
import {
  allowancesOf,
  lifts,
  listedValidatorOptions,
  validatorOption,
  validatorOptions,
} from '#runner/oracle/validator-options'
import { ruleById } from '#spec/texts'
import type { Verdict } from '#spec/verdict'
import { everyMaker as makers } from '../../support/every-maker.ts'
import { planted } from '../../support/planted.ts'
import { oracle } from '../../support/tools.ts'

const asked = Array.from({ length: 96 }, (_, index): Asked => {
  const { words, environment } = make(makers, 7, index, noPast)
  return { words, environment, judge: validate(words, environment) }
})
const folder = mkdtempSync(join(tmpdir(), 'options-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const scalar = '--scalar-block-layout'
const skip = '--skip-block-layout'
const bound = '--max-id-bound 16777215'
const withOptions = createValidator()

/** Right without options; with them, its answer is what `answer` makes of the right verdict. */
function validatorWith(
  answer: (verdict: Verdict, options: string) => Verdict,
  listed: readonly string[] = [scalar, bound],
): Oracle {
  const right = planted.isRight('optional')
  const judgeOne = async ({ module, environment, options = [] }: Question) => {
    const rows = options.map(validatorOption).filter((row) => row !== undefined)
    const verdict = withOptions(module, environment, undefined, allowancesOf(rows))
    return options.length === 0 ? verdict : answer(verdict, options.join(' '))
  }
  return {
    ...right,
    judgeAll: (questions) =>
      Promise.all(
        questions.map(({ options = [], ...question }) =>
          judgeOne({ ...question, options: linesOf(options) }),
        ),
      ),
    options: {
      listed,
      command: (options) => `optional ${options.join(' ')} {file}`,
    },
  }
}

/** Options as they are listed: each begins with two hyphens, and what follows is its number. */
function linesOf(words: readonly string[]): readonly string[] {
  const lines: string[] = []
  for (const word of words)
    if (word.startsWith('--')) lines.push(word)
    else lines.push(`${lines.pop()} ${word}`)
  return lines
}

async function found(tool: Oracle): Promise<readonly string[]> {
  const probe = probesOf([tool], []).at(-1)
  expect(probe?.name).toBe('optional+options')
  const observed = (await probe?.observe(asked)) ?? []
  expect(observed).toHaveLength(asked.length)
  return observed.flatMap(({ disagreement }) =>
    disagreement ? [`${disagreement.outcome} ${disagreement.options}`] : [],
  )
}

const wrong: Verdict = { kind: 'invalid', phase: 'validate', blames: [], message: 'too much' }

describe('the options of a validator', () => {
  it('lead to no finding if its verdicts are right with each of them', async () => {
    expect(await found(validatorWith((verdict) => verdict))).toEqual([])
  })

  it('find a module that is accepted only with one of them, although that option lifts another rule', async () => {
    const tool = validatorWith(
      (verdict, options) => (options.includes(bound) ? { kind: 'valid' } : verdict),
      [bound, skip],
    )
    const outcomes = await found(tool)
    expect(outcomes.length).toBeGreaterThan(3)
    expect(new Set(outcomes)).toEqual(new Set([`false-accept ${bound}`]))
  })

  it('are not blamed for rules that they lift', async () => {
    const tool = validatorWith(
      (verdict, options) =>
        verdict.kind === 'invalid' &&
        options.includes(skip) &&
        verdict.blames.some(({ rule }) => ruleById(rule)?.class === 'layout')
          ? { kind: 'valid' }
          : verdict,
      [skip],
    )
    expect(await found(tool)).toEqual([])
  })

  it('find a limit that is one too high or too low, at the number that a module has', async () => {
    const off = (step: number) => {
      const judge = validatorWith((verdict) => verdict, ['--max-struct-members 1'])
      return {
        ...judge,
        judgeAll: (questions: readonly Question[]) =>
          judge.judgeAll(
            questions.map(({ options, ...question }) =>
              options === undefined
                ? question
                : {
                    ...question,
                    options: [options[0] ?? '', `${Math.max(0, Number(options[1]) + step)}`],
                  },
            ),
          ),
      }
    }
    const names = async (tool: Oracle) =>
      new Set((await found(tool)).map((line) => line.replaceAll(/\d+/g, 'N')))
    expect(await names(off(0))).toEqual(new Set())
    expect(await names(off(1))).toEqual(new Set(['false-accept --max-struct-members N']))
    expect(await names(off(-1))).toEqual(new Set(['false-reject --max-struct-members N']))
  })

  it('find a module that is refused although they only allow more', async () => {
    const tool = validatorWith((verdict, options) => (options.includes(scalar) ? wrong : verdict))
    expect(new Set(await found(tool))).toEqual(new Set([`false-reject ${scalar}`]))
  })

  it('find a crash that occurs only with them', async () => {
    const crash: Verdict = { kind: 'crash', signal: 'SIGSEGV', message: 'in layout' }
    const tool = validatorWith((verdict, options) => (options.includes(scalar) ? crash : verdict))
    expect(new Set(await found(tool))).toEqual(new Set([`crash ${scalar}`]))
    const always = { ...tool, judgeAll: async (all: readonly Question[]) => all.map(() => crash) }
    expect(await found(always)).toEqual([])
  })

  it('are named in findings and in the commands that reproduce them', async () => {
    const tool = validatorWith(
      (verdict, options) => (options.includes(bound) ? { kind: 'valid' } : verdict),
      [bound, skip],
    )
    const done = await campaign({
      ...{ folder, tools: [tool], specs: [], timeoutMs: 1000, memoryMiB: 0, makers, seed: 11 },
      ...{ shard: { index: 1, count: 1 }, jobs: 1, until: { runs: 64, ms: 60_000 }, seeds: [] },
      ...{ expectations: new Map(), now: () => performance.now() },
    })
    if (isProblem(done)) throw new Error(done.message)
    expect(done.findings.length).toBeGreaterThan(0)
    for (const { folder: name, outcome, options } of done.findings) {
      expect([outcome, options]).toEqual(['false-accept', [bound]])
      const script = readFileSync(join(folder, name, 'reproduce.sh'), 'utf8')
      expect(script).toContain(`\noptional ${bound} module.spv\n`)
    }
  }, 200_000)
})

describe('the table of options', () => {
  it('says which limits an option lifts', () => {
    const rowOf = (line: string) => {
      const row = validatorOption(line)
      if (row === undefined) throw new Error(`${line}: no such option`)
      return row
    }
    expect(lifts(rowOf(scalar), 'core/layout-member-offset')).toBe(true)
    expect(lifts(rowOf(scalar), 'core/bound-limit')).toBe(false)
    expect(lifts(rowOf(bound), 'core/bound-limit')).toBe(true)
    expect(lifts(rowOf('--max-id-bound 8'), 'core/bound-limit')).toBe(false)
    expect(lifts(rowOf(bound), 'nobody/knows-this')).toBe(true)
  })

  it('tells the reference of limits and layouts, whatever the number is', () => {
    const rows = ['--max-struct-members 7', scalar].map(validatorOption)
    const known = rows.filter((row) => row !== undefined)
    expect(known.map(({ line, allowsMore }) => [line, allowsMore])).toEqual([
      ['--max-struct-members 7', false],
      [scalar, true],
    ])
    expect(allowancesOf(known)).toEqual({
      layouts: { scalar: true },
      universal: new Map([['core/structure-member-limit', 7]]),
    })
    expect(validatorOption('--max-struct-members 16383')?.allowsMore).toBe(true)
    expect(validatorOption('--max-struct-members many')).toBeUndefined()
    const row = validatorOption(skip)
    expect(row && allowancesOf([row])).toBeUndefined()
  })

  it('lists as many options as the help of the validator', () => {
    expect(listedValidatorOptions('  --scalar-block-layout  Enable it.\n  --version\n')).toEqual([
      scalar,
    ])
  })

  it.each(['spirv-val@testing', 'harness:spirv-val@testing'])('is used for %s', async (spec) => {
    const tool = await oracle(spec)
    try {
      expect(tool.options?.listed).toEqual(validatorOptions.map(({ line }) => line))
      // Options that allow more say nothing of a valid module that the tool refuses without them.
      const right = asked.filter(({ judge }) => judge.kind === 'valid')
      const plain = await tool.judgeAll(
        right.map(({ words, environment }) => ({ module: words, environment })),
      )
      const valid = right.find((_, index) => plain[index]?.kind === 'valid')
      if (valid === undefined) throw new Error('no valid module is accepted without options')
      const { words: module, environment } = valid
      const verdicts = await tool.judgeAll(
        validatorOptions.map(({ line }) => ({ module, environment, options: line.split(' ') })),
      )
      // The program does not take this option of its help; the library has the limit.
      const untaken = spec === 'spirv-val@testing' ? '--max-struct-depth ' : 'none'
      for (const [index, { line, allowsMore }] of validatorOptions.entries()) {
        const kinds = line.startsWith(untaken)
          ? ['unsupported']
          : allowsMore
            ? ['valid']
            : ['valid', 'invalid']
        expect(kinds, line).toContain(verdicts[index]?.kind)
      }
      const low = validatorOptions.findIndex(({ line }) => line === '--max-id-bound 8')
      expect(verdicts[low]?.kind).toBe('invalid')
    } finally {
      tool.close()
    }
  })
})
