import { integerBytes } from './bytes.ts'
import { bitsOf, float, floatBits } from './floats.ts'
import type { ResultCase } from './result-case.ts'
import {
  caseOf,
  constant,
  createShader,
  declare,
  given,
  integer,
  result,
  type Shader,
  stored,
  storedBoolean,
  storedWide,
} from './shader.ts'

const text = 'SPV_EXT_replicated_composites'
const forms = [
  'OpConstantCompositeReplicateEXT',
  'OpSpecConstantCompositeReplicateEXT',
  'OpCompositeConstructReplicateEXT',
] as const
type Form = (typeof forms)[number]

/** What is replicated. */
interface Value {
  readonly name: string
  /** The value in words. */
  readonly what: string
  /** Declares the type of the value. */
  readonly type: (shader: Shader) => string
  /** Makes a constant, with a SpecId for the scalar that it consists of if the form asks for one. */
  readonly constant: (shader: Shader, isSpecialized: boolean) => string
  /** Makes a value of what the input gives. */
  readonly computed: (shader: Shader) => string
  /** Stores a constituent, or one of its parts. */
  readonly check: (shader: Shader, composite: string, indexes: readonly number[]) => void
  readonly specialized?: Uint8Array
}

function extracted(shader: Shader, type: string, composite: string, path: readonly number[]) {
  return result(shader, type, `OpCompositeExtract ${composite} ${path.join(' ')}`)
}

function integerValue(width: number): Value {
  const bits = BigInt.asUintN(width, 0x8765_4321_8765_4321n)
  return {
    name: `${width}-bits`,
    what: `an integer of ${width} bits`,
    type: (shader) => integer(shader, width),
    constant(shader, isSpecialized) {
      if (isSpecialized) shader.decorations.push('OpDecorate %value SpecId 3')
      const [name, literal] = isSpecialized ? ['OpSpecConstant', 5n] : ['OpConstant', bits]
      return declare(shader, '%value', `${name} ${integer(shader, width)} ${literal}`)
    },
    computed: (shader) => given(shader, bits, width),
    check(shader, composite, indexes) {
      const part = extracted(shader, integer(shader, width), composite, indexes)
      storedWide(shader, part, bits, width)
    },
    specialized: integerBytes(bits, width),
  }
}

function floatValue(width: number): Value {
  const bits = floatBits[width] ?? 0n
  return {
    name: `float-of-${width}-bits`,
    what: `a float of ${width} bits`,
    type: (shader) => float(shader, width),
    constant: (shader, isSpecialized) => {
      if (isSpecialized) shader.decorations.push('OpDecorate %value SpecId 3')
      const literal = width === 16 ? '12.4140625' : width === 32 ? '9581654' : '19088743.537777774'
      const [name, text] = isSpecialized ? ['OpSpecConstant', '0.5'] : ['OpConstant', literal]
      return declare(shader, '%value', `${name} ${float(shader, width)} ${text}`)
    },
    computed: (shader) =>
      result(shader, float(shader, width), `OpBitcast ${given(shader, bits, width)}`),
    check: (shader, composite, indexes) => {
      const type = float(shader, width)
      const part = extracted(shader, type, composite, indexes)
      storedWide(shader, bitsOf(shader, part, width), bits, width)
    },
    specialized: integerBytes(bits, width),
  }
}

const boolean: Value = {
  name: 'boolean',
  what: 'a Boolean',
  type: () => '%bool',
  constant: (shader, isSpecialized) => {
    if (isSpecialized) shader.decorations.push('OpDecorate %value SpecId 3')
    return declare(
      shader,
      '%value',
      `${isSpecialized ? 'OpSpecConstantFalse' : 'OpConstantTrue'} %bool`,
    )
  },
  computed: (shader) => result(shader, '%bool', `OpINotEqual ${given(shader, 7n, 32)} %c0`),
  check: (shader, composite, indexes) =>
    storedBoolean(shader, extracted(shader, '%bool', composite, indexes), true),
  specialized: Uint8Array.of(1, 0, 0, 0),
}

/** A vector of two different integers. */
function pairValue(width: number): Value {
  const parts = [0x1122_3344_5566_7788n, 0x99aa_bbcc_ddee_ff01n].map((part) =>
    BigInt.asUintN(width, part),
  )
  const pair = (shader: Shader) =>
    declare(shader, '%pair', `OpTypeVector ${integer(shader, width)} 2`)
  return {
    name: `pair-of-${width}-bits`,
    what: `a pair of ${width} bits`,
    type: pair,
    constant: (shader, isSpecialized) => {
      const type = integer(shader, width)
      const ids = parts.map((part, n) => {
        const isFree = isSpecialized && n === 1
        if (isFree) shader.decorations.push('OpDecorate %part_1 SpecId 3')
        const [name, literal] = isFree ? ['OpSpecConstant', 5n] : ['OpConstant', part]
        return declare(shader, `%part_${n}`, `${name} ${type} ${literal}`)
      })
      const name = isSpecialized ? 'OpSpecConstantComposite' : 'OpConstantComposite'
      return declare(shader, '%value', `${name} ${pair(shader)} ${ids.join(' ')}`)
    },
    computed: (shader) => {
      const ids = parts.map((part) => given(shader, part, width))
      return result(shader, pair(shader), `OpCompositeConstruct ${ids.join(' ')}`)
    },
    check: (shader, composite, indexes) => {
      for (const [n, part] of parts.entries()) {
        const id = extracted(shader, integer(shader, width), composite, [...indexes, n])
        storedWide(shader, id, part, width)
      }
    },
    specialized: integerBytes(parts[1] ?? 0n, width),
  }
}

/** The composite type, and indexes of constituents that are looked at. */
interface Composite {
  readonly name: string
  readonly type: (shader: Shader, value: string) => string
  readonly takes: (value: Value) => boolean
  readonly indexes: readonly number[]
}

const isInteger = ({ name }: Value) => /^\d/.test(name)
const isOther = (value: Value) => !isInteger(value)

const composites: readonly Composite[] = [
  ...[2, 3, 4].map((count) => ({
    name: `vector-of-${count}`,
    type: (shader: Shader, value: string) =>
      declare(shader, '%composite', `OpTypeVector ${value} ${count}`),
    takes: (value: Value) => isInteger(value) || (count !== 3 && !value.name.startsWith('pair')),
    indexes: Array.from({ length: count }, (_, n) => n),
  })),
  ...[
    { count: 1, takes: isInteger, indexes: [0] },
    { count: 5, takes: isInteger, indexes: [4, 0, 1, 2, 3] },
    { count: 6, takes: isOther, indexes: [5, 0, 3] },
  ].map(({ count, ...more }) => ({
    name: `array-of-${count}`,
    type: (shader: Shader, value: string) =>
      declare(shader, '%composite', `OpTypeArray ${value} ${constant(shader, count)}`),
    ...more,
  })),
  ...[
    { count: 3, takes: isInteger, indexes: [2, 1, 0] },
    { count: 4, takes: isOther, indexes: [3, 0] },
  ].map(({ count, ...more }) => ({
    name: `structure-of-${count}`,
    type: (shader: Shader, value: string) =>
      declare(shader, '%composite', `OpTypeStruct ${new Array(count).fill(value).join(' ')}`),
    ...more,
  })),
]

function article(name: string): string {
  return name.startsWith('a') ? 'an' : 'a'
}

function begin(): Shader {
  const shader = createShader()
  shader.capabilities.add('ReplicatedCompositesEXT')
  shader.extensions.add(text)
  return shader
}

function valueCase(form: Form, composite: Composite, value: Value): ResultCase {
  const shader = begin()
  const isSpecialized = form === 'OpSpecConstantCompositeReplicateEXT'
  const isComputed = form === 'OpCompositeConstructReplicateEXT'
  const type = composite.type(shader, value.type(shader))
  const made = isComputed
    ? result(shader, type, `${form} ${value.computed(shader)}`)
    : declare(shader, '%made', `${form} ${type} ${value.constant(shader, isSpecialized)}`)
  for (const index of composite.indexes) value.check(shader, made, [index])
  return caseOf(
    shader,
    `${text}/${form}/${composite.name}-${value.name}`,
    `${form} of ${article(composite.name)} ${composite.name.replaceAll('-', ' ')} times ${value.what}`,
    isSpecialized && value.specialized !== undefined ? { 3: value.specialized } : undefined,
  )
}

/** A matrix whose columns are all the same, and one of the composites within another. */
function nestedCase(form: Form, isMatrix: boolean): ResultCase {
  const shader = begin()
  const isComputed = form === 'OpCompositeConstructReplicateEXT'
  const scalar = isMatrix ? float(shader, 32) : '%uint'
  const bits = isMatrix ? [0x4040_0000n, 0xc0a0_0000n] : [77n, 0xffff_0001n]
  const inner = declare(shader, '%inner', `OpTypeVector ${scalar} 2`)
  const outer = isMatrix
    ? declare(shader, '%outer', `OpTypeMatrix ${inner} 3`)
    : declare(shader, '%outer', `OpTypeArray ${inner} ${constant(shader, 3)}`)
  let value: string
  if (isComputed) {
    const parts = bits.map((part) => {
      const word = given(shader, part, 32)
      return isMatrix ? result(shader, scalar, `OpBitcast ${word}`) : word
    })
    value = result(shader, inner, `OpCompositeConstruct ${parts.join(' ')}`)
  } else {
    const literals = isMatrix ? ['3', '-5'] : ['77', '4294901761']
    const parts = literals.map((literal, n) =>
      declare(shader, `%part_${n}`, `OpConstant ${scalar} ${literal}`),
    )
    value = declare(shader, '%value', `OpConstantComposite ${inner} ${parts.join(' ')}`)
  }
  const made = isComputed
    ? result(shader, outer, `${form} ${value}`)
    : declare(shader, '%made', `${form} ${outer} ${value}`)
  for (const column of [2, 0])
    for (const [row, part] of bits.entries()) {
      const id = extracted(shader, scalar, made, [column, row])
      stored(shader, isMatrix ? bitsOf(shader, id, 32) : id, Number(part))
    }
  const name = isMatrix ? 'matrix-of-3-columns' : 'array-of-3-vectors'
  return caseOf(
    shader,
    `${text}/${form}/${name}`,
    `${form} of ${article(name)} ${name.replaceAll('-', ' ')}`,
  )
}

/** Cases of SPV_EXT_replicated_composites. */
export function replicatedCompositeCases(): readonly ResultCase[] {
  const widths = [8, 16, 32, 64]
  const values = [
    ...widths.map(integerValue),
    ...[16, 32, 64].map(floatValue),
    boolean,
    ...widths.map(pairValue),
  ]
  return forms.flatMap((form) => [
    ...composites.flatMap((composite) =>
      values.filter(composite.takes).map((value) => valueCase(form, composite, value)),
    ),
    nestedCase(form, true),
    nestedCase(form, false),
  ])
}
