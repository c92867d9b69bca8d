// Generated from spirv-headers 1.6.1+1.4.363.0 (Debian) by `npm run grammar`. Do not edit.
import type { InstructionSetRow } from '../../types.ts'

export const row: InstructionSetRow = [
  "NonSemantic.VkspReflection.", 1, [
  [1,"Configuration",[],"",["IdRef enabledExtensionNames","IdRef specializationInfoDataSize","IdRef specializationInfoData","IdRef shaderName","IdRef EntryPoint","IdRef groupCountX","IdRef groupCountY","IdRef groupCountZ","IdRef dispatchId"]],
  [2,"StartCounter",[],"",["IdRef name"]],
  [3,"StopCounter",[],"",["IdRef counter"]],
  [4,"PushConstants",[],"",["IdRef offset","IdRef size","IdRef pValues","IdRef stageFlags"]],
  [5,"SpecializationMapEntry",[],"",["IdRef constantID","IdRef offset","IdRef size"]],
  [6,"DescriptorSetBuffer",[],"",["IdRef ds","IdRef binding","IdRef type","IdRef flags","IdRef queueFamilyIndexCount","IdRef sharingMode","IdRef size","IdRef usage","IdRef range","IdRef offset","IdRef memorySize","IdRef memoryType","IdRef bindOffset","IdRef viewFlags","IdRef viewFormat"]],
  [7,"DescriptorSetImage",[],"",["IdRef ds","IdRef binding","IdRef type","IdRef imageLayout","IdRef imageFlags","IdRef imageType","IdRef imageformat","IdRef width","IdRef height","IdRef depth","IdRef mipLevels","IdRef arrayLayers","IdRef samples","IdRef tiling","IdRef usage","IdRef sharingMode","IdRef queueFamilyIndexCount","IdRef initialLayout","IdRef aspectMask","IdRef baseMipLevel","IdRef levelCount","IdRef baseArrayLayer","IdRef layerCount","IdRef viewFlags","IdRef viewType","IdRef viewFormat","IdRef component_a","IdRef component_b","IdRef component_g","IdRef component_r","IdRef memorySize","IdRef memoryType","IdRef bindOffset"]],
  [8,"DescriptorSetSampler",[],"",["IdRef ds","IdRef binding","IdRef type","IdRef flags","IdRef magFilter","IdRef minFilter","IdRef mipmapMode","IdRef addressModeU","IdRef addressModeV","IdRef addressModeW","IdRef mipLodBias","IdRef anisotropyEnable","IdRef maxAnisotropy","IdRef compareEnable","IdRef compareOp","IdRef minLod","IdRef maxLod","IdRef borderColor","IdRef unnormalizedCoordinates"]],
  ], [
  ],
]
