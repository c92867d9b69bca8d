import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { resultCases } from '#generators/results/all-cases'
import { toBytes } from '#generators/words/bytes'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { explainer } from '#runner/expectations/explainer'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { type JudgedAnswers, judgeAnswers, moduleJudge } from '#runner/results/judge-answers'
import { knownResults } from '#runner/results/known-results'
import { runFileOf, usualEnvironments } from '#runner/results/run-file'
import { validatorAnswers } from '#runner/results/validator-answers'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'
import { consumer, oracle } from '../../support/tools.ts'

const ids = ['core/OpIAdd/constants', 'core/OpSConvert/constants', 'core/OpSDiv/constants']
const cases = resultCases().filter(({ id }) => ids.includes(id))
const environment = newestEnvironment

async function answersOf(spec: string) {
  const tool = await consumer(spec)
  const answers = await tool.takeAll(
    cases.map(({ assembly }) => {
      const made = assemble(assembly, { version: environment.version })
      if (made.kind === 'faulty') throw new Error(made.errors[0]?.message)
      return { module: made.words, environment }
    }),
  )
  tool.close()
  return answers
}

describe('the debug information that spirv-opt writes', () => {
  const described = resultCases().filter(({ describes }) => describes !== undefined)
  const modules = described.map(({ assembly }) => {
    const made = assemble(assembly, { version: environment.version })
    if (made.kind === 'faulty') throw new Error(made.errors[0]?.message)
    return made.words
  })
  const judged = (answers: Parameters<typeof judgeAnswers<Uint8Array | null>>[1]) =>
    judgeAnswers(
      described.map(runFileOf),
      answers,
      moduleJudge(environment),
      environment,
      explainer([], '2026.4', ''),
    )

  it.each([
    ['--eliminate-dead-inserts', 'dead-insert', 'at line 7, v.0 is described as 1, expected 7'],
    ['--redundancy-elimination', 'redundant-sum', 'at line 7, v is described as 91, expected 13'],
  ])('describes another value after %s in %s', async (pass, name, message) => {
    const tool = await consumer(`spirv-opt@testing ${pass}`)
    const { right, wrong } = judged(
      await tool.takeAll(modules.map((module) => ({ module, environment }))),
    )
    tool.close()
    expect(right).toBe(described.length - 1)
    expect(wrong).toEqual([
      {
        id: `NonSemantic.Shader.DebugInfo/DebugValue/${name}`,
        outcome: 'wrong-description',
        said: `wrong-description (${message})`,
      },
    ])
  })

  it('is not wrong if it describes the same value', () => {
    const same = modules.map((module) => ({ kind: 'output', value: toBytes(module) }) as const)
    expect(judged(same)).toMatchObject({ right: described.length, wrong: [] })
  })
})

describe('the output of spirv-opt 2026.4 for constants', () => {
  let judged: (entries: readonly ExpectationEntry[], version?: string) => JudgedAnswers
  beforeAll(async () => {
    const answers = await answersOf('spirv-opt@testing --simplify-instructions')
    const files = cases.map(runFileOf)
    judged = (entries, version = '2026.4') => {
      const explain = explainer(entries, version, '--simplify-instructions')
      return judgeAnswers(files, answers, moduleJudge(environment), environment, explain)
    }
  }, 60_000)
  const recorded = knownResults(join(packageRoot(), 'corpus'), 'spirv-opt')
  if (isProblem(recorded)) throw new Error(recorded.message)

  it('includes wrong signed conversions and divisions of narrow unsigned constants', () => {
    const { right, wrong } = judged([])
    expect([right, wrong.map(({ id, outcome }) => [id, outcome])]).toEqual([
      1,
      [
        ['core/OpSConvert/constants', 'wrong-result'],
        ['core/OpSDiv/constants', 'wrong-result'],
      ],
    ])
    expect(wrong.every(({ known }) => known === undefined)).toBe(true)
  })

  it('is explained by causes, for that version alone', () => {
    const { wrong, stale } = judged(recorded)
    expect(wrong.map(({ known }) => known?.cause)).toEqual([
      'fold-narrow-signed-conversion',
      'fold-narrow-signed-division',
    ])
    expect(stale).toEqual([])
    expect(judged(recorded, '2030.1').wrong.some(({ known }) => known !== undefined)).toBe(false)
  })

  it('makes an entry stale if the case is answered rightly', () => {
    const entry = { cases: ['core/OpIAdd/*'], outcome: 'wrong-result', reason: 'once' } as const
    expect(judged([...recorded, entry]).stale).toEqual([entry])
  })
})

describe('the verdict of spirv-val 2026.4 on cases with results', () => {
  const text = 'SPV_KHR_untyped_pointers'
  const asked = [
    `${text}/OpUntypedArrayLengthKHR/8-bits-stride-1-offset-0`,
    `${text}/OpUntypedVariableKHR/private-stored-8-bits`,
    `${text}/OpStore/8-bits-stride-1`,
  ].map((id) => {
    const source = resultCases().find((resultCase) => resultCase.id === id)
    const made = assemble(source?.assembly ?? '', { version: environment.version })
    if (source === undefined || made.kind === 'faulty') throw new Error(id)
    return { file: runFileOf(source), words: made.words }
  })
  const recorded = knownResults(join(packageRoot(), 'corpus'), 'spirv-val')
  if (isProblem(recorded)) throw new Error(recorded.message)

  it.each([
    [0, 2],
    [1, 1],
  ])('is asked for in the environments of each case, and explained: %i', async (index, right) => {
    const validator = await oracle('spirv-val@testing')
    const where = usualEnvironments[index]
    if (where === undefined) throw new Error('no environment')
    const answers = await validatorAnswers(validator, asked, where)
    validator.close()
    const files = asked.map(({ file }) => file)
    const judgedBy = (version: string) =>
      judgeAnswers(files, answers, () => undefined, where, explainer(recorded, version))
    expect(judgedBy(validator.version)).toMatchObject({
      right,
      skipped: index === 0 ? [] : [{ id: asked[1]?.file.id }],
      wrong: [
        {
          id: asked[0]?.file.id,
          outcome: 'false-reject',
          known: { cause: 'untyped-array-length-typed-pointer' },
        },
      ],
    })
    expect(judgedBy('2099.1').wrong[0]).not.toHaveProperty('known')
  })
})
