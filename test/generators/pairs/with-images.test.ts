import { describe, expect, it } from 'vitest'
import { pairOf } from '#generators/pairs/pair-of'
import { kernel } from '#generators/pairs/pieces'
import { withImages } from '#generators/pairs/with-images'

describe('withImages', () => {
  it('leaves pieces without a list of images as they are', () => {
    expect(withImages(kernel, { images: undefined, sampledImages: undefined })).toBe(kernel)
  })

  it('declares images and sampled images before the other pieces, and loads them', () => {
    const listed = {
      images: 'flat float 2D 0 0 0 1 Unknown,\n  input float SubpassData 0 0 0 2 Unknown',
      sampledImages: 'line uint 1D 0 0 0 1 Unknown',
    }
    const given = { declarations: '%three = OpConstant %uint 3', body: '%sum = OpNot %uint %three' }
    expect(withImages(given, listed)).toEqual({
      annotations: `%flat_variable DescriptorSet 0, Binding 0
%input_variable DescriptorSet 0, Binding 1, InputAttachmentIndex 0
%line_variable DescriptorSet 0, Binding 2`,
      declarations: `%flat_type = OpTypeImage %float 2D 0 0 0 1 Unknown
%flat_pointer = OpTypePointer UniformConstant %flat_type
%flat_variable = OpVariable %flat_pointer UniformConstant
%input_type = OpTypeImage %float SubpassData 0 0 0 2 Unknown
%input_pointer = OpTypePointer UniformConstant %input_type
%input_variable = OpVariable %input_pointer UniformConstant
%line_type = OpTypeImage %uint 1D 0 0 0 1 Unknown
%line_both = OpTypeSampledImage %line_type
%line_pointer = OpTypePointer UniformConstant %line_both
%line_variable = OpVariable %line_pointer UniformConstant
%three = OpConstant %uint 3`,
      body: `%flat = OpLoad %flat_type %flat_variable
%input = OpLoad %input_type %input_variable
%line = OpLoad %line_both %line_variable
%sum = OpNot %uint %three`,
    })
  })

  it('gives the images of a kernel no descriptor sets', () => {
    const images = 'read void 2D 0 0 0 0 Unknown ReadOnly'
    expect(withImages(kernel, { images, sampledImages: undefined }).annotations).toBe('')
  })

  it('refuses an image without the operands of its type', () => {
    expect(
      () => pairOf`image-gather-dim/flat: texels are gathered
images: flat, line float 1D 0 0 0 1 Unknown`,
    ).toThrow('operands of its type, flat float 2D 0 0 0 1 Unknown: flat')
  })
})
