import { describe, expect, it } from 'vitest'
import { assembleText, toAssembly } from '#runner/corpus/assembly'
import { groupBy } from '#runner/report/group-by'
import { corpusCases } from './corpus-cases.ts'
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
  // A built-in that two texts have, and rules on which of them allows it.
  'Vulkan-shader-interfaces with SPV_KHR_ray_tracing': [7, 'either text has the built-in'],
  'Vulkan-shader-interfaces with SPV_EXT_shader_viewport_index_layer': [6, 'either has it'],
  'Vulkan-shader-interfaces with SPV_NVX_multiview_per_view_attributes': [3, 'either has it'],
  'Vulkan-shader-interfaces with SPV_EXT_shader_stencil_export': [1, 'beside the other text'],
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
})
