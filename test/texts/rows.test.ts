import { describe, expect, test } from 'vitest'
import { transcripts as generators } from '#generators/transcripts'
import { compileRows } from '#reference/rows/compiled-rows'
import { transcripts as reference } from '#reference/transcripts'
import { packageRoot } from '#runner/package-root'
import { compareTranscripts } from '#runner/rows/compare-transcripts'
import { rowProblems } from '#scripts/cli/output/row-comparison'
import { texts } from '#spec/texts'
import { type } from '#spec/vocabulary/facts'
import { rowsAt } from '#spec/vocabulary/sentence-row'
import { float, integer } from '#spec/vocabulary/type-terms'

describe('the rows of all texts', () => {
  test('are found on both sides', () => {
    expect(generators.length).toBeGreaterThan(0)
    expect(reference.length).toBeGreaterThan(0)
    for (const [, { rows }] of [...generators, ...reference]) expect(rows.length).toBeGreaterThan(0)
  })

  test('have no faults and no differences between maker and judge', () => {
    expect(
      rowProblems(compareTranscripts(packageRoot(), texts, { generators, reference })),
    ).toEqual([])
  })

  test.each(reference)(
    'of %s can be compiled for each instruction that they name',
    (_, { rows }) => {
      const compile = compileRows(rows, {})
      for (const { rule, subject } of rows) {
        const names =
          'instructions' in subject
            ? subject.instructions
            : 'decorations' in subject
              ? ['OpFConvert']
              : []
        const set = 'instructions' in subject ? subject.set : undefined
        for (const instruction of names)
          expect(compile(rule, { instruction, ...(set !== undefined && { set }) })).toBeTypeOf(
            'function',
          )
      }
    },
  )
})

describe('a text whose rows', () => {
  const text = 'SPV_KHR_subgroup_rotate'
  const rule = 'delta-is-an-unsigned-integer'
  const delta = (width: number, slot = 'Delta') =>
    [
      [
        `${text}/rows`,
        {
          rows: rowsAt('OpGroupNonUniformRotateKHR', { [rule]: type(slot, integer(width)) }),
        },
      ],
    ] as const

  function problems(maker: ReturnType<typeof delta>, judge: ReturnType<typeof delta>): string {
    return rowProblems(
      compareTranscripts(packageRoot(), texts, { generators: maker, reference: judge }),
    ).join('\n')
  }

  test('differ is reported with both sections, the slot and the facts', () => {
    expect(problems(delta(32), delta(32))).toBe('')
    expect(problems(delta(16), delta(32))).toBe(`${text}/${rule}: the rows of maker and judge differ
  OpGroupNonUniformRotateKHR, Delta
    maker (OpGroupNonUniformRotateKHR): type {kind:integer,width:16}
    judge (OpGroupNonUniformRotateKHR): type {kind:integer,width:32}`)
  })

  test('name an operand that the grammar lacks is reported with file and line', () => {
    expect(problems(delta(32), delta(32, 'Dleta'))).toMatch(
      new RegExp(
        `^reference/${text}/rows\\.ts:\\d+: ${rule}: OpGroupNonUniformRotateKHR has no operand Dleta: it has Execution, Value, Delta, ClusterSize$`,
      ),
    )
  })

  test('contradict each other on one side is reported with file and line', () => {
    const [[path, { rows }]] = delta(32)
    const floats = rowsAt('OpGroupNonUniformRotateKHR', { [rule]: type('Delta', float()) })
    expect(problems([[path, { rows: [...rows, ...floats] }]], delta(32))).toMatch(
      /^generators\/.*rows\.ts:\d+: .*two facts about Delta of OpGroupNonUniformRotateKHR contradict/,
    )
  })
})
