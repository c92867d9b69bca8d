import { describe, expect, it } from 'vitest'
import { drawAim, drawGenerator } from '#runner/fuzz/make/aim'
import { noPast } from '#runner/fuzz/make/past'
import { randomOf } from '#runner/fuzz/make/random'
import { usualWeights } from '#runner/fuzz/make/usual-weights'
import { drawNamed, drawWeighted, weightedBy } from '#runner/fuzz/make/weighted'
import { mixOf } from '#runner/fuzz/reach/mix'
import { reach } from '#runner/fuzz/reach/reach'
import { texts as known } from '#spec/texts'
import { everyMaker as makers } from '../../support/every-maker.ts'

function reached(counts: Readonly<Record<string, number>> = {}): number {
  return Object.values(counts).filter((count) => count > 0).length
}

describe('the 3000 modules of a campaign', async () => {
  const { texts, verdicts, oddities } = await reach(makers, 5, 3000)
  const least: Readonly<Record<string, readonly [alone: number, instructions: number]>> = {
    core: [270, 300],
    'NonSemantic.ClspvReflection': [16, 0],
    'NonSemantic.Shader.DebugInfo': [20, 0],
    'OpenCL.DebugInfo.100': [20, 0],
    SPV_AMD_shader_ballot: [4, 2],
    SPV_ARM_tensors: [9, 4],
    SPV_EXT_descriptor_heap: [33, 5],
    SPV_EXT_mesh_shader: [8, 1],
    SPV_EXT_replicated_composites: [7, 3],
    SPV_EXT_shader_atomic_float_add: [2, 0],
    SPV_EXT_shader_atomic_float_min_max: [1, 0],
    // Not reached yet: random modules seldom have values of these encodings.
    SPV_EXT_float8: [0, 0],
    SPV_KHR_16bit_storage: [5, 0],
    SPV_KHR_8bit_storage: [1, 0],
    SPV_KHR_bfloat16: [1, 0],
    SPV_NV_ray_tracing: [3, 0],
    // So few modules may miss the few rules of these.
    'NonSemantic.DebugBreak': [0, 0],
    'NonSemantic.DebugPrintf': [0, 0],
    SPV_AMD_texture_gather_bias_lod: [0, 0],
    SPV_KHR_expect_assume: [0, 0],
    SPV_KHR_poison_freeze: [0, 0],
    SPV_KHR_post_depth_coverage: [0, 0],
    SPV_KHR_quad_control: [0, 0],
    SPV_KHR_shader_clock: [0, 0],
    SPV_NV_geometry_shader_passthrough: [0, 0],
    SPV_EXT_demote_to_helper_invocation: [0, 0],
    SPV_EXT_fragment_shader_interlock: [0, 0],
    SPV_INTEL_fp_max_error: [0, 0],
    SPV_KHR_subgroup_vote: [0, 0],
    SPV_NV_shader_subgroup_partitioned: [0, 0],
    // Random modules have none of their instructions yet: campaigns meet these in modules of the corpus alone.
    SPV_AMD_gpu_shader_half_float: [0, 0],
    SPV_AMD_gpu_shader_int16: [0, 0],
    SPV_ARM_graph: [0, 0],
    SPV_EXT_long_vector: [0, 0],
    SPV_EXT_ocp_microscaling_types: [0, 0],
    SPV_EXT_opacity_micromap: [0, 0],
    SPV_EXT_shader_invocation_reorder: [0, 0],
    SPV_EXT_shader_subgroup_partitioned: [0, 0],
    SPV_EXT_shader_tile_image: [0, 0],
    SPV_EXT_split_barrier: [0, 0],
    SPV_KHR_abort: [0, 0],
    SPV_KHR_maximal_reconvergence: [0, 0],
    SPV_KHR_opacity_micromap: [0, 0],
    SPV_KHR_ray_tracing_position_fetch: [0, 0],
    SPV_KHR_workgroup_memory_explicit_layout: [0, 0],
    SPV_NV_mesh_shader: [0, 0],
    SPV_NV_cooperative_matrix: [0, 0],
    SPV_NV_cooperative_matrix2: [0, 0],
    SPV_NV_raw_access_chains: [0, 0],
    SPV_NV_tensor_addressing: [0, 0],
    SPV_NV_shader_atomic_fp16_vector: [0, 0],
    SPV_NV_shader_image_footprint: [0, 0],
    SPV_NV_shader_invocation_reorder: [0, 0],
    SPV_NV_cooperative_vector: [0, 0],
    SPV_QCOM_cooperative_matrix_conversion: [0, 0],
    SPV_QCOM_image_processing: [0, 0],
    SPV_QCOM_image_processing2: [0, 0],
    SPV_QCOM_image_processing3: [0, 0],
    SPV_KHR_constant_data: [10, 2],
    SPV_KHR_cooperative_matrix: [13, 5],
    SPV_KHR_float_controls2: [5, 0],
    SPV_KHR_ray_query: [12, 4],
    SPV_KHR_ray_tracing: [10, 2],
    SPV_KHR_subgroup_rotate: [1, 0],
    SPV_KHR_untyped_pointers: [85, 8],
  }

  it('include each verdict often enough', () => {
    const { valid = 0, invalid = 0 } = verdicts
    expect(valid).toBeGreaterThan(400)
    expect(invalid).toBeGreaterThan(400)
  })

  it.each(Object.entries(oddities))('include some with %s', (_, count) => {
    expect(count).toBeGreaterThan(0)
  })

  // Campaigns make no modules for one client API.
  const ofClients = known.filter(({ client }) => client !== undefined).map(({ name }) => name)
  const everywhere = texts.filter(({ text }) => !ofClients.includes(text))

  it.each(everywhere)('reach rules and instructions of $text', ({ text, alone, instructions }) => {
    const [rules = 0, opcodes = 0] = least[text] ?? []
    expect(Object.keys(least)).toContain(text)
    expect(reached(alone)).toBeGreaterThanOrEqual(rules)
    expect(reached(instructions)).toBeGreaterThanOrEqual(opcodes)
  })
})

it('random modules often use several texts together, and seldom none', () => {
  const { modules, byCount, pairs } = mixOf(1, 2000)
  const share = (count: number): number => count / modules
  const several = byCount.slice(3).reduce((sum, count) => sum + count, 0)
  expect(byCount.reduce((sum, count) => sum + count, 0)).toBe(modules)
  expect(share(byCount[0] ?? modules)).toBeLessThanOrEqual(0.1)
  expect(share(several)).toBeGreaterThanOrEqual(0.25)
  expect(Object.keys(pairs).length).toBeGreaterThan(0)
  for (const [pair, count] of Object.entries(pairs)) expect(count, pair).toBeGreaterThan(0)
})

describe('the weights of makers', () => {
  const random = randomOf(1, 1)
  const draws = <T>(draw: () => T): ReadonlyMap<T, number> => {
    const counts = new Map<T, number>()
    for (let left = 2000; left > 0; left--) {
      const drawn = draw()
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
    }
    return counts
  }

  it('are the frequencies of the drawn kinds', () => {
    const named = draws(() => drawNamed(random, { often: 3, seldom: 1, never: 0 }))
    expect(named.get('often')).toBeGreaterThan(1400)
    expect(named.get('seldom')).toBeGreaterThan(400)
    expect(named.has('never')).toBe(false)
    const items = weightedBy([0, 1, 2, 3], (item) => item)
    const drawn = draws(() => drawWeighted(random, items))
    expect([...drawn.keys()].sort()).toEqual([1, 2, 3])
    expect(drawn.get(3)).toBeGreaterThan(drawn.get(1) ?? 0)
    expect(
      drawWeighted(
        random,
        weightedBy([1, 2], () => 0),
      ),
    ).toBeUndefined()
  })

  it('favour rules that were broken less often, and exclude texts of weight 0', () => {
    const [first] = makers.aims
    const rule = first?.rule ?? ''
    const aims = makers.aims.slice(0, 10)
    const few = { ...makers, aims }
    const before = draws(() => drawAim(few, noPast, random)?.rule).get(rule) ?? 0
    const past = { kept: [], brokenAlone: new Set([rule]) }
    const after = draws(() => drawAim(few, past, random)?.rule).get(rule) ?? 0
    expect(after).toBeGreaterThan(0)
    expect(after * 2).toBeLessThan(before)
    const weights = { ...usualWeights, texts: { ...usualWeights.texts, core: 0 } }
    const others = { ...makers, weights }
    expect([...draws(() => drawAim(others, noPast, random)?.text).keys()]).not.toContain('core')
    expect([...draws(() => drawGenerator(others, random)?.text).keys()]).not.toContain('core')
  })
})
