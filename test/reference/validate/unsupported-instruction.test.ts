import { describe, expect, it } from 'vitest'
import { instructionsWithoutText } from '#reference/unsupported'
import { validate } from '#reference/validate'
import { compose, kernel } from '../core/pieces.ts'
import { newest } from '../newest.ts'

const sparse = [
  'OpImageSparseSampleProjImplicitLod',
  'OpImageSparseSampleProjExplicitLod',
  'OpImageSparseSampleProjDrefImplicitLod',
  'OpImageSparseSampleProjDrefExplicitLod',
]

describe('instructions of the grammar that no known text describes', () => {
  it('are these', () => {
    expect(instructionsWithoutText.map(({ name }) => name).toSorted()).toEqual(sparse.toSorted())
  })

  it('make a module unsupported by a version of the text that does not have them yet, however they are used', () => {
    for (const stride of ['%u1', '%f1', '%entry', '%void']) {
      const words = compose({
        ...kernel,
        capabilities: `${kernel.capabilities}\nOpCapability UntypedPointersKHR`,
        extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
        declarations: '%event = OpTypeEvent\n%none = OpConstantNull %event',
        body: `%x = OpUntypedGroupAsyncCopyKHR %event %u2 %u1 %u1 %u1 %u1 ${stride} %none`,
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
    const depth = name.includes('Dref') ? '%f1' : ''
    const lod = name.includes('Explicit') ? 'Lod %f0' : ''
    const words = compose({
      capabilities: 'OpCapability Shader\nOpCapability SparseResidency',
      body: `%x = ${name} %u32 %u1 %f1 ${depth} ${lod}`,
    })
    expect(validate(words, newest)).toMatchObject({
      kind: 'unsupported',
      why: expect.stringContaining(name),
    })
  })
})
