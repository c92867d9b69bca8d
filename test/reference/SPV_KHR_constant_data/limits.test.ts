import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'

/** A module with a constant of this number of words, which is too long to be written out. */
function wordsOfData(count: number): Uint32Array {
  return assembly(
    `OpCapability Shader
OpCapability Linkage
OpCapability ConstantDataKHR
OpExtension "SPV_KHR_constant_data"
OpMemoryModel Logical GLSL450
%uint = OpTypeInt 32 0
%length = OpConstant %uint ${count}
%many = OpTypeArray %uint %length
%data = OpConstantDataKHR %many ${Array<number>(count).fill(7).join(' ')}
`,
    { version: 0x0001_0600 },
  )
}

function blamed(count: number, version: string, open: boolean): readonly string[] {
  const environment = environmentByName('spv1.6')
  if (environment === undefined) throw new Error('no such environment')
  const revisions = { SPV_KHR_constant_data: version }
  const verdict = validate(wordsOfData(count), environment, { revisions, open })
  return verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : [verdict.kind]
}

describe('the longest constant of data', () => {
  it('has 65531 words by the first version of the text, in its stricter reading', () => {
    const rule = 'SPV_KHR_constant_data/data-has-at-most-65531-words'
    expect(blamed(65531, 'first', true)).toEqual(['valid'])
    expect(blamed(65532, 'first', true)).toEqual([rule])
    expect(blamed(65532, 'first', false)).toEqual(['valid'])
  })

  it('has as many words as an instruction may by the newest version', () => {
    expect(blamed(65532, 'newest', true)).toEqual(['valid'])
  })
})
