import { createProgram } from '../../build/program.ts'
import type { Generator } from '../../maker.ts'
import { arrayOf } from '../shared/arrays.ts'
import { enable, formNames, forms } from '../shared/forms.ts'
import { integerNamed } from '../shared/integers.ts'

const utf8 = new TextEncoder()

/** Bytes by name; what is no UTF-8 is valid all the same, since the decoration has no semantic impact. */
const texts: Readonly<Record<string, Uint8Array>> = {
  ascii: utf8.encode('Hello, world'),
  'without-terminator': utf8.encode('abc'),
  'with-terminator': utf8.encode('abc\0'),
  'two-bytes-a-letter': utf8.encode('żółć'),
  'three-bytes-a-letter': utf8.encode('漢字'),
  'four-bytes-a-letter': utf8.encode('𝄞𝄢'),
  'byte-order-mark': utf8.encode('\ufeffa'),
  terminators: Uint8Array.of(0, 0, 0),
  'cut-off': Uint8Array.of(0x61, 0xe6, 0xbc),
  'no-utf': Uint8Array.of(0xff, 0xfe, 0xc0, 0x80, 0xed),
}

function packed(bytes: Uint8Array): number[] {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0)
  for (const [index, byte] of bytes.entries()) {
    const at = index >> 2
    words[at] = ((words[at] ?? 0) | (byte << (8 * (index & 3)))) >>> 0
  }
  return words
}

export const generator: Generator = {
  name: 'utf-strings',
  rule: 'utf-encoded-width-is-8',
  alsoApplies: ['utf-encoded-target-is-an-array-type', 'data-word-count'],
  summary: 'strings of every kind stand in decorated arrays, bytes that are no UTF-8 too',
  build(choices) {
    const text = choices.pick('text', Object.keys(texts))
    const setting = choices.pick('setting', ['compute', 'kernel'])
    const form = choices.pick('form', formNames)

    const program = createProgram(setting)
    enable(program)
    const bytes = texts[text] as Uint8Array
    const array = arrayOf(program, integerNamed('uchar'), bytes.length)
    program.builder.decorate(array, 'UTFEncodedKHR')
    program.builder.add(forms[form], array, ...packed(bytes))
    return program.finish()
  },
}
