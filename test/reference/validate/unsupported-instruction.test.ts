import { describe, expect, it } from 'vitest'
import { instructionsWithoutText } from '#reference/unsupported'
import { validate } from '#reference/validate'
import { composed, untypedKernel } from '../../support/composed.ts'
import { newest } from '../newest.ts'

const sparse = [
  'OpImageSparseSampleProjImplicitLod',
  'OpImageSparseSampleProjExplicitLod',
  'OpImageSparseSampleProjDrefImplicitLod',
  'OpImageSparseSampleProjDrefExplicitLod',
]

describe('instructions of the grammar that no known text describes', () => {
  it('are those on this list', () => {
    expect(instructionsWithoutText.map(({ name }) => name).toSorted()).toEqual(sparse.toSorted())
  })

  it('make a module unsupported by a version of the text that does not have them yet, however they are used', () => {
    for (const stride of ['%uint_1', '%float_1', '%entry', '%void']) {
      const words = composed({
        ...untypedKernel,
        declarations: '%event = OpTypeEvent\n%none = OpConstantNull %event',
        body: `%x = OpUntypedGroupAsyncCopyKHR %event %uint_2 %uint_1 %uint_1 %uint_1 %uint_1 ${stride} %none`,
      })
      expect(validate(words, newest)).toMatchObject({ kind: 'invalid' })
      for (const version of ['first', '2024-08-28']) {
        const revisions = { SPV_KHR_untyped_pointers: version }
        expect(validate(words, newest, { revisions })).toMatchObject({
          kind: 'unsupported',
          why: expect.stringContaining('OpUntypedGroupAsyncCopyKHR'),
        })
      }
    }
  })

  it.each(sparse)('make a module unsupported: %s, which the core specification removed', (name) => {
    const depth = name.includes('Dref') ? '%float_1' : ''
    const lod = name.includes('Explicit') ? 'Lod %float_0' : ''
    const words = composed({
      capabilities: 'OpCapability Shader\nOpCapability SparseResidency',
      body: `%x = ${name} %uint %uint_1 %float_1 ${depth} ${lod}`,
    })
    expect(validate(words, newest)).toMatchObject({
      kind: 'unsupported',
      why: expect.stringContaining(name),
    })
  })
})
