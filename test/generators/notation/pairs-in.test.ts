import { describe, expect, it } from 'vitest'
import { pairOf } from '../../../generators/pairs/pair-of.ts'
import { read, stored } from './read-pairs.ts'

describe('pairsIn', () => {
  it('reads the text of a pair in the same way as pairOf', () => {
    const [first] = read(`{{#pair}}
rule-a/name in spv1.3: what the control shows
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1}
{{/pair}}`)
    const other = pairOf`rule-a/name in spv1.3: what the control shows
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1}`
    expect({ ...first }).toEqual({ ...other })
    expect(Object.keys(other.broken)).toEqual(['float'])
  })

  it('keeps the list of further rules that a control covers', () => {
    const [first] = read(`{{#pair}}
rule-a/name in spv1.3: what the control shows
covers: rule-b rule-c
body: OpNop
{{/pair}}`)
    expect(first?.covers).toEqual(['rule-b', 'rule-c'])
  })

  it('keeps the last version of the text that has the rule, for devices and for single ways too', () => {
    const pairs = read(`{{#pair}}
rule-a/name in spv1.3: what the control shows
until: 2024-08-28
body: OpNop
{{/pair}}
{{#pair only="float"}}
rule-a/other in vulkan1.4: what the control shows
until: 2024-08-28
feature: VkPhysicalDeviceFeatures::wideLines
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1 | int: %int_1}
{{/pair}}`)
    expect(pairs.map(({ name, until }) => [name, until])).toEqual([
      ['name', '2024-08-28'],
      ['other', '2024-08-28'],
      ['other-float-allowed', '2024-08-28'],
    ])
  })

  it('expands the rows of a table, their lists and their turns', () => {
    const pairs = read(`{{#table "rows"}}
| name  | type  | others      |
|-------|-------|-------------|
| float | float | uint, int   |
| uint  | uint  | float       |
{{/table}}
{{#each rows}}{{#pair}}
rule-a/{{name}} in {{in-turns @index "spv1.3" "spv1.6"}}
a value is stored
body: OpStore %variable_Private_{{type}} { %{{type}}_1 {{#each (list others)}} | {{this}}: %{{this}}_1 {{/each}} }
{{/pair}}{{/each}}`)
    expect(pairs.map(({ name, environments }) => [name, ...environments])).toEqual([
      ['float', 'spv1.3'],
      ['uint', 'spv1.6'],
    ])
    expect(pairs.map(({ broken }) => Object.keys(broken))).toEqual([['uint', 'int'], ['float']])
    expect(pairs[0]?.broken['int']?.module).toContain('OpStore %variable_Private_float %int_1')
  })

  it('inserts pieces into pairs by name, including those of a shared file', () => {
    const source = `{{> shared/buffers}}
{{#pieces "wider" in="buffers"}}
+capabilities: OpCapability Int64
{{/pieces}}
{{#pair in="wider"}}
rule-a/name: what the control shows
body: %old = OpLoad %uint { %buffer | nothing: %nothing }
{{/pair}}`
    const [first] = read(source, {
      'shared/buffers': `{{#pieces "buffers" in="wide"}}
declarations: %buffer = OpVariable %pointer_Private_uint Private
{{/pieces}}`,
    })
    expect(first?.control).toContain('OpCapability Int64')
    expect(first?.control).toContain('%buffer = OpVariable')
  })

  it('expands a text with parameters that a shared file defines', () => {
    const source = `{{> shared/loads}}
{{#pair}}
rule-a/name: what the control shows
body: {{> load name="first"}}
{{> load name="second"}}
OpStore %variable_Private_uint {%first | float: %float_1}
{{/pair}}`
    const [first] = read(source, {
      'shared/loads': `{{#*inline "load"}}
%{{name}} = OpLoad %uint %variable_Private_uint
{{/inline}}`,
    })
    expect(first?.control).toContain('%first = OpLoad')
    expect(first?.control).toContain('%second = OpLoad')
  })

  it('inserts pieces of several names into a pair, where later ones replace earlier ones', () => {
    const [first] = read(`{{#pieces "public"}}
declarations: %buffer = OpVariable %pointer_Workgroup_uint Workgroup
{{/pieces}}
{{#pieces "private"}}
declarations: %buffer = OpVariable %pointer_Private_uint Private
{{/pieces}}
{{#pair in="wide, public, private"}}
rule-a/name: what the control shows
body: %old = OpLoad %uint { %buffer | nothing: %nothing }
{{/pair}}`)
    expect(first?.control).toContain('OpCapability Float64')
    expect(first?.control).toContain('OpVariable %pointer_Private_uint Private')
    expect(first?.control).not.toContain('Workgroup')
  })

  it('reads the limits of the device for which a pair is valid, and names its entry point after it', () => {
    const [first] = read(`{{#pair}}
rule-a/name: what the control shows
limits: VkPhysicalDeviceLimits::maxPushConstantsSize = 128
VkPhysicalDeviceLimits::maxComputeWorkGroupSize = 4 3 2
VkPhysicalDeviceFeatures::wideLines = false
VkPhysicalDeviceSubgroupProperties::supportedStages = VK_SHADER_STAGE_COMPUTE_BIT VK_SHADER_STAGE_VERTEX_BIT
VkPhysicalDeviceFloatControlsProperties::roundingModeIndependence = VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL
VkCooperativeMatrixPropertiesKHR = MSize 16,
  scope VK_SCOPE_SUBGROUP_KHR
VkCooperativeMatrixPropertiesKHR = MSize 8, saturatingAccumulation true
body: %old = OpLoad %uint { %variable_Private_uint | nothing: %nothing }
{{/pair}}`)
    expect(first?.limits).toEqual({
      VkPhysicalDeviceLimits: { maxPushConstantsSize: 128, maxComputeWorkGroupSize: [4, 3, 2] },
      VkPhysicalDeviceFeatures: { wideLines: false },
      VkPhysicalDeviceSubgroupProperties: {
        supportedStages: ['VK_SHADER_STAGE_COMPUTE_BIT', 'VK_SHADER_STAGE_VERTEX_BIT'],
      },
      VkPhysicalDeviceFloatControlsProperties: {
        roundingModeIndependence: 'VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL',
      },
      VkCooperativeMatrixPropertiesKHR: [
        { MSize: 16, scope: 'VK_SCOPE_SUBGROUP_KHR' },
        { MSize: 8, saturatingAccumulation: true },
      ],
    })
    expect(first?.control).toContain('%main "rule-a-name"')
    expect(first?.broken['nothing']?.module).toContain('%main "rule-a-name"')
  })

  it('turns a pair with a feature into one without it, and one with it for each way', () => {
    const pairs = read(`{{#pair}}
rule-a/lines: what the control shows
feature: VkPhysicalDeviceFeatures::wideLines
limits: VkPhysicalDeviceFeatures::largePoints = true
body: %old = OpLoad %uint { %variable_Private_uint | nothing: %nothing | other: %uint_1 }
{{/pair}}`)
    expect(pairs.map(({ name, limits, broken }) => [name, limits, Object.keys(broken)])).toEqual([
      [
        'lines',
        { VkPhysicalDeviceFeatures: { largePoints: true, wideLines: false } },
        ['nothing', 'other'],
      ],
      [
        'lines-nothing-allowed',
        { VkPhysicalDeviceFeatures: { largePoints: true, wideLines: true } },
        [],
      ],
      [
        'lines-other-allowed',
        { VkPhysicalDeviceFeatures: { largePoints: true, wideLines: true } },
        [],
      ],
    ])
    expect(pairs[1]?.summary).toBe('wideLines is true, so the module is valid')
    expect(pairs[1]?.control).toContain('%main "rule-a-lines-nothing-allowed"')
    expect(pairs[1]?.control).toContain('OpLoad %uint %nothing')
  })

  it('keeps only the ways that a pair lists, or all of them if it lists none', () => {
    const pairs = read(`{{#table "rows"}}
| name  |
| all   |
| one   |
| other |
{{/table}}
{{#each rows}}{{#pair only=(in-turns @index "" "float" "signed, wide")}}
rule-a/{{name}}: what the control shows
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1 | wide: %ulong_1 | signed: %int_1}
{{/pair}}{{/each}}`)
    expect(pairs.map(({ broken }) => Object.keys(broken))).toEqual([
      ['float', 'wide', 'signed'],
      ['float'],
      ['signed', 'wide'],
    ])
    expect(new Set(pairs.map(({ control }) => control)).size).toBe(1)
  })

  it("describes the fault in the author's words if a way has a summary", () => {
    const [first] = read(`{{#pair}}
rule-a/name: what the control shows
summaries: {| nothing: nothing defines
  the variable}
body: %old = OpLoad %uint { %variable_Private_uint | other: %uint_1 | nothing: %nothing }
{{/pair}}`)
    expect(Object.keys(first?.broken ?? {})).toEqual(['other', 'nothing'])
    expect(first?.broken['nothing']?.summary).toBe('nothing defines the variable')
    expect(first?.broken['other']?.summary).not.toBe('nothing defines the variable')
  })

  it('writes each of several earlier versions into the header', () => {
    const [first] = read(`{{#pair}}
rule-a/name in spv1.3: what the control shows
versions: 1.2 1.0
body: OpNop
{{/pair}}`)
    const { broken = {} } = first ?? {}
    expect(Object.keys(broken)).toEqual(['version-1.2', 'version-1.0'])
    expect(broken['version-1.2']?.summary).toBe('the version in the header is 1.2')
    const damage = broken['version-1.2']?.module
    const words = typeof damage === 'function' ? damage(Uint32Array.of(1, 0x10300, 3)) : []
    expect([...words]).toEqual([1, 0x10200, 3])
  })

  it('applies the decorations of a block of pairs to other targets, each once', () => {
    const block = (name: string) => `{{#pair}}
no-wrap-target/${name}: a sum does not wrap
annotations: %sum NoSignedWrap
body: %sum = OpIAdd %uint %uint_1 %uint_2
%bits = OpBitwiseAnd %uint %uint_1 %uint_2
{{/pair}}`
    const [alone, other] = read(
      `{{#decoration-targets}}\n${block('sum')}\n{{/decoration-targets}}\n${block('other')}`,
    )
    const ways = Object.keys(alone?.broken ?? {})
    expect(ways).toContain('no-signed-wrap-of-bitwise-and')
    expect(alone?.broken['no-signed-wrap-of-bitwise-and']?.module).toContain(
      'OpDecorate %bits NoSignedWrap',
    )
    expect(Object.keys(other?.broken ?? {})).toEqual([])
    const [first, second] = read(
      `{{#decoration-targets}}\n${block('sum')}\n${block('again')}\n{{/decoration-targets}}`,
    )
    expect(Object.keys(first?.broken ?? {})).toEqual(ways)
    expect(Object.keys(second?.broken ?? {})).toEqual([])
  })

  it('reads pairs whose ways are all in pieces, if the pairs say so', () => {
    const [first, second] = read(`${stored}
{{#pair in="stored" ways="pieces"}}
rule-a/name: what the control shows
{{/pair}}
{{#pair in="stored"}}
rule-a/other: what the control shows
+body: OpStore %variable_Private_uint {%uint_1 | int: %int_1}
{{/pair}}`)
    expect(Object.keys(first?.broken ?? {})).toEqual(['float'])
    expect(Object.keys(second?.broken ?? {})).toEqual(['float', 'int'])
  })

  it('reads pairs that replace pieces which contain ways', () => {
    const [first] = read(`${stored}
{{#pair in="stored"}}
rule-a/name: what the control shows
body: OpName %main "| way: a bar in a string"
{{/pair}}`)
    expect(Object.keys(first?.broken ?? {})).toEqual([])
  })
})
