import { pairMakers } from '../pairs/pair-makers.ts'
import { pairOf } from '../pairs/pair-of.ts'
import type { WordPair } from '../word-pair.ts'
import { toBytes } from '../words/bytes.ts'
import { encode } from '../words/encode.ts'

const shader = pairOf`whole-words/shader: a module is a whole number of words
debug: OpName %main "main"
body: %sum = OpIAdd %uint %uint_1 %uint_2`

function control(): Uint32Array {
  return encode(pairMakers(shader).generator.build({ pick: (_, [first]) => first as never }))
}

/** The first octets of a module, as many as asked for. */
function first(count: number) {
  const octets = toBytes(control()).slice(0, count)
  return { summary: `the module ends after ${count} octets`, module: octets }
}

/** A module with octets after its last word. */
function followed(...more: readonly number[]) {
  const octets = Uint8Array.from([...toBytes(control()), ...more])
  const values = more.map((octet) => `0x${octet.toString(16).padStart(2, '0')}`).join(' ')
  return { summary: `after the last word comes ${values}`, module: octets }
}

/** A module in words, and octets that are not. */
export const wordPairs: readonly WordPair[] = [
  {
    rule: shader.rule,
    name: shader.name,
    summary: shader.summary,
    environments: ['spv1.6', 'vulkan1.4'],
    control,
    broken: () => {
      const { length } = toBytes(control())
      return {
        'one-octet-more': followed(0),
        'two-octets-more': followed(0, 0),
        'three-octets-more': followed(0, 0, 0),
        'a-line-end-more': followed(0x0a),
        'half-an-instruction-more': followed(0x38, 0x00),
        'most-of-an-instruction-more': followed(0x38, 0x00, 0x01),
        'one-octet-less': first(length - 1),
        'two-octets-less': first(length - 2),
        'three-octets-less': first(length - 3),
        'within-the-first-instruction': first(6 * 4 + 1),
        'within-the-schema': first(4 * 4 + 2),
        'within-the-bound': first(3 * 4 + 3),
        'within-the-magic-number': first(3),
        'one-octet-only': first(1),
      }
    },
  },
]
