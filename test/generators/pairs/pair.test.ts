import { describe, expect, it } from 'vitest'
import { make } from '#generators/drive/make'
import { MakerError } from '#generators/maker-error'
import { pair } from '#generators/pairs/pair'
import { pairMakers } from '#generators/pairs/pair-makers'
import { encode } from '#generators/words/encode'

const loading = pair(
  'load-type',
  'a-word',
  'a word is loaded',
  {
    declarations: `%pointer = OpTypePointer Private %uint
%variable = OpVariable %pointer Private`,
    body: '%loaded = OpLoad %uint %variable',
  },
  {
    'as-a-float': [['OpLoad %uint', 'OpLoad %float']],
    'header-only': (words) => words.subarray(0, 5),
  },
)

describe('the function pair', () => {
  it('declares in each module what the module and its control name of the stock', () => {
    const float = '%float = OpTypeFloat 32\n'
    expect(loading.control).toContain('%uint = OpTypeInt 32 0\n')
    expect(loading.control).not.toContain(float)
    const { twin = '', module } = loading.broken['as-a-float'] ?? {}
    expect(twin.replace(float, '')).toBe(loading.control)
    expect(loading.broken['as-a-float']).toEqual({
      rule: 'load-type',
      module: twin.replace('OpLoad %uint', 'OpLoad %float'),
      twin,
    })
    expect(module).toContain(float)
  })

  it('changes no other module for another way, unless it needs a capability that they lack', () => {
    const body = (more: string) =>
      `OpStore {%variable_Private_uint | float: %variable_Private_float${more}} %uint_1`
    const modulesWith = (more: string) => {
      const made = pairMakers(pair('store-type', 'one', 'one', { body: body(more) }))
      const control = make(made.generator, () => 0).module
      const [mutator] = made.mutators
      const sites = mutator?.sites(control) ?? []
      const broken = sites.map((site) => mutator?.apply(control, site))
      return { control, float: broken[0], sites }
    }
    const before = modulesWith('')
    const after = modulesWith(' | vector: %variable_Workgroup_int3')
    expect(after.sites).toHaveLength(2)
    expect(after).toEqual({ ...before, sites: [...before.sites, after.sites[1]] })
    const wider = modulesWith(' | double: %variable_Private_double')
    expect(wider.control.instructions).toHaveLength(before.control.instructions.length + 1)
  })

  it('does not declare capabilities that its pieces declare themselves', () => {
    const ownPair = pair('int-width', 'own', 'own', { declarations: '%uint = OpTypeInt 16 0' }, {})
    expect(ownPair.control.match(/%uint =/g)).toHaveLength(1)
  })

  it('refuses an edit whose text does not appear, or appears twice', () => {
    const edited = (from: string) => () =>
      pair('load-type', 'word', 'a word', { body: 'OpNop\nOpNop' }, { way: [[from, '']] }).control
    expect(edited('OpKill')).toThrow(MakerError)
    expect(edited('OpKill')).toThrow("load-type word way: 'OpKill' appears 0 times, not once")
    expect(edited('OpNop')).toThrow("'OpNop' appears 2 times, not once")
  })
})

describe('ways of a pair', () => {
  const body = '%a = OpCopyObject {%uint | in-line: %int} %uint_1'

  it('come from the pieces, from texts, from lines and from edits', () => {
    const { control, broken } = pair('copy-type', 'word', 'a word', { body }, [
      'OpCopyObject %uint {%uint_1 | in-a-text: %float_1}',
      { 'in-a-line': '%a = OpCopyObject %bool %uint_1', removed: [['%a = OpCopyObject', 'OpNop']] },
    ])
    const line = (way: string) => String(broken[way]?.module).match(/^.*Op(Copy|Nop).*$/m)?.[0]
    expect(control).toContain('\n%a = OpCopyObject %uint %uint_1\n')
    expect(line('in-line')).toBe('%a = OpCopyObject %int %uint_1')
    expect(line('in-a-text')).toBe('%a = OpCopyObject %uint %float_1')
    expect(line('in-a-line')).toBe('%a = OpCopyObject %bool %uint_1')
    expect(line('removed')).toBe('OpNop %uint %uint_1')
  })

  it('may name another rule, and describe the fault beside an alternative', () => {
    const other = { 'in-line': { rule: 'copy-sign', summary: 'another sign' } }
    const { broken } = pair('copy-type', 'word', 'a word', { body }, other)
    expect(broken['in-line']).toMatchObject({ rule: 'copy-sign', summary: 'another sign' })
  })

  it('are refused if they change nothing', () => {
    expect(
      () => pair('copy-type', 'word', 'a word', { body: '{OpNop | same: OpNop}' }).broken,
    ).toThrow('copy-type word same: changes nothing')
  })
})

describe('pairMakers', () => {
  const { generator, mutators, wordMutators } = pairMakers(loading)
  const { module } = make(generator, () => 0)

  it('break only a control of their own, and say where', () => {
    const [mutator] = mutators
    const sites = mutator?.sites(module) ?? []
    const load = module.instructions.findIndex(({ opcode }) => opcode === 61)
    expect(sites).toMatchObject([{ variant: 'as-a-float', at: load }])
    expect(mutator?.sites({ ...module, version: 0x0001_0000 })).toEqual([])
    expect(mutator?.sites({ ...module, instructions: module.instructions.slice(1) })).toEqual([])
  })

  it('keep the ids that an edit does not touch, and declare what the way names in addition', () => {
    const broken = mutators[0]?.apply(module, { variant: 'as-a-float', at: 0 })
    const lines = new Set(module.instructions.map((each) => JSON.stringify(each)))
    const others = broken?.instructions.filter((each) => !lines.has(JSON.stringify(each)))
    expect(others?.map(({ opcode }) => opcode)).toEqual([22, 61])
  })

  it('damage words if assembly cannot express the fault', () => {
    const [mutator] = wordMutators
    expect(mutator?.sites(encode(module))).toEqual([
      {
        variant: 'header-only',
        at: 0,
        summary: expect.stringMatching(/^missing: OpCapability Shader; /),
      },
    ])
    const damaged = mutator?.applyToWords(encode(module), { variant: 'header-only', at: 0 })
    expect(damaged).toHaveLength(5)
  })

  it('describe the fault with the ids of the module, even if a summary is written with names', () => {
    const body =
      'OpStore {%variable_Private_uint | other: %variable_Private_float | written: %variable_Private_float} %uint_1'
    const written = { written: { summary: 'OpStore writes to %variable_Private_float' } }
    const made = pairMakers(pair('store-type', 'one', 'a number is stored', { body }, written))
    const module = make(made.generator, () => 0).module
    const summaries = made.mutators[0]?.sites(module).map(({ summary }) => summary)
    const variable = '%\\d+ \\(a variable in Private that holds a 32-bit float\\)'
    expect(summaries).toEqual([
      expect.stringMatching(new RegExp(`^Pointer of OpStore is ${variable} instead of %\\d+ `)),
      expect.stringMatching(new RegExp(`^OpStore writes to ${variable}$`)),
    ])
  })

  it('report the line that is not assembly', () => {
    const wrong = pair('load-type', 'wrong', 'wrong', { body: 'OpLoad' }, {})
    expect(() => make(pairMakers(wrong).generator, () => 0)).toThrow(/^load-type wrong: .*OpLoad/)
  })
})
