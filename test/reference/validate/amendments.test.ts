import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { compose } from '../core/pieces.ts'
import { newest } from '../newest.ts'

/** A load through a value that is not a pointer: SPV_KHR_untyped_pointers words that sentence of core again. */
const body = '%x = OpLoad %u32 %u4'

describe('a reworded sentence', () => {
  it('core judges a reworded sentence where the text is not in force', () => {
    expect(validate(compose({ body }), newest)).toMatchObject({
      blames: [{ rule: 'core/load-pointer' }],
    })
  })

  it('the text alone judges a reworded sentence where it is in force', () => {
    const words = compose({
      body,
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
    })
    const rule = 'SPV_KHR_untyped_pointers/load-pointer-is-a-pointer'
    const verdict = validate(words, newest)
    expect(verdict).toMatchObject({ kind: 'invalid', blames: [{ rule }] })
    expect(verdict.kind === 'invalid' && verdict.blames.length).toBe(1)
    expect(validate(words, newest, { without: [rule] })).toEqual({ kind: 'valid' })
  })
})
