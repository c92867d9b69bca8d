import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isProblem } from '#runner/is-problem'
import { limitsSchemaJson } from '#runner/limits/limits-schema'
import { readLimits } from '#runner/limits/read-limits'
import { packageRoot } from '#runner/package-root'
import { structures } from '#spec/limits/generated/limits'
import { limitName } from '#spec/limits/names'
import { rules } from '#spec/texts'

function read(json: unknown) {
  return readLimits('device.json', typeof json === 'string' ? json : JSON.stringify(json))
}

function limits(json: unknown): object {
  const found = read(json)
  return isProblem(found) ? found : Object.fromEntries(found)
}

const push = { VkPhysicalDeviceLimits: { maxPushConstantsSize: 128 } }

describe('readLimits', () => {
  it('reads numbers, lists, features and names', () => {
    expect(
      limits({
        VkPhysicalDeviceLimits: { minTexelOffset: -8, maxComputeWorkGroupSize: [1, 2, 3] },
        VkPhysicalDeviceFeatures: { shaderInt64: true },
        VkPhysicalDeviceFloatControlsProperties: { denormBehaviorIndependence: 2 },
      }),
    ).toEqual({
      'VkPhysicalDeviceLimits::minTexelOffset': -8,
      'VkPhysicalDeviceLimits::maxComputeWorkGroupSize': [1, 2, 3],
      'VkPhysicalDeviceFeatures::shaderInt64': true,
      'VkPhysicalDeviceFloatControlsProperties::denormBehaviorIndependence':
        'VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE',
    })
  })

  it('ignores the schema that a file names for editors', () => {
    expect(limits({ $schema: './limits.schema.json', ...push })).toEqual(limits(push))
  })

  it('reads one limit under all of its names', () => {
    const name = 'VkPhysicalDeviceSubgroupProperties::supportedStages'
    const stages = ['VK_SHADER_STAGE_VERTEX_BIT', 'VK_SHADER_STAGE_COMPUTE_BIT']
    expect(limits({ VkPhysicalDeviceSubgroupProperties: { supportedStages: 33 } })).toEqual({
      [name]: stages,
    })
    expect(
      limits({ VkPhysicalDeviceVulkan11Properties: { subgroupSupportedStages: stages } }),
    ).toEqual({ [name]: stages })
    expect(limits({ VkPhysicalDeviceProperties2KHR: { properties: { limits: {} } } })).toEqual({})
    expect(
      limits({
        VkPhysicalDeviceProperties2KHR: { properties: { limits: push.VkPhysicalDeviceLimits } },
      }),
    ).toEqual({ 'VkPhysicalDeviceLimits::maxPushConstantsSize': 128 })
  })

  it('reads names of several bits as these bits', () => {
    const all = limits({
      VkPhysicalDeviceSubgroupProperties: { supportedStages: ['VK_SHADER_STAGE_ALL_GRAPHICS'] },
    })
    expect(Object.values(all)[0]).toEqual([
      'VK_SHADER_STAGE_VERTEX_BIT',
      'VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT',
      'VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT',
      'VK_SHADER_STAGE_GEOMETRY_BIT',
      'VK_SHADER_STAGE_FRAGMENT_BIT',
    ])
  })

  it('reads the capabilities of a profile', () => {
    const capabilities = { device: { extensions: {}, features: {}, properties: push } }
    expect(limits({ capabilities, profiles: {} })).toEqual(limits(push))
  })

  it.each([
    ['{', 'not-json', /not JSON/],
    ['[]', 'bad-limit', /object with structures/],
    [{ VkPhysicalDeviceLimit: {} }, 'unknown-limit', /did you mean VkPhysicalDeviceLimits/],
    [
      { VkPhysicalDeviceLimits: { maxPushConstantSize: 1 } },
      'unknown-limit',
      /did you mean maxPushConstantsSize/,
    ],
    [{ VkPhysicalDeviceLimits: 3 }, 'bad-limit', /VkPhysicalDeviceLimits: an object/],
    [
      { VkPhysicalDeviceLimits: { maxPushConstantsSize: '128' } },
      'bad-limit',
      /maxPushConstantsSize: "128" is not a value of type uint32_t/,
    ],
    [{ VkPhysicalDeviceLimits: { maxPushConstantsSize: -1 } }, 'bad-limit', /from 0 to/],
    [{ VkPhysicalDeviceLimits: { maxPushConstantsSize: 1.5 } }, 'bad-limit', /an integer/],
    [
      { VkPhysicalDeviceLimits: { maxComputeWorkGroupSize: [1, 2] } },
      'bad-limit',
      /list of 3 values/,
    ],
    [{ VkPhysicalDeviceFeatures: { shaderInt64: 1 } }, 'bad-limit', /true or false/],
    [
      { VkPhysicalDeviceFloatControlsProperties: { denormBehaviorIndependence: 'ALL' } },
      'bad-limit',
      /one of VK_SHADER/,
    ],
    [{ VkCooperativeMatrixPropertiesKHR: {} }, 'bad-limit', /list is expected/],
    [
      {
        VkPhysicalDeviceVulkan11Properties: { subgroupSize: 32 },
        VkPhysicalDeviceSubgroupProperties: { subgroupSize: 64 },
      },
      'contradictory-limits',
      /are one limit/,
    ],
    [
      { VkPhysicalDeviceLimits: { minTexelOffset: 8, maxTexelOffset: 7 } },
      'contradictory-limits',
      /minTexelOffset is 8, which is more than .*maxTexelOffset, 7/,
    ],
  ])('reports the fault of %j', (json, code, says) => {
    const found = read(json)
    if (!isProblem(found)) throw new Error('no problem')
    expect(found.code).toBe(code)
    expect(found.message).toMatch(/^device\.json: \S/)
    expect(`${found.message}\n${found.hint ?? ''}`).toMatch(says)
  })
})

describe('the limits that rules need', () => {
  const needed = rules.flatMap(({ id, limits: names = [] }) => names.map((name) => ({ id, name })))

  it('exist in Vulkan, under the names that are read', () => {
    expect(needed.length).toBeGreaterThan(100)
    const wrong = needed.filter(({ name }) => {
      const [structure = '', member] = name.split('::')
      const members = structures[structure]
      return member === undefined
        ? members === undefined
        : members?.[member] === undefined || limitName(structure, member) !== name
    })
    expect(wrong).toEqual([])
  })
})

describe('docs/limits.schema.json', () => {
  it('is the schema of the files that readLimits reads', () => {
    const path = join(packageRoot(), 'docs/limits.schema.json')
    expect(readFileSync(path, 'utf8')).toBe(limitsSchemaJson())
  })
})
