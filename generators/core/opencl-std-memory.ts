import { componentOf, countOf, float, integer } from '../signatures/shape.ts'
import {
  type Content,
  type Fact,
  type Signature,
  type Slot,
  signature,
  slot,
} from '../signatures/signature.ts'
import { fromOpenCl, globalSlot, pointing, sizeSlot, voidSlot } from './shared/opencl-facts.ts'
import { counts, numbers } from './shared/set-facts.ts'

const offset = sizeSlot('opencl-size-operand')
const nothing = voidSlot('opencl-void-result')
const single = { widths: [32] }
const storable = { widths: [32, 64] }
const scalars = { sizes: [1] }
const vectors = { sizes: counts }

function literal(number: number): Content {
  return { kind: 'literals', numbers: [number] }
}

function numberIn(content: Content | undefined): number | undefined {
  return content?.kind === 'literals' ? content.numbers[0] : undefined
}

/** Result Type, if it is a vector, has n components, if n is one of the numbers that vectors have. */
const nComponents: Fact = {
  reads: [3],
  must: (form) => `have n components (${numberIn(form.content(3))})`,
  holds(own, form) {
    const n = numberIn(form.content(3))
    if (n === undefined || !counts.includes(n)) return undefined
    if (own.kind !== 'type' || own.shape.kind !== 'vector') return undefined
    return countOf(own.shape) === n
  },
}

const n: Slot = {
  kind: 'literals',
  facts: [
    {
      rule: 'opencl-load-n',
      fact: {
        reads: [],
        must: () => `be ${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`,
        holds: (own) => counts.includes(numberIn(own) ?? 0),
      },
    },
  ],
  candidates: () => counts.map(literal),
  ways(own) {
    const number = numberIn(own) ?? 0
    const other = counts[(counts.indexOf(number) + 1) % counts.length] ?? 0
    return {
      zero: literal(0),
      one: literal(1),
      five: literal(5),
      seventeen: literal(17),
      'highest-bit': literal(0x8000_0000 + number),
      'of-another-vector': literal(other),
    }
  },
}

const mode: Slot = {
  kind: 'enumerant',
  facts: [],
  candidates: () => ['RTE', 'RTZ', 'RTP', 'RTN'].map((name) => ({ kind: 'enumerant', name })),
}

const toHalf = pointing('result', () => float(16))

function load(name: string, operations: readonly string[], result: Fact): Signature {
  const rule = name === 'load' ? 'opencl-load-result' : 'opencl-load-half-result'
  const p = name === 'load' ? pointing('result', componentOf) : toHalf
  return signature(
    `opencl-${name}: ${operations.join(' ')}`,
    [
      {
        kind: 'type',
        facts: [
          { rule, fact: result },
          { rule: 'opencl-load-count', fact: nComponents },
        ],
      },
      offset,
      p,
      n,
    ],
    fromOpenCl,
  )
}

function store(name: string, operations: readonly string[], data: Fact): Signature {
  const isRounded = operations[0]?.endsWith('_r') === true
  return signature(
    `opencl-${name}: ${operations.join(' ')}`,
    [nothing, slot('opencl-store-half-data', data), offset, toHalf, ...(isRounded ? [mode] : [])],
    fromOpenCl,
  )
}

/** Instructions of OpenCL.std that load, store, print and prefetch (2.6, 2.8). */
export const signatures: readonly Signature[] = [
  load('load', ['vloadn'], numbers(['float', 'integer'], vectors)),
  load(
    'load-halves',
    ['vload_halfn', 'vloada_halfn'],
    numbers(['float'], { ...single, ...vectors }),
  ),
  signature(
    'opencl-load-half: vload_half',
    [
      slot('opencl-load-half-result', numbers(['float'], { ...single, ...scalars })),
      offset,
      toHalf,
    ],
    fromOpenCl,
  ),
  signature(
    'opencl-store: vstoren',
    [
      nothing,
      slot('opencl-store-data', numbers(['float', 'integer'], vectors)),
      offset,
      pointing(1, componentOf),
    ],
    fromOpenCl,
  ),
  store('store-half', ['vstore_half'], numbers(['float'], { ...storable, ...scalars })),
  store('store-half-rounded', ['vstore_half_r'], numbers(['float'], { ...storable, ...scalars })),
  store(
    'store-halves',
    ['vstore_halfn', 'vstorea_halfn'],
    numbers(['float'], { ...storable, ...vectors }),
  ),
  store(
    'store-halves-rounded',
    ['vstore_halfn_r', 'vstorea_halfn_r'],
    numbers(['float'], { ...storable, ...vectors }),
  ),
  signature(
    'opencl-printf: printf',
    [
      slot('opencl-printf-result', numbers(['integer'], { ...single, ...scalars })),
      pointing('result', () => integer(8, false), ['UniformConstant']),
    ],
    fromOpenCl,
  ),
  signature(
    'opencl-prefetch: prefetch',
    [nothing, globalSlot('opencl-prefetch-pointer'), offset],
    fromOpenCl,
  ),
]
