import { describe, expect, it } from 'vitest'
import { readFossilize } from '#runner/foreign/fossilize'
import { isProblem } from '#runner/is-problem'
import { archive, entry, payloadOf } from './archive-of.ts'

const [left, right] = ['0123456789abcdef', 'fedcba9876543210']
const words = Uint32Array.of(0x0723_0203, 0x0001_0600, 0, 4, 0, 0xffff_ffff, 127, 128)

function read(octets: Buffer) {
  const found = readFossilize(octets, 'some.foz')
  if (isProblem(found)) throw new Error(found.message)
  return found
}

describe('readFossilize', () => {
  it('reads modules, stored or deflated, and skips entries of other kinds', () => {
    const other = entry('00000000000000aa', words, { tag: 6 })
    const stored = entry(right, words, { format: 'stored', checksum: 0 })
    const { modules, problems } = read(archive([entry(left, words), other, stored]))
    expect(problems).toEqual([])
    expect(modules).toEqual([
      { hash: left, words },
      { hash: right, words },
    ])
  })

  it('reads what precedes the place where an archive is cut off', () => {
    const whole = archive([entry(left, words), entry(right, words)])
    const first = archive([entry(left, words)]).length
    for (const length of [first + 1, first + 40, first + 57, whole.length - 1]) {
      const { modules, problems } = read(whole.subarray(0, length))
      expect(modules.map(({ hash }) => hash)).toEqual([left])
      expect(problems).toMatchObject([
        { code: 'cut-off', message: `some.foz: cut off in the entry at byte ${first}` },
      ])
    }
  })

  it.each([
    ['a wrong checksum', { checksum: 7 }, /its checksum is wrong/],
    ['no description', { payload: Buffer.from([1, 2, 3]) }, /no words follow its description/],
    ['a description that is not JSON', { payload: Buffer.from('{\0') }, /is not JSON/],
    [
      'an older description',
      { payload: Buffer.from('{"shaderModules":{"a":{"code":""}}}\0') },
      /of another version/,
    ],
    [
      'too few words',
      { payload: payloadOf(left, words).subarray(0, -1) },
      /it ends in word 7 of 8/,
    ],
    [
      'too many octets',
      {
        payload: Buffer.from(
          payloadOf(left, words).toString('latin1').replace('"codeSize":32', '"codeSize":28'),
          'latin1',
        ),
      },
      /octets after its 7 words/,
    ],
  ])('reports a module with %s, and reads the others', (_, change, why) => {
    const { modules, problems } = read(archive([entry(left, words, change), entry(right, words)]))
    expect(modules.map(({ hash }) => hash)).toEqual([right])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toMatch(/^some\.foz: module 0123456789abcdef: /)
    expect(problems[0]?.message).toMatch(why)
  })

  it('does not inflate an entry beyond its stated size', () => {
    const bomb = entry(left, words, { payload: Buffer.alloc(1 << 20) })
    bomb.writeUInt32LE(100, 52)
    expect(read(archive([bomb])).problems[0]?.message).toMatch(/cannot be inflated/)
  })

  it('refuses files that are not archives, and archives of other versions', () => {
    expect(readFossilize(Buffer.from('no'), 'x.foz')).toMatchObject({ code: 'not-archive' })
    for (const version of [4, 7])
      expect(readFossilize(archive([], version), 'x.foz')).toMatchObject({
        code: 'other-version',
        message: `x.foz: version ${version} of Fossilize's archives`,
      })
  })
})
