import { describe, expect, it } from 'vitest'
import { neededCapabilities, neededExtensions } from '#generators/pairs/needed-capabilities'
import { pairOf } from '#generators/pairs/pair-of'

describe('neededCapabilities', () => {
  it('needed capabilities are those of instructions, enumerants and their operands', () => {
    const text = `OpCapability Shader
OpDecorate %a BuiltIn ClipDistance
%b = OpImageSampleImplicitLod %float4 %image %place Bias|MinLod %float_1 %float_1
OpExecutionMode %main Xfb
%c = OpDPdxFine %float %float_1
OpSource GLSL 450 %file "OpDPdxCoarse"`
    expect(neededCapabilities([text], [])).toEqual([
      'ClipDistance',
      'MinLod',
      'TransformFeedback',
      'DerivativeControl',
    ])
  })

  it('leaves out capabilities that are declared, implied or one of several', () => {
    const text = `OpCapability Geometry
OpDecorate %a Stream 0
OpDecorate %b BuiltIn PrimitiveId
OpDecorate %c BuiltIn Layer
%d = OpAtomicFAddEXT %float %pointer %uint_1 %uint_0 %float_1`
    expect(neededCapabilities([text], ['GeometryStreams'])).toEqual([])
    expect(neededCapabilities([text], [])).toEqual(['GeometryStreams'])
  })

  it('leaves out what the table of a text implies although the grammar does not', () => {
    const text = 'OpDecorate %index NonUniform'
    expect(neededCapabilities([text], ['TensorsARM'])).toEqual(['ShaderNonUniform'])
    expect(neededCapabilities([text], ['StorageTensorArrayNonUniformIndexingARM'])).toEqual([])
  })

  it('needed capabilities are never Kernel where another one will do', () => {
    const text = '%size = OpImageQuerySize %uint2 %image'
    expect(neededCapabilities(['OpCapability Kernel', text], [])).toEqual([])
    expect(neededCapabilities(['OpCapability Shader', text], [])).toEqual(['ImageQuery'])
  })
})

describe('neededExtensions', () => {
  const version = (minor: number) => 0x0001_0000 | (minor << 8)

  it('includes those of capabilities that the version does not have', () => {
    const text = 'OpCapability Shader\nOpCapability DotProduct\nOpCapability LongVectorEXT'
    expect(neededExtensions(text, [], version(6))).toEqual(['SPV_EXT_long_vector'])
    expect(neededExtensions(text, ['DotProductInputAll'], version(5))).toEqual([
      'SPV_KHR_integer_dot_product',
      'SPV_EXT_long_vector',
    ])
  })

  it('leaves out an extension if another one that serves is declared', () => {
    const text = 'OpCapability StorageBuffer16BitAccess\nOpExtension "SPV_KHR_16bit_storage"'
    expect(neededExtensions(text, [], version(0))).toEqual([])
  })
})

describe('a pair', () => {
  it('declares the capabilities of its control, and the extension that provides them', () => {
    const { control, broken } = pairOf`rotation-delta/word
what is rotated by a word
body: %rotated = OpGroupNonUniformRotateKHR %float %uint_3 %float_1 {%uint_1 | derived: %derived}
{| derived: %derived = OpDPdxFine %float %float_1}`
    expect(control).toContain('OpCapability GroupNonUniformRotateKHR\n')
    expect(control).toContain('OpExtension "SPV_KHR_subgroup_rotate"\nOpMemoryModel')
    expect(broken['derived']?.module).not.toContain('DerivativeControl')
  })
})
