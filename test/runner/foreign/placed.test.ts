import { describe, expect, it } from 'vitest'
import { placedIn } from '#runner/foreign/placed'
import { placedLines } from '#runner/foreign/placed-lines'
import { assembly } from '../../support/assembly.ts'
import { encode } from '../../support/encode.ts'

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `%${from + index}`).join(' ')

/** The text of the instruction that holds a word. */
function textAt(words: Uint32Array, word: number): string {
  const [placed] = placedIn(words, [{ rule: 'core/id-defined', word, message: '' }])
  return placed?.text ?? ''
}

describe('the instruction of a violation', () => {
  const long = assembly(`%1 = OpTypeStruct ${numbers(1000, 6000)}`)

  it('is printed whole if it is short', () => {
    const words = assembly(`%1 = OpTypeStruct ${numbers(10, 40)}`)
    expect(textAt(words, 20)).toBe(`%1 = OpTypeStruct ${numbers(10, 40)}`)
  })

  it.each([
    [7, `%1 = OpTypeStruct ${numbers(1000, 1029)} …`],
    [5, `%1 = OpTypeStruct ${numbers(1000, 1029)} …`],
    [2007, `%1 = OpTypeStruct … ${numbers(2986, 3015)} …`],
    [5006, `%1 = OpTypeStruct … ${numbers(5985, 6000)}`],
  ])('is cut around the operand with word %i if it is long', (word, text) => {
    expect(textAt(long, word)).toBe(text)
  })

  it('keeps the result type, and a part of a long string', () => {
    const words = assembly(
      `%1 = OpTypeVoid\n%2 = OpTypeFunction %1 ${numbers(100, 500)}\n%3 = OpExtInst %1 %9 7 ${numbers(300, 700)}\nOpName %1 "${'a b'.repeat(200)}"`,
    )
    const last = words.length - 1
    const ofExtended = textAt(words, 5 + 2 + 403 + 200)
    expect(ofExtended).toMatch(/^%3 = OpExtInst %1 … (\d+ )+494 (\d+ )+…$/)
    expect(textAt(words, last)).toMatch(/^OpName %1 "(a b)+.* …$/)
    expect(textAt(words, last).length).toBeLessThanOrEqual(200)
  })

  it('is reported with the source line that it was compiled from', () => {
    const words = assembly(
      '%1 = OpString "a.comp"\n%2 = OpTypeVoid\nOpLine %1 5 2\n%3 = OpTypeBool',
    )
    const [placed, before] = [words.length - 1, words.length - 7].flatMap((word) =>
      placedIn(words, [{ rule: 'core/id-defined', word, message: '' }]),
    )
    expect(placed?.compiledFrom).toEqual({ file: 'a.comp', line: 5, column: 2 })
    expect(before).not.toHaveProperty('compiledFrom')
    const lines = placedLines(
      placed?.blame ?? { rule: 'core/id-defined', word: 0, message: '' },
      placed ?? {},
      (text) => text,
    )
    expect(lines).toContain('    compiled from a.comp:5:2')
  })

  it('is cut word by word if it cannot be decoded', () => {
    const words = encode([
      { opcode: 0xfff0, words: Array.from({ length: 500 }, (_, n) => 1000 + n) },
    ])
    expect(textAt(words, 5 + 1 + 250)).toMatch(/^OpUnknown\(65520, 501\) … [\d ]+ 1250 [\d ]+ …$/)
  })

  it('costs as much for many violations of one long instruction as for many instructions', () => {
    const blames = Array.from({ length: 4096 }, (_, n) => ({
      ...{ rule: 'core/id-defined' as const, word: 7 + n, message: '' },
    }))
    const texts = placedIn(long, blames).map(({ text }) => text ?? '')
    expect(texts).toHaveLength(4096)
    expect(texts.join('').length).toBeLessThan(4096 * 201)
    expect(new Set(texts).size).toBeGreaterThan(4000)
  })
})
