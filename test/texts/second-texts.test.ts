import { describe, expect, it } from 'vitest'
import { assembleText, toAssembly } from '#runner/corpus/assembly'
import { groupBy } from '#runner/report/group-by'
import { corpusCases } from './corpus-cases.ts'
import { idleDeclarations } from './idle-declarations.ts'
import type { CaseWords } from './kill-matrix.ts'
import { secondTexts } from './second-texts.ts'

/** Invalid cases of a text that declare an extension which their fault does not need: the most there may be, and why. */
const known: Readonly<Record<string, readonly [most: number, why: string]>> = {
  // Every tool that knows untyped pointers knows the older text; the controls compare or pass variables in Workgroup.
  'SPV_KHR_untyped_pointers with SPV_KHR_workgroup_memory_explicit_layout': [76, 'older text'],
  // One module has every atomic instruction on floats; both texts are of 2020.
  'core with SPV_EXT_shader_atomic_float_add': [24, 'each of a family in one module'],
  'core with SPV_EXT_shader_atomic_float_min_max': [12, 'each of a family in one module'],
  'core with SPV_KHR_expect_assume': [4, 'each of a family in one module'],
  'core with SPV_KHR_shader_atomic_counter_ops': [1, 'implies what another capability allows'],
  // The rule is that of core or of an environment also beside what the other text adds.
  'SPV_KHR_cooperative_matrix with SPV_KHR_untyped_pointers': [4, 'beside the other text'],
  'Vulkan-environment with SPV_KHR_ray_query': [7, 'beside the other text'],
  'Vulkan-environment with SPV_EXT_shader_image_int64': [2, 'beside the other text'],
  'Vulkan-environment with SPV_KHR_quad_control': [2, 'beside the other text'],
  'Vulkan-environment with SPV_EXT_replicated_composites': [2, 'beside the other text'],
  'Vulkan-environment with SPV_EXT_shader_stencil_export': [1, 'beside the other text'],
  'core with SPV_KHR_ray_tracing': [2, 'beside the other text'],
  'core with SPV_KHR_untyped_pointers': [2, 'beside the other text'],
  'core with SPV_NV_shader_subgroup_partitioned': [2, 'beside the other text'],
  'core with SPV_KHR_cooperative_matrix': [1, 'beside the other text'],
  'core with SPV_KHR_subgroup_rotate': [1, 'beside the other text'],
  // Instructions with a time need the other text by one of two readings, and one module has every instruction.
  'SPV_EXT_shader_invocation_reorder with SPV_NV_ray_tracing_motion_blur': [157, 'rays in motion'],
  'SPV_EXT_shader_invocation_reorder with SPV_KHR_ray_tracing_position_fetch': [47, 'corners'],
  'SPV_EXT_shader_invocation_reorder with SPV_KHR_ray_query': [36, 'each in one module'],
  'SPV_NV_shader_invocation_reorder with SPV_NV_ray_tracing_motion_blur': [190, 'rays in motion'],
  // Graphs take tensors, and the module has one.
  'SPV_ARM_graph with SPV_ARM_tensors': [1, 'a capability of each in one module'],
  // Capability, samplers and matrices of the older text alone are not enough.
  'SPV_QCOM_image_processing2 with SPV_QCOM_image_processing': [6, 'beside the older text'],
  'SPV_NV_cooperative_matrix2 with SPV_KHR_compute_shader_derivatives': [
    10,
    'derivatives where there is no fragment',
  ],
  'SPV_NV_cooperative_matrix2 with SPV_KHR_cooperative_matrix': [
    1,
    'matrices are of the older text',
  ],
  'SPV_NV_cooperative_matrix with SPV_KHR_workgroup_memory_explicit_layout': [1, 'older text'],
  // The text requires the other one by one of two readings.
  'SPV_EXT_ocp_microscaling_types with SPV_EXT_float8': [55, 'by one of two readings'],
  // Controls convert to each float that the sentences allow.
  'Vulkan-environment with SPV_KHR_bfloat16': [33, 'other encodings'],
  'Vulkan-environment with SPV_EXT_float8': [30, 'other encodings'],
  'Vulkan-environment with SPV_NV_ray_tracing_motion_blur': [27, 'rays in motion'],
  // A built-in that two texts have, and rules on which of them allows it.
  'Vulkan-shader-interfaces with SPV_KHR_ray_tracing': [7, 'either text has the built-in'],
  'Vulkan-shader-interfaces with SPV_EXT_shader_viewport_index_layer': [6, 'either has it'],
  'Vulkan-shader-interfaces with SPV_NVX_multiview_per_view_attributes': [4, 'either has it'],
  'Vulkan-shader-interfaces with SPV_EXT_shader_stencil_export': [1, 'beside the other text'],
}

/** Percent of the declarations of a text's invalid cases that only other cases with their control may need. */
const mostIdle = 3

/** Texts with more of them, and why. */
const idleTexts: Readonly<Record<string, readonly [most: number, why: string]>> = {
  SPV_EXT_descriptor_heap: [
    8,
    'some controls would be those of other rules without `beside: ways`',
  ],
  SPV_EXT_shader_invocation_reorder: [4, 'one control declares each of several array types'],
  SPV_NV_cooperative_matrix: [5, 'one control has each of several matrices'],
  SPV_NV_cooperative_matrix2: [
    5,
    'one control calls a function that many instructions may stand in',
  ],
  SPV_KHR_constant_data: [6, 'controls decorate each of several targets'],
}

/** An invalid case with its control, whose modules declare a capability and its extension as well. */
function declaring(id: string, capability: string, extension: string): readonly CaseWords[] {
  const broken = corpusCases.find((each) => each.case.id === id)
  const control = corpusCases.find((each) => each.case.id === broken?.case.control)
  return [broken, control].flatMap((entry) => {
    const [environment = ''] = entry?.case.environments ?? []
    const text = entry && toAssembly(entry.words, environment)
    if (entry === undefined || text === undefined) return []
    const longer = `OpCapability ${capability}\n${text}`.replace(
      'OpMemoryModel',
      `OpExtension "${extension}"\nOpMemoryModel`,
    )
    const words = assembleText(longer, environment, id)
    return words instanceof Uint32Array ? [{ ...entry, words }] : []
  })
}

/** A module with a float and an integer, up to its body. */
const shared = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %1 "main"
OpExecutionMode %1 LocalSize 1 1 1
%2 = OpTypeVoid
%3 = OpTypeFunction %2
%4 = OpTypeFloat 32
%5 = OpTypeInt 32 0
%6 = OpConstant %4 1
%7 = OpConstant %5 1
%1 = OpFunction %2 None %3
%8 = OpLabel
`

describe('an invalid case', () => {
  it('declares no extension that its fault does not need, but for those of a list', () => {
    const found = groupBy(secondTexts(corpusCases), ({ case: id, extension }) => {
      return `${id.slice(0, id.indexOf('/'))} with ${extension}`
    })
    expect(found.size).toBeGreaterThan(10)
    const more = [...found].filter(([pair, cases]) => cases.length > (known[pair]?.[0] ?? 0))
    expect(more).toEqual([])
  })

  it('that declares one in vain is found', () => {
    const id = 'core/return-without-value/lost-block-in-the-lost-block-1'
    const extension = 'SPV_KHR_ray_query'
    const entries = declaring(id, 'RayQueryKHR', extension)
    expect(entries).toHaveLength(2)
    expect(secondTexts(entries)).toEqual([{ case: id, extension }])
  })

  it('declares little that only other cases with its control need', () => {
    const found = groupBy(idleDeclarations(corpusCases), ({ case: id }) =>
      id.slice(0, id.indexOf('/')),
    )
    expect(found.size).toBeGreaterThan(30)
    const more = [...found].flatMap(([text, cases]) => {
      const sum = (number: (row: (typeof cases)[number]) => number) =>
        cases.reduce((total, row) => total + number(row), 0)
      const percent = (100 * sum(({ idle }) => idle.length)) / sum(({ count }) => count)
      return percent > (idleTexts[text]?.[0] ?? mostIdle) ? [[text, percent]] : []
    })
    expect(more).toEqual([])
  })

  it('that declares what only another one needs is found', () => {
    const [sample] = corpusCases
    if (sample === undefined) throw new Error('there is no case')
    const entries = [
      ['control', ''],
      ['negated-float', '%9 = OpFNegate %4 %6\n'],
      ['negated-integer', '%9 = OpSNegate %5 %7\n'],
    ].map(([id = '', body = '']): CaseWords => {
      const words = assembleText(`${shared}${body}OpReturn\nOpFunctionEnd\n`, 'spv1.6', id)
      if (!(words instanceof Uint32Array)) throw new Error(words.message)
      const control = id === 'control' ? null : 'control'
      const filed = { ...sample.case, id, control, environments: ['spv1.6'] }
      return { case: { ...filed, phase: 'validate' }, words }
    })
    expect(idleDeclarations(entries)).toEqual([
      { case: 'negated-float', count: 6, idle: [5, 7] },
      { case: 'negated-integer', count: 6, idle: [4, 6] },
    ])
  })
})
