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

  const pair = (body: string) => `{{#pair}}
rule-a/name: what the control shows
body: ${body}
{{/pair}}`

  it.each([
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
      'a row that is too short',
      '{{#table "rows"}}\n| a | b |\n| 1 |\n{{/table}}',
      `${file}:3:1: the row has 1 cells`,
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
      'braces within braces',
      'OpNop {%a {%b | c: %d}',
      `${file}:3:17: rule-a name: an alternative within an alternative`,
    ],
  ])('names the place of %s when the module is worked out', (_, body, message) => {
    expect(read(pair(body))).toHaveLength(1)
    expect(() => modules(pair(body))).toThrow(message)
  })

  it('names the place within a file that is taken in', () => {
    expect(() => read('{{> shared/a}}', { 'shared/a': '\n{{nix}}' })).toThrow(
      "generators/T/shared/a.hbs:2:3: 'nix' is neither",
    )
  })
})
