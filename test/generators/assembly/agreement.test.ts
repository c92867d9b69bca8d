import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assemble } from '../../../generators/assembly/assemble.ts'
import { print } from '../../../generators/assembly/print.ts'
import { spirvAs } from '../../support/spirv-as.ts'
import { sampleInstructions } from './grammar-sample.ts'

const head = `%1 = OpTypeInt 32 0
%2 = OpUndef %1
%l = OpTypeInt 64 1
%q = OpUndef %l
%f = OpTypeFloat 64
%s = OpExtInstImport "GLSL.std.450"
`
const lines = print({
  version: 0x1_0600,
  generator: 0,
  bound: 1,
  schema: 0,
  instructions: sampleInstructions(1000),
})
  .split('\n')
  .slice(4, -1)
  .concat(
    '%r = OpExtInst %1 %s Pow %a %b',
    '%k = OpConstant %l -5',
    '%k = OpConstant %f 1.5',
    'OpSwitch %q %2 5 %2 7 %a',
    '!0x00020013 %v',
  )
const tokens =
  '%a %5 %0x10 %99 % !5 !0x10 ! 7 -7 1.5 0x1p3 4294967295 0xffffffffff "abc" "a;b" "" " \\ OpNop Op = %c = , | ; \n Volatile Aligned Volatile|Aligned Shader LinkageAttributes Export IAdd Sin GLSL450 OpUndef'
    .split(' ')
    .map((token) => (token === '' ? ' ' : token))

/** A line of the grammar's sample, often with a token too many, too few, or another one. */
const line = fc
  .tuple(
    fc.constantFrom(...lines),
    fc.array(
      fc.record({
        at: fc.nat({ max: 9 }),
        removed: fc.nat({ max: 1 }),
        token: fc.option(fc.constantFrom(...tokens)),
      }),
      { maxLength: 2 },
    ),
  )
  .map(([text, edits]) => {
    const words = text.split(' ')
    for (const { at: index, removed, token } of edits) {
      words.splice(Math.min(index, words.length), removed, ...(token === null ? [] : [token]))
    }
    return words.join(' ')
  })
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((some) => head + some.join('\n'))

describe('assemble', () => {
  it('accepts what spirv-as accepts, with the same words, and nothing else', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (some, preserveIds) => {
        const theirs = spirvAs(some, { preserveIds })
        const ours = assemble(some, { preserveIds })
        if (theirs.kind === 'refused') expect(ours.kind).toBe('faulty')
        else expect(ours).toMatchObject({ kind: 'assembled', words: theirs.words })
      }),
      { numRuns: 200 },
    )
  })

  it('never throws', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...tokens)).map((some) => some.join(' ')),
    )
    fc.assert(
      fc.property(any, (some) => {
        const assembled = assemble(some)
        if (assembled.kind === 'faulty') expect(assembled.errors).not.toHaveLength(0)
      }),
      { numRuns: 1000 },
    )
  })
})
