import { describe, expect, it } from 'vitest'
import { modulesOf } from '#generators/pairs/pair-makers'
import { file, modules, pair, read, stored } from './read-pairs.ts'

describe('a mistake in a file of pairs', () => {
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
      'a loop over a name that is unknown',
      `\n{{#each no}}{{this}}{{/each}}`,
      `${file}:2:1: {{#each}} of a name that is no table`,
    ],
    [
      'a loop over an unknown name within a block',
      `{{#pair}}\nrule-a/name: x\n{{#each no}}{{this}}{{/each}}\n{{/pair}}`,
      `${file}:3:1: {{#each}} of a name that is no table`,
    ],
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
      `${file}:4:1: rule-a name: label unknown: 'bodies'; a pair has, the nearest first, modes, body, `,
    ],
    [
      "a label of the judge's own cases in a maker's pair",
      pair('OpNop\naccepts: sined'),
      `${file}:4:1: rule-a name: 'accepts' is a label of the judge's own cases, not of a pair`,
    ],
    [
      'a label of pairs in pieces',
      '{{#pieces "a"}}\nbody: OpNop\nsampledImages: flat float 2D 0 0 0 1 Unknown\n{{/pieces}}',
      `${file}:3:1: body: OpNop: 'sampledImages' is a label of a pair, not of a text of pieces`,
    ],
    [
      'a label that is misspelt in pieces',
      '{{#pieces "a"}}\ndeclaration: OpNop\n{{/pieces}}',
      `${file}:2:1: declaration: OpNop: label unknown: 'declaration'; a text of pieces has, the nearest first, declarations, `,
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

  it.each([
    ['the control', 'OpNop\nOpStroe %variable_Private_uint %uint_1', `${file}:4:1: rule-a name: `],
    ['a way', 'OpNop {| way: OpStroe %uint_1}', `${file}:3:21: rule-a name way: `],
  ])(
    'names the place of an unknown instruction in %s when the module is assembled',
    (_, body, place) => {
      const [first] = read(pair(body))
      if (first === undefined) throw new Error('there is no pair')
      const { control, broken } = modulesOf(first)
      expect(() => [control(), broken('way')]).toThrow(`${place}Invalid Opcode name 'OpStroe'`)
    },
  )

  it('names the place of a way that the pair lists but does not have', () => {
    const source = `{{#pair only="double"}}
rule-a/name: what the control shows
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1 | signed: %int_1}
{{/pair}}`
    expect(() => modules(source)).toThrow(
      `${file}:1:15: there is no way 'double', but float, signed`,
    )
  })

  it('names the place within a text that one file defines and another one uses', () => {
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

  it('names the place within an included file', () => {
    expect(() => read('{{> shared/a}}', { 'shared/a': '\n{{nix}}' })).toThrow(
      "generators/T/shared/a.hbs:2:3: 'nix' is neither",
    )
  })
})
