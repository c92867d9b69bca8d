import { describe, expect, it } from 'vitest'
import { assembleText } from '#runner/corpus/assembly'
import { isProblem } from '#runner/is-problem'
import { foldedLines, moduleLines } from '#runner/report/causes/module-lines'

function wordsOf(...lines: readonly string[]): Uint32Array {
  const read = assembleText(
    ['OpCapability Shader', 'OpMemoryModel Logical GLSL450', ...lines].join('\n'),
    'spv1.6',
    'module',
  )
  if (isProblem(read)) throw new Error(read.message)
  return read
}

const twin = wordsOf('%1 = OpTypeInt 32 0', '%2 = OpConstant %1 4', '%3 = OpTypeVector %1 4')
const module = wordsOf('%1 = OpTypeInt 32 0', '%2 = OpConstant %1 4', '%3 = OpTypeVector %1 5')

describe('moduleLines', () => {
  it('has the lines of both modules where they differ, and describes the fault at the line of the invalid one', () => {
    const lines = moduleLines(module, twin, { message: 'five is too many' })
    expect(lines.map(({ kind }) => kind)).toEqual([...Array(4).fill('same'), 'control', 'case'])
    expect(lines.at(-1)).toMatchObject({ sign: '+', said: 'five is too many' })
    expect(lines.filter((line) => line.said !== '')).toHaveLength(1)
  })

  it('describes the fault at the word that the judge blames, even if both modules have the line', () => {
    const lines = moduleLines(module, twin, { word: 5, message: 'not here' })
    expect(lines.find((line) => line.said !== '')?.code).toContain('OpCapability')
  })

  it('is the module alone if it has no twin', () => {
    const lines = moduleLines(module, null, undefined)
    expect(lines).toHaveLength(5)
    expect(lines.every((line) => line.kind === 'same' && line.said === '')).toBe(true)
  })

  it('ends with the lines that only the twin has', () => {
    const shorter = wordsOf('%1 = OpTypeInt 32 0')
    expect(moduleLines(shorter, twin, { message: 'lacks two' }).map(({ kind }) => kind)).toEqual([
      ...Array(3).fill('same'),
      ...['control', 'control'],
    ])
  })
})

describe('foldedLines', () => {
  const line = (message: string) => ({ kind: 'same', sign: ' ', code: '', said: message }) as const
  const plain = (count: number) => Array.from({ length: count }, () => line(''))

  it('folds lines far from the fault, so that the fault is in view', () => {
    const parts = foldedLines([...plain(50), line('here'), ...plain(20)])
    expect(parts.map(({ isFolded, count }) => [isFolded, count])).toEqual([
      [true, 47],
      [false, 7],
      [true, 17],
    ])
  })

  it('folds no lines of a module without a fault, and no short run of lines', () => {
    expect(foldedLines(plain(50)).map(({ isFolded }) => isFolded)).toEqual([false])
    const parts = foldedLines([...plain(6), line('here')])
    expect(parts.every(({ isFolded }) => !isFolded)).toBe(true)
  })
})
