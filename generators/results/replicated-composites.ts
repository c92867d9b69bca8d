import { floatBits, integerBytes } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { Shader, widths } from './shader.ts'

const text = 'SPV_EXT_replicated_composites'
const forms = [
  'OpConstantCompositeReplicateEXT',
  'OpSpecConstantCompositeReplicateEXT',
  'OpCompositeConstructReplicateEXT',
] as const
type CompositeForm = (typeof forms)[number]

/** The value that is replicated. */
interface CompositeValue {
  readonly name: string
  /** The value in words. */
  readonly what: string
  readonly isInteger?: true
  /** Declares the type of the value. */
  readonly type: (shader: Shader) => string
  /** Makes a constant, with a SpecId for the scalar that it consists of if the form asks for one. */
  readonly constant: (shader: Shader, isSpecialized: boolean) => string
  /** Makes a value from the input. */
  readonly computed: (shader: Shader) => string
  /** Stores a constituent, or one of its parts. */
  readonly check: (shader: Shader, composite: string, indexes: readonly number[]) => void
  readonly specialized: Uint8Array
}

/** Declares a scalar by the instruction for a constant, or by the one for a specialization constant. */
function scalar(shader: Shader, id: string, isSpecialized: boolean, plain: string, spec: string) {
  if (isSpecialized) shader.decorations.push(`OpDecorate ${id} SpecId 3`)
  return shader.declare(id, isSpecialized ? spec : plain)
}

function integerValue(width: number): CompositeValue {
  const bits = BigInt.asUintN(width, 0x8765_4321_8765_4321n)
  return {
    name: `${width}-bits`,
    what: `an integer of ${width} bits`,
    isInteger: true,
    type: (shader) => shader.integer(width),
    constant(shader, isSpecialized) {
      const type = shader.integer(width)
      const [plain, spec] = [`OpConstant ${type} ${bits}`, `OpSpecConstant ${type} 5`]
      return scalar(shader, '%value', isSpecialized, plain, spec)
    },
    computed: (shader) => shader.given(bits, width),
    check(shader, composite, indexes) {
      const part = shader.extract(shader.integer(width), composite, ...indexes)
      shader.storedWide(part, bits, width)
    },
    specialized: integerBytes(bits, width),
  }
}

function floatValue(width: number): CompositeValue {
  const bits = floatBits[width] ?? 0n
  const literal = width === 16 ? '12.4140625' : width === 32 ? '9581654' : '19088743.537777774'
  return {
    name: `float-of-${width}-bits`,
    what: `a float of ${width} bits`,
    type: (shader) => shader.float(width),
    constant(shader, isSpecialized) {
      const type = shader.float(width)
      const [plain, spec] = [`OpConstant ${type} ${literal}`, `OpSpecConstant ${type} 0.5`]
      return scalar(shader, '%value', isSpecialized, plain, spec)
    },
    computed: (shader) =>
      shader.result(shader.float(width), `OpBitcast ${shader.given(bits, width)}`),
    check(shader, composite, indexes) {
      const part = shader.extract(shader.float(width), composite, ...indexes)
      shader.storedWide(shader.bitsOf(part, width), bits, width)
    },
    specialized: integerBytes(bits, width),
  }
}

const boolean: CompositeValue = {
  name: 'boolean',
  what: 'a Boolean',
  type: () => '%bool',
  constant: (shader, isSpecialized) =>
    scalar(shader, '%value', isSpecialized, 'OpConstantTrue %bool', 'OpSpecConstantFalse %bool'),
  computed: (shader) => shader.result('%bool', `OpINotEqual ${shader.given(7n)} %c0`),
  check: (shader, composite, indexes) =>
    shader.storedBoolean(shader.extract('%bool', composite, ...indexes), true),
  specialized: Uint8Array.of(1, 0, 0, 0),
}

/** A vector of two different integers. */
function pairValue(width: number): CompositeValue {
  const parts = [0x1122_3344_5566_7788n, 0x99aa_bbcc_ddee_ff01n].map((part) =>
    BigInt.asUintN(width, part),
  )
  const pair = (shader: Shader) =>
    shader.declare('%pair', `OpTypeVector ${shader.integer(width)} 2`)
  return {
    name: `pair-of-${width}-bits`,
    what: `a pair of ${width} bits`,
    type: pair,
    constant(shader, isSpecialized) {
      const type = shader.integer(width)
      const ids = parts.map((part, n) => {
        const [plain, spec] = [`OpConstant ${type} ${part}`, `OpSpecConstant ${type} 5`]
        return scalar(shader, `%part_${n}`, isSpecialized && n === 1, plain, spec)
      })
      const name = isSpecialized ? 'OpSpecConstantComposite' : 'OpConstantComposite'
      return shader.declare('%value', `${name} ${pair(shader)} ${ids.join(' ')}`)
    },
    computed(shader) {
      const ids = parts.map((part) => shader.given(part, width))
      return shader.construct(pair(shader), ids)
    },
    check(shader, composite, indexes) {
      for (const [n, part] of parts.entries()) {
        const id = shader.extract(shader.integer(width), composite, ...indexes, n)
        shader.storedWide(id, part, width)
      }
    },
    specialized: integerBytes(parts[1] ?? 0n, width),
  }
}

/** The composite type, and indexes of constituents that are looked at. */
interface Composite {
  readonly name: string
  readonly type: (shader: Shader, value: string) => string
  readonly takes: (value: CompositeValue) => boolean
  readonly indexes: readonly number[]
}

const isInteger = (value: CompositeValue) => value.isInteger === true
const isOther = (value: CompositeValue) => !isInteger(value)

function arrayOf(count: number, takes: Composite['takes'], indexes: readonly number[]): Composite {
  return {
    name: `array-of-${count}`,
    type: (shader, value) =>
      shader.declare('%composite', `OpTypeArray ${value} ${shader.constant(count)}`),
    takes,
    indexes,
  }
}

function structureOf(
  count: number,
  takes: Composite['takes'],
  indexes: readonly number[],
): Composite {
  const members = (value: string) => new Array(count).fill(value).join(' ')
  return {
    name: `structure-of-${count}`,
    type: (shader, value) => shader.declare('%composite', `OpTypeStruct ${members(value)}`),
    takes,
    indexes,
  }
}

const composites: readonly Composite[] = [
  ...[2, 3, 4].map(
    (count): Composite => ({
      name: `vector-of-${count}`,
      type: (shader, value) => shader.declare('%composite', `OpTypeVector ${value} ${count}`),
      takes: (value) => isInteger(value) || (count !== 3 && !value.name.startsWith('pair')),
      indexes: Array.from({ length: count }, (_, n) => n),
    }),
  ),
  arrayOf(1, isInteger, [0]),
  arrayOf(5, isInteger, [4, 0, 1, 2, 3]),
  arrayOf(6, isOther, [5, 0, 3]),
  structureOf(3, isInteger, [2, 1, 0]),
  structureOf(4, isOther, [3, 0]),
]

function begin(): Shader {
  const shader = new Shader()
  shader.capabilities.add('ReplicatedCompositesEXT')
  shader.extensions.add(text)
  return shader
}

function inWords(name: string): string {
  return `${name.startsWith('a') ? 'an' : 'a'} ${name.replaceAll('-', ' ')}`
}

function valueCase(form: CompositeForm, composite: Composite, value: CompositeValue): ResultCase {
  const shader = begin()
  const isSpecialized = form === 'OpSpecConstantCompositeReplicateEXT'
  const type = composite.type(shader, value.type(shader))
  const made =
    form === 'OpCompositeConstructReplicateEXT'
      ? shader.result(type, `${form} ${value.computed(shader)}`)
      : shader.declare('%made', `${form} ${type} ${value.constant(shader, isSpecialized)}`)
  for (const index of composite.indexes) value.check(shader, made, [index])
  return shader.toCase(
    `${text}/${form}/${composite.name}-${value.name}`,
    `${form} of ${inWords(composite.name)} times ${value.what}`,
    isSpecialized ? { 3: value.specialized } : undefined,
  )
}

/** A matrix whose columns are all the same, and one of the composites within another. */
function nestedCase(form: CompositeForm, isMatrix: boolean): ResultCase {
  const shader = begin()
  const scalarType = isMatrix ? shader.float(32) : '%uint'
  const bits = isMatrix ? [0x4040_0000n, 0xc0a0_0000n] : [77n, 0xffff_0001n]
  const inner = shader.declare('%inner', `OpTypeVector ${scalarType} 2`)
  const outer = isMatrix ? `OpTypeMatrix ${inner} 3` : `OpTypeArray ${inner} ${shader.constant(3)}`
  shader.declare('%outer', outer)
  let made = '%made'
  if (form === 'OpCompositeConstructReplicateEXT') {
    const parts = bits.map((part) => {
      const word = shader.given(part)
      return isMatrix ? shader.result(scalarType, `OpBitcast ${word}`) : word
    })
    made = shader.result('%outer', `${form} ${shader.construct(inner, parts)}`)
  } else {
    const literals = isMatrix ? ['3', '-5'] : ['77', '4294901761']
    for (const [n, literal] of literals.entries())
      shader.declare(`%part_${n}`, `OpConstant ${scalarType} ${literal}`)
    shader.declare('%value', `OpConstantComposite ${inner} %part_0 %part_1`)
    shader.declare(made, `${form} %outer %value`)
  }
  for (const column of [2, 0])
    for (const [row, part] of bits.entries()) {
      const id = shader.extract(scalarType, made, column, row)
      shader.stored(isMatrix ? shader.bitsOf(id, 32) : id, Number(part))
    }
  const name = isMatrix ? 'matrix-of-3-columns' : 'array-of-3-vectors'
  return shader.toCase(`${text}/${form}/${name}`, `${form} of ${inWords(name)}`)
}

/** Cases of SPV_EXT_replicated_composites. */
export function replicatedCompositeCases(): readonly ResultCase[] {
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
