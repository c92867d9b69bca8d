import { describe, expect, it } from 'vitest'
import { pairsIn } from '../../../generators/notation/pairs-in.ts'
import { pairOf } from '../../../generators/pairs/pair-of.ts'

const file = 'generators/T/family.pairs.hbs'

function read(source: string, partials: Readonly<Record<string, string>> = {}) {
  const texts = Object.entries(partials).map(([name, text]) => [
    name,
    { file: `generators/T/${name}.hbs`, source: text },
  ])
  return pairsIn({ file, source, partials: Object.fromEntries(texts) })
}

/** Works out the modules of all pairs. */
function modules(source: string): readonly string[] {
  return read(source).map(({ control, broken }) => `${control}${Object.keys(broken)}`)
}

describe('pairsIn', () => {
  it('reads the text of a pair as pairOf does', () => {
    const [first] = read(`{{#pair}}
rule-a/name in spv1.3: what the control shows
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1}
{{/pair}}`)
    const other = pairOf`rule-a/name in spv1.3: what the control shows
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1}`
    expect({ ...first }).toEqual({ ...other })
    expect(Object.keys(other.broken)).toEqual(['float'])
  })

  it('keeps which further rules a control shows', () => {
    const [first] = read(`{{#pair}}
rule-a/name in spv1.3: what the control shows
covers: rule-b rule-c
body: OpNop
{{/pair}}`)
    expect(first?.covers).toEqual(['rule-b', 'rule-c'])
  })

  it('keeps until which version of the text there is the rule, for a device and of one way too', () => {
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

  it('goes through the rows of a table, its lists and its turns', () => {
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

  it('puts pieces into pairs by name, those of a shared file too', () => {
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

  it('writes a text with parameters that a shared file defines', () => {
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

  it('puts pieces of several names into a pair, each over those before it', () => {
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

  it('reads the limits of the device for which a pair holds, and names its entry point after it', () => {
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

  it('makes of a pair with a feature one without it, and for each way one with it', () => {
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

  it('keeps the ways that a pair names, and all of them where it names none', () => {
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

  it('says what is wrong in the words of the author, where a way has a summary', () => {
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

  it('writes each of some earlier versions into the header', () => {
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

  it('moves the decorations of a block of pairs to other targets, each once', () => {
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

  const pair = (body: string) => `{{#pair}}
rule-a/name: what the control shows
body: ${body}
{{/pair}}`

  const stored = `{{#pieces "stored"}}
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1}
{{/pieces}}`

  it('reads pairs whose pieces hold all ways, where the pairs say so', () => {
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

  it('reads pairs that replace the pieces with ways', () => {
    const [first] = read(`${stored}
{{#pair in="stored"}}
rule-a/name: what the control shows
body: OpName %main "| way: a bar in a string"
{{/pair}}`)
    expect(Object.keys(first?.broken ?? {})).toEqual([])
  })

  it.each([
    [
      'a pair of which only the pieces have ways',
      `${stored}\n{{#pair in="stored"}}\nrule-a/name: x\n{{/pair}}`,
      `${file}:4:1: all ways of this pair are in its pieces: write {{#pair in=... ways="pieces"}}`,
    ],
    [
      'a pair that has ways and says that its pieces hold them',
      `${stored}\n{{#pair in="stored" ways="pieces"}}\nrule-a/name: x\nbody: OpNop {| way: OpNop}\n{{/pair}}`,
      `${file}:4:1: the pair has ways of its own: leave out ways="pieces"`,
    ],
    [
      'a place of ways that is unknown',
      '{{#pair ways="others"}}\nrule-a/name: x\n{{/pair}}',
      `${file}:1:15: ways="others" is not ways="pieces"`,
    ],
    [
      'a helper that is unknown',
      '{{#pear}}\n{{/pear}}',
      `${file}:1:4: 'pear' is neither a column or other value here nor a helper (pair,`,
    ],
    ['a column that is unknown', pair('%{{type}}'), `${file}:3:10: 'type' is neither a column`],
    ['a partial that is unknown', `\n{{> shared/no}}`, `${file}:2:1: there is no 'shared/no'`],
    [
      'a block without an end',
      '{{#pair}}\nrule-a/name: x',
      `${file}:2:1: no notation of Handlebars`,
    ],
    [
      'pieces that are unknown',
      '{{#pair in="no"}}\n{{/pair}}',
      `${file}:1:13: there are no pieces 'no', but compute`,
    ],
    [
      'a label that is unknown',
      pair('OpNop\nbodies: OpNop'),
      `${file}:4:1: rule-a name: label unknown`,
    ],
    [
      'text outside of pairs',
      `${pair('OpNop')}\nOpNop`,
      `${file}: this text belongs to no {{#pair}}: OpNop`,
    ],
    [
      'a block of decorations without a pair',
      '\n{{#decoration-targets}}\n{{/decoration-targets}}',
      `${file}:2:1: {{#decoration-targets}} has no {{#pair}} in it`,
    ],
    [
      'a version that is not one',
      pair('OpNop\nversions: 1.2 13'),
      `${file}:4:15: rule-a name: no version such as 1.2, but '13'`,
    ],
    [
      'a row that is too short',
      '{{#table "rows"}}\n| a | b |\n| 1 |\n{{/table}}',
      `${file}:3:1: the row has 1 cells`,
    ],
    [
      'a structure of limits that Vulkan does not have',
      pair('OpNop\nlimits: VkPhysicalDeviceLimit::maxPushConstantsSize = 128'),
      `${file}:4:9: Vulkan has no structure of limits 'VkPhysicalDeviceLimit'`,
    ],
    [
      'a limit that Vulkan does not have',
      pair(
        'OpNop\nlimits: VkPhysicalDeviceFeatures::wideLines = true\nVkPhysicalDeviceLimits::maxPushSize = 128',
      ),
      `${file}:5:25: VkPhysicalDeviceLimits has no member 'maxPushSize'`,
    ],
    [
      'a limit of another structure',
      pair('OpNop\nlimits: VkPhysicalDeviceFeatures::maxPushConstantsSize = 128'),
      `${file}:4:35: VkPhysicalDeviceFeatures has no member 'maxPushConstantsSize', but VkPhysicalDeviceLimits`,
    ],
    [
      'a limit without a value',
      pair('OpNop\nlimits: VkPhysicalDeviceLimits::maxPushConstantsSize'),
      `${file}:4:9: no limit 'VkStructure::member = value'`,
    ],
    [
      'a limit with a value of another type',
      pair('OpNop\nlimits: VkPhysicalDeviceLimits::maxPushConstantsSize = large'),
      `${file}:4:56: VkPhysicalDeviceLimits::maxPushConstantsSize is a number, not 'large'`,
    ],
    [
      'a limit with too few values',
      pair('OpNop\nlimits: VkPhysicalDeviceLimits::maxComputeWorkGroupSize = 4 3'),
      `${file}:4:9: VkPhysicalDeviceLimits::maxComputeWorkGroupSize has 2 values, not 3`,
    ],
    [
      'a limit with a bit that Vulkan does not have',
      pair('OpNop\nlimits: VkPhysicalDeviceSubgroupProperties::supportedStages = VK_STAGE'),
      `${file}:4:63: 'VK_STAGE' is none of VK_SHADER_STAGE_VERTEX_BIT,`,
    ],
    [
      'a limit that comes twice',
      pair(
        'OpNop\nlimits: VkPhysicalDeviceFeatures::wideLines = true\nVkPhysicalDeviceFeatures::wideLines = false',
      ),
      `${file}:5:1: VkPhysicalDeviceFeatures::wideLines has two values`,
    ],
    [
      'a feature that is a number',
      pair('OpNop\nfeature: VkPhysicalDeviceLimits::maxPushConstantsSize'),
      `${file}:4:10: VkPhysicalDeviceLimits::maxPushConstantsSize is not a feature`,
    ],
    [
      'a summary without a way',
      pair('OpNop\nsummaries: {nothing is wrong | way: something is wrong}'),
      `${file}:4:13: rule-a name: a summary without a way: nothing is wrong`,
    ],
    ['a file without a pair', 'x: '.slice(3), `${file}: there is no {{#pair}}`],
  ])('names the place of %s', (_, source, message) => {
    expect(() => read(source)).toThrow(message)
  })

  it.each([
    [
      'a name of the stock that is misspelt',
      'OpStore %variable_Private_float %flaot_1',
      `${file}:3:39: rule-a name: %flaot_1 is neither defined`,
    ],
    [
      'a name that begins as one of the stock',
      'OpStore %variable_Private_uint %uint_x',
      `${file}:3:38: rule-a name: %uint_x`,
    ],
    [
      'braces that do not end',
      'OpNop\nOpNop\nOpStore %a {%b | c: %d',
      `${file}:5:12: rule-a name: braces that do not end`,
    ],
    [
      'a summary of a way that the pair does not have',
      'OpNop\nsummaries: {| way: something is wrong}',
      `${file}:4:15: rule-a name way: changes nothing`,
    ],
    [
      'braces within braces',
      'OpNop {%a {%b | c: %d}',
      `${file}:3:17: rule-a name: an alternative within an alternative`,
    ],
  ])('names the place of %s when the module is worked out', (_, body, message) => {
    expect(read(pair(body))).toHaveLength(1)
    expect(() => modules(pair(body))).toThrow(message)
  })

  it('names the place of a way that a pair keeps and does not have', () => {
    const source = `{{#pair only="double"}}
rule-a/name: what the control shows
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1 | signed: %int_1}
{{/pair}}`
    expect(() => modules(source)).toThrow(
      `${file}:1:15: there is no way 'double', but float, signed`,
    )
  })

  it('names the place within a text that a file defines and another one writes', () => {
    const source = `{{> shared/loads}}
{{#pair}}
rule-a/name: what the control shows
body: {{> load}}
{{/pair}}`
    const loads = '{{#*inline "load"}}\n%{{name}} = OpLoad %uint %pointer\n{{/inline}}'
    expect(() => read(source, { 'shared/loads': loads })).toThrow(
      "generators/T/shared/loads.hbs:2:4: 'name' is neither",
    )
  })

  it('names both places of a text that two files define', () => {
    const inline = '{{#*inline "load"}}\nOpNop\n{{/inline}}'
    const source = `{{> shared/loads}}\n${inline}\n${pair('{{> load}}')}`
    expect(() => read(source, { 'shared/loads': inline })).toThrow(
      `generators/T/shared/loads.hbs:1: 'load' is defined at ${file}:2 as well`,
    )
  })

  it('names the place within a file that is taken in', () => {
    expect(() => read('{{> shared/a}}', { 'shared/a': '\n{{nix}}' })).toThrow(
      "generators/T/shared/a.hbs:2:3: 'nix' is neither",
    )
  })
})
