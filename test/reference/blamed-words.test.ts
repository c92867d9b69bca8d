import { expect, test } from 'vitest'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { composed } from '../support/composed.ts'
import { ownCases } from '../support/own-cases.ts'

/** A module that breaks the rule, and the environment that it is for. */
interface Faulty {
  readonly words: Uint32Array
  readonly environment: string
}

function faultyModules(rule: string): readonly Faulty[] {
  return ownCases
    .filter((row) => row.rule === rule && row.expect === 'invalid' && row.limits === undefined)
    .map(({ words, environments }) => ({ words, environment: environments[0] ?? '' }))
}

/** The name of the instruction that a word belongs to, and the place of the word in it. */
function placeOf(words: Uint32Array, word: number): string {
  let start = 5
  for (let length = 0; start + length <= word; length = (words[start] as number) >>> 16)
    start += length
  return `${instructionByOpcode((words[start] as number) & 0xffff)?.name} ${word - start}`
}

/** The rule, and the instruction with the word in it that each module of its tables is blamed at. */
test.each([
  ['core/bitcast-pointer-storage-class', 'OpBitcast 1'],
  ['core/function-parameter-type', 'OpFunctionParameter 1'],
  ['core/load-fixed-size', 'OpLoad 1'],
  ['Vulkan-environment/mesh-vertices-positive', 'OpExecutionMode 3'],
  ['SPV_KHR_untyped_pointers/bitcast-of-one-component-count-keeps-the-width', 'OpBitcast 1'],
  ['SPV_KHR_untyped_pointers/bitcast-result-type-is-a-pointer-or-numerical-type', 'OpBitcast 1'],
  [
    'SPV_KHR_untyped_pointers/ptr-cast-to-generic-keeps-the-kind-of-pointer',
    'OpPtrCastToGeneric 1',
  ],
  ['SPV_KHR_untyped_pointers/data-type-is-a-type', 'OpUntypedVariableKHR 4'],
  [
    'SPV_KHR_untyped_pointers/initializer-is-a-constant-or-a-global-variable',
    'OpUntypedVariableKHR 5',
  ],
  ['OpenCL-environment/image-data-type', 'OpImageRead 1'],
  ['OpenCL-environment/addressing-model-physical', 'OpMemoryModel 1'],
  ['SPV_ARM_tensors/null-tensor-is-shaped', 'OpConstantNull 1'],
  ['SPV_EXT_mesh_shader/payload-execution-model', 'OpVariable 3'],
  [
    'SPV_KHR_untyped_pointers/bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
    'OpBitcast 1',
  ],
  ['SPV_EXT_descriptor_heap/buffer-type-is-uniform-or-storage-buffer', 'OpTypeBufferEXT 2'],
  [
    'SPV_EXT_descriptor_heap/size-of-result-type-is-a-32-or-64-bit-integer',
    'OpConstantSizeOfEXT 1',
  ],
  ['SPV_EXT_descriptor_heap/size-of-type-is-a-descriptor-type', 'OpConstantSizeOfEXT 3'],
  [
    'SPV_EXT_descriptor_heap/buffer-pointer-buffer-comes-from-the-resource-heap',
    'OpBufferPointerEXT 3',
  ],
  ['SPV_EXT_descriptor_heap/member-decorate-id-member-exists', 'OpMemberDecorateIdEXT 2'],
  [
    'SPV_EXT_descriptor_heap/member-decorate-id-operand-is-a-constant-or-variable',
    'OpMemberDecorateIdEXT 4',
  ],
  ['SPV_EXT_descriptor_heap/array-stride-id-is-on-an-array-type', 'OpGroupDecorate 3'],
  ['SPV_EXT_descriptor_heap/offset-ids-are-distinct', 'OpTypeStruct 3'],
  ['core/bitcast-result', 'OpBitcast 1'],
  ['core/copy-logical-differs', 'OpCopyLogical 1'],
  ['core/layout-members-apart', 'OpTypeStruct 4'],
  ['core/load-not-void', 'OpLoad 1'],
  ['core/spec-constant-op-opcode', 'OpSpecConstantOp 3'],
  ['core/switch-selector', 'OpSwitch 1'],
])('the rule %s blames the word at %s', (rule, place) => {
  const places = new Set<string>()
  for (const { words, environment } of faultyModules(rule)) {
    const target = environmentByName(environment)
    if (target === undefined) throw new Error(`no environment ${environment}`)
    const verdict = validate(words, target, { open: true })
    if (verdict.kind !== 'invalid') continue
    for (const blame of verdict.blames)
      if (blame.rule === rule) places.add(placeOf(words, blame.word))
  }
  expect([...places]).toContain(place)
})

test('the Result Type of OpCompositeExtract is blamed if it differs from the component of a matrix', () => {
  const words = composed({
    minor: 6,
    capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR`,
    extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
    memoryModel: 'OpMemoryModel Logical Vulkan',
    declarations: `
%matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_4 %uint_4 %uint_0
%filled = OpConstantComposite %matrix %float_0`,
    body: '%component = OpCompositeExtract %uint %filled 0',
  })
  const target = environmentByName('spv1.6')
  if (target === undefined) throw new Error('no environment spv1.6')
  const verdict = validate(words, target)
  if (verdict.kind !== 'invalid') throw new Error(verdict.kind)
  expect(verdict.blames.map(({ rule, word }) => [rule, placeOf(words, word)])).toEqual([
    ['SPV_KHR_cooperative_matrix/component-has-the-component-type', 'OpCompositeExtract 1'],
  ])
})
