import { describe, expect, it } from 'vitest'
import { pair } from '#generators/pairs/pair'
import { pairIn, pairOf, piecesIn, piecesOf, tagIn, tagOf, ways } from '#generators/pairs/pair-of'
import { kernel } from '#generators/pairs/pieces'

describe('pairOf', () => {
  it('a text is the pair of the pieces that it labels', () => {
    const written = pairOf`copy-type/word in spv1.3, spv1.6
a word is copied
capabilities: ${kernel.capabilities}
OpCapability Int64
${kernel}
end: OpReturn
body:
%a = OpCopyObject {%uint | float: %float} ${'%uint_1'}
changed: OpMemoryModel Physical64 {OpenCL | shader: GLSL450}
changed: {OpCapability Int64 | without-int64:}`
    expect(written).toEqual(
      pair(
        'copy-type',
        'word',
        'a word is copied',
        {
          ...kernel,
          capabilities: 'OpCapability Kernel\nOpCapability Addresses\nOpCapability Int64',
          end: 'OpReturn',
          body: '%a = OpCopyObject {%uint | float: %float} %uint_1',
        },
        [
          'OpMemoryModel Physical64 {OpenCL | shader: GLSL450}',
          '{OpCapability Int64 | without-int64:}',
        ],
        { environments: ['spv1.3', 'spv1.6'] },
      ),
    )
  })

  it('reads the summary of a pair after its heading or in the next line', () => {
    const written = pairOf`copy-type/word in spv1.3, spv1.6: a word is copied, as it is: whole
body: %a = OpCopyObject %uint %uint_1`
    expect(written).toMatchObject({ environments: ['spv1.3', 'spv1.6'], name: 'word' })
    expect(written).toEqual(pairOf`copy-type/word in spv1.3, spv1.6
a word is copied, as it is: whole
body: %a = OpCopyObject %uint %uint_1`)
  })

  it('adds the text after a label with a plus to the inserted pieces', () => {
    const given = { declarations: '%block = OpTypeStruct %uint' }
    const { control } = pairOf`copy-type/word
a word is copied
${given}
+declarations: %other = OpTypeStruct %block`
    expect(control).toContain('%block = OpTypeStruct %uint\n%other = OpTypeStruct %block\n')
    expect(
      () => pairOf`copy-type/word
a word is copied
+declarations: %other = OpTypeStruct %uint`,
    ).toThrow('copy-type word: nothing to add declarations to')
  })

  it('uses the pieces of the tag, unless pieces of the text replace them', () => {
    const given = { declarations: '%block = OpTypeStruct %uint', body: 'OpNop' }
    const written = pairIn(given)`copy-type/word
a word is copied
${{ body: '%a = OpCopyObject %uint %uint_1' }}
+declarations: %other = OpTypeStruct %block`
    expect(written).toEqual(pairOf`copy-type/word
a word is copied
declarations: %block = OpTypeStruct %uint
%other = OpTypeStruct %block
body: %a = OpCopyObject %uint %uint_1`)
  })

  it('accepts ways that move lines and ways that are computed', () => {
    const written = pairOf`copy-type/word
a word is copied
body: %a = OpCopyObject %uint %uint_1
OpNop
%b = OpCopyObject %uint %uint_2
moved: {OpNop | first: before %a = OpCopyObject | last: behind %b = OpCopyObject %uint %uint_2}
${ways({ float: [['%uint %uint_2', '%float %uint_2']] })}`
    const moduleOf = (way: string) => written.broken[way]?.module
    expect(moduleOf('first')).toContain('OpNop\n%a = OpCopyObject %uint %uint_1\n%b')
    expect(moduleOf('last')).toContain('%b = OpCopyObject %uint %uint_2\nOpNop\n')
    expect(moduleOf('float')).toContain('%b = OpCopyObject %float %uint_2')
    expect(
      () => pairOf`copy-type/word\na word\nbody: OpNop\nmoved: {OpNop | away: OpKill}`,
    ).toThrow('copy-type word: neither before nor behind: OpKill')
  })

  it('refuses pieces that it cannot place', () => {
    expect(() => pairOf`copy-type\na word\nbody: OpNop`).toThrow('no rule, name and summary')
    expect(() => pairOf`copy-type/word\na word\nOpNop`).toThrow(
      'copy-type word: no label in front of: OpNop',
    )
    expect(() => pairOf`copy-type/word\na word\nbodies: OpNop`).toThrow(
      "copy-type word: label unknown: 'bodies'; a pair has, the nearest first, modes, body, ",
    )
    expect(() => pairOf`copy-type/word\na word\nbody: OpNop\nbody: OpKill`).toThrow(
      "copy-type word: label twice: 'body'",
    )
    expect(() => pairOf`copy-type/word\na word\nbody: ${undefined}`).toThrow(
      'nothing to put behind',
    )
  })
})

describe('piecesOf', () => {
  it('adds the labelled pieces of a text to those of its tag', () => {
    expect(piecesOf`declarations: %first = OpTypeStruct
%second = OpTypeStruct
end:`).toEqual({ declarations: '%first = OpTypeStruct\n%second = OpTypeStruct', end: '' })
    expect(piecesIn(kernel)`
body: OpNop
+capabilities: ${'Int64'}`).toEqual({
      ...kernel,
      body: 'OpNop',
      capabilities: `${kernel.capabilities}\nInt64`,
    })
  })

  it('refuses ways of breaking a rule, and labels without a text', () => {
    expect(() => piecesOf`changed: {OpNop | none:}`).toThrow('ways among pieces: changed:')
    expect(() => piecesOf`bodies: OpNop`).toThrow(
      "label unknown: 'bodies'; a text of pieces has, the nearest first, modes, body,",
    )
  })
})

describe('tagOf', () => {
  it('makes a tag of pairs that have the given pieces', () => {
    const expected = pairOf`copy-type/word: a word is copied
${kernel}
declarations: %block = OpTypeStruct %uint`
    const inBlocks = tagOf`declarations: %block = OpTypeStruct %uint`
    const inKernels = tagIn(kernel)`declarations: %block = OpTypeStruct %uint`
    expect(inKernels`copy-type/word: a word is copied`).toEqual(expected)
    expect(inBlocks`copy-type/word: a word is copied
${kernel}`).toEqual(expected)
  })
})
