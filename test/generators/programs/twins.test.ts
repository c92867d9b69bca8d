import { expect, it } from 'vitest'
import { drawnChoices } from '#generators/drive/answered-choices'
import { randomProgram } from '#generators/programs/random-program'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { validate } from '#reference/validate'
import { definedRun, wrongResult } from '#runner/execute/compare-runs'
import { drawnRequest } from '#runner/execute/drawn-request'
import { randomOf } from '#runner/fuzz/make/random'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'
import { opcodeOf } from '#spec/grammar/opcodes'

const programs = 150

it('a twin of a program computes the same with the instructions of the texts as with those that they replace', () => {
  const opFunctionCall = opcodeOf('OpFunctionCall')
  let others = 0
  let inlined = 0
  for (let n = 0; n < programs; n++) {
    const [words, spelled] = [false, true].map((isSpelledOut) =>
      encode(randomProgram(drawnChoices(randomOf(11, n)), 10, isSpelledOut)),
    ) as [Uint32Array, Uint32Array]
    expect(validate(spelled, newestEnvironment)).toMatchObject({ kind: 'valid' })
    // Constants have their defaults in the twin.
    const request = { ...drawnRequest(words), specialization: new Map<number, bigint>() }
    const before = definedRun(words, request)
    if (before?.kind !== 'finished') throw new Error(`program ${n} has no defined result`)
    expect(wrongResult(before, spelled, request)).toBeUndefined()
    if (words.length !== spelled.length) others++
    const [calls, left] = [words, spelled].map(
      (each) => read(each)?.instructions.filter(({ opcode }) => opcode === opFunctionCall).length,
    )
    expect(left).toBe(0)
    if (calls !== 0) inlined++
  }
  expect(inlined).toBeGreaterThan(programs / 10)
  expect(others).toBeGreaterThan(programs / 3)
})
