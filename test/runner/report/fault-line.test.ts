import { expect, it } from 'vitest'
import { extentsOf } from '#generators/words/extents-of'
import { assembleText } from '#runner/corpus/assembly'
import { isProblem } from '#runner/is-problem'
import { faultLine, wordNamed } from '#runner/report/sarif/fault-line'

const text = `; id: a "quoted case
;
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%1 = OpString "two
lines \\" and a quote"
%2 = OpTypeVoid
`
const words = assembleText(text, 'spv1.6', 'a.spvasm')
if (isProblem(words)) throw new Error(words.message)
const starts = extentsOf(words).map(({ start }) => start)

it('faultLine finds the line of each instruction, whatever strings and comments contain', () => {
  expect(starts.map((word) => faultLine('a.spvasm', { text, words }, word))).toEqual([
    3, 4, 5, 6, 8,
  ])
  expect(starts.slice(1).map((word) => faultLine('a.spvasm', { text, words }, word - 1))).toEqual([
    3, 4, 5, 6,
  ])
})

it('faultLine gives the nearest lines for the header, and for words past the end', () => {
  expect(faultLine('a.spvasm', { text, words }, 0)).toBe(3)
  expect(faultLine('a.spvasm', { text, words }, 10_000)).toBe(8)
})

it('faultLine finds the line of a word in a file of words', () => {
  const hex = '; 0x1 is in a comment\n\n0x07230203 0x00010600 ; more\n0x1 0x2 0x0\n0x00020011 0x1\n'
  const lines = [0, 1, 2, 4, 5, 6, 9].map((word) =>
    faultLine('a.spvhex', { text: hex, words }, word),
  )
  expect(lines).toEqual([3, 3, 4, 4, 5, 5, 6])
})

it('faultLine reads the number of an instruction from what spirv-val says', () => {
  expect(wordNamed('invalid (validate): error: line 3: no | OpMemoryModel', words)).toBe(starts[2])
  expect(wordNamed('error: line 99: no', words)).toBeUndefined()
  expect(wordNamed('no', words)).toBeUndefined()
})
