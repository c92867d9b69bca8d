import type { RuleCase } from '../case-makers.ts'
import { body, declared, parts } from './case.ts'
import { kernel } from './pieces.ts'

const fragmentEntry = 'OpEntryPoint Fragment %main "main"'
const fragmentModes = 'OpExecutionMode %main OriginUpperLeft'

/** Capabilities, versions, extensions and imported sets. */
export const capabilityCases: readonly RuleCase[] = (() => {
  const set = 'OpExtInstImport "NonSemantic.DebugPrintf"'
  return [
    body('instruction-capability', '%x = OpDPdx %f32 %f0', '%x = OpDPdxFine %f32 %f0', {
      entryPoints: fragmentEntry,
      modes: fragmentModes,
    }),
    parts(
      'operand-capability',
      { capabilities: 'OpCapability Shader\nOpCapability Sampled1D' },
      {},
      {
        declarations: '%t = OpTypeImage %f32 1D 0 0 0 1 Unknown',
      },
    ),
    parts(
      'capability-available',
      { extensions: 'OpExtension "SPV_KHR_8bit_storage"' },
      {},
      { capabilities: 'OpCapability Shader\nOpCapability StorageBuffer8BitAccess' },
    ),
    parts(
      'extension-version',
      { minor: 3 },
      { minor: 2 },
      { extensions: 'OpExtension "SPV_KHR_vulkan_memory_model"' },
    ),
    parts(
      'instruction-available',
      { minor: 4 },
      { minor: 3 },
      {
        declarations: '%s = OpTypeStruct %u32\n%t = OpTypeStruct %u32\n%c = OpConstantNull %s',
        body: '%x = OpCopyLogical %t %c',
      },
    ),
    parts(
      'operand-available',
      { extensions: 'OpExtension "SPV_KHR_no_integer_wrap_decoration"' },
      {},
      { annotations: 'OpDecorate %x NoSignedWrap', body: '%x = OpIAdd %u32 %u0 %u1' },
    ),
    parts(
      'instruction-removed',
      { minor: 3 },
      { minor: 4 },
      {
        ...kernel,
        declarations: '%wu = OpTypePointer CrossWorkgroup %u32\n%fp = OpTypeFunction %void %wu',
        functions: `%f = OpFunction %void None %fp
%p = OpFunctionParameter %wu
%l = OpLabel
%x = OpAtomicCompareExchangeWeak %u32 %p %u1 %u0 %u0 %u1 %u2
OpReturn
OpFunctionEnd`,
      },
    ),
    parts(
      'operand-removed',
      { minor: 3 },
      { minor: 4 },
      {
        annotations: 'OpDecorate %s BufferBlock\nOpMemberDecorate %s 0 Offset 0',
        declarations: '%s = OpTypeStruct %u32',
      },
    ),
    parts(
      'vulkan-memory-model-capability',
      { memoryModel: 'OpMemoryModel Logical Vulkan' },
      { memoryModel: 'OpMemoryModel Logical GLSL450' },
      {
        minor: 5,
        capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
      },
    ),
    parts(
      'non-semantic-extension',
      { extensions: 'OpExtension "SPV_KHR_non_semantic_info"' },
      {},
      {
        imports: `%set = ${set}`,
      },
    ),
    body(
      'extended-set-is-import',
      '%x = OpExtInst %f32 %glsl Sqrt %f1',
      '%x = OpExtInst %f32 %u0 31 %f1',
      { imports: '%glsl = OpExtInstImport "GLSL.std.450"' },
    ),
    parts(
      'non-semantic-result-use',
      { body: '%s = OpExtInst %f32 %set 7' },
      { body: '%s = OpExtInst %f32 %set 7\n%y = OpFAdd %f32 %s %f1' },
      { minor: 6, imports: '%set = OpExtInstImport "NonSemantic.Unheard.Of"' },
    ),
    ...forwardReferences(),
  ]
})()

function forwardReferences(): readonly RuleCase[] {
  const common = {
    minor: 6,
    extensions: 'OpExtension "SPV_KHR_relaxed_extended_instruction"',
    imports:
      '%set = OpExtInstImport "NonSemantic.Unheard.Of"\n%glsl = OpExtInstImport "GLSL.std.450"',
  }
  const valid = '%a = OpExtInstWithForwardRefsKHR %void %set 7 %b\n%b = OpExtInst %void %set 8 %u1'
  return [
    declared('forward-reference-present', valid, valid.replace('7 %b', '7 %u0'), common),
    parts(
      'forward-reference-non-semantic',
      { declarations: valid },
      { body: '%a = OpExtInstWithForwardRefsKHR %f32 %glsl 31 %b\n%b = OpFAdd %f32 %f0 %f1' },
      common,
    ),
  ]
}
