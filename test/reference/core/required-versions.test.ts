import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { knownExtensions } from '#reference/unsupported'
import { validate } from '#reference/validate'
import { normalForm } from '#runner/trace/normal-form'
import { plainWords } from '#runner/trace/plain-words'
import { requiredVersions } from '#spec/core/required-versions'
import { operandKindByName } from '#spec/grammar/grammar'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'

/** The sentence of every text that names a version, and the one of a text that names another extension, too. */
function sentences(minor: number): readonly string[] {
  const start = `This extension requires SPIR-V 1.${minor}`
  return [`${start}.`, `${start} or later and "SPV_KHR_non_semantic_info".`]
}

function hashOf(sentence: string): string {
  return createHash('sha256')
    .update(normalForm(plainWords(sentence)))
    .digest('hex')
    .slice(0, 16)
}

/** What the judge blames in a shader of version 1.`minor` that declares these lines, and nothing that they need. */
function blamesOf(minor: number, ...declared: readonly string[]): readonly string[] {
  const text = [
    'OpCapability Shader',
    ...declared,
    'OpMemoryModel Logical GLSL450',
    'OpEntryPoint GLCompute %main "main"',
    'OpExecutionMode %main LocalSize 1 1 1',
    '%void = OpTypeVoid',
    '%signature = OpTypeFunction %void',
    '%main = OpFunction %void None %signature',
    '%entry = OpLabel',
    'OpReturn',
    'OpFunctionEnd',
  ]
  const words = assembly(text.join('\n'), { version: 0x0001_0000 | (minor << 8) })
  const verdict = validate(words, newest)
  return verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
}

describe('the versions that extensions require', () => {
  test('are known for every judged extension that has no folder, and fifteen that have one', () => {
    expect(knownExtensions.length).toBeGreaterThan(50)
    expect(requiredVersions.map(({ extension }) => extension)).toEqual([
      ...knownExtensions,
      'SPV_EXT_long_vector',
      'SPV_EXT_opacity_micromap',
      'SPV_EXT_shader_invocation_reorder',
      'SPV_EXT_shader_subgroup_partitioned',
      'SPV_KHR_maximal_reconvergence',
      'SPV_KHR_opacity_micromap',
      'SPV_KHR_quad_control',
      'SPV_KHR_ray_tracing_position_fetch',
      'SPV_KHR_workgroup_memory_explicit_layout',
      'SPV_NV_cooperative_matrix',
      'SPV_NV_mesh_shader',
      'SPV_NV_shader_invocation_reorder',
      'SPV_QCOM_cooperative_matrix_conversion',
      'SPV_QCOM_image_processing2',
      'SPV_QCOM_image_processing3',
    ])
  })

  test.each(requiredVersions.filter(({ minor }) => minor !== undefined))(
    '$extension requires 1.$minor, as its text says',
    ({ minor = 0, sentence }) => {
      expect(sentences(minor).map(hashOf)).toContain(sentence)
    },
  )

  test('are absent only for the texts that name none', () => {
    const silent = requiredVersions.filter(({ minor }) => minor === undefined)
    expect(silent.map(({ extension }) => extension)).toEqual([
      'SPV_AMD_gcn_shader',
      'SPV_AMD_gpu_shader_half_float_fetch',
      'SPV_AMD_shader_explicit_vertex_parameter',
      'SPV_AMD_shader_fragment_mask',
      'SPV_AMD_shader_image_load_store_lod',
      'SPV_AMD_shader_trinary_minmax',
      'SPV_EXT_shader_stencil_export',
    ])
  })

  const later = requiredVersions.flatMap(({ extension, minor = 0 }) =>
    minor > 0 ? [[extension, minor] as const] : [],
  )

  test('include some that are later than 1.0', () => {
    expect(later.length).toBeGreaterThan(10)
  })

  test.each(later)(
    '%s is accepted in version 1.%i and refused in the one before',
    (name, minor) => {
      const others = name === 'SPV_KHR_quad_control' ? ['SPV_KHR_maximal_reconvergence'] : []
      const extensions = [name, ...others].map((extension) => `OpExtension "${extension}"`)
      expect(blamesOf(minor, ...extensions)).toEqual([])
      expect(blamesOf(minor - 1, ...extensions)).toEqual(['core/extension-version'])
    },
  )
})

const capabilities = operandKindByName('Capability')?.enumerants ?? []
const minors = [0, 1, 2, 3, 4, 5, 6]

describe('a capability that its version does not have, without an extension', () => {
  const lacking = minors.map(
    (minor) =>
      [
        minor,
        capabilities.filter(
          ({ version }) => version === null || version > (0x1_0000 | (minor << 8)),
        ),
      ] as const,
  )

  test.each(lacking)('is refused in version 1.%i', (minor, absent) => {
    expect(absent.length).toBeGreaterThan(100)
    const accepted = absent.filter(({ name }) => {
      const blames = blamesOf(minor, `OpCapability ${name}`)
      return !blames.some((rule) => /\/(?:capability-available|extension-is-declared)$/.test(rule))
    })
    expect(accepted.map(({ name }) => name)).toEqual([])
  })
})
