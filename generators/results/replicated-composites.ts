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
  storedWide,
} from './shader.ts'

const text = 'SPV_EXT_replicated_composites'
const value = 0x8765_4321n

interface Kind {
  readonly name: string
  /** Declares the type. */
  readonly type: (shader: Shader, element: string) => string
  readonly constituents: number
}

const kinds: readonly Kind[] = [
  ...[2, 3, 4].map((count) => ({
    name: `vector-of-${count}`,
    type: (shader: Shader, element: string) =>
      declare(shader, '%composite', `OpTypeVector ${element} ${count}`),
    constituents: count,
  })),
  ...[1, 5].map((count) => ({
    name: `array-of-${count}`,
    type: (shader: Shader, element: string) =>
      declare(shader, '%composite', `OpTypeArray ${element} ${constant(shader, count)}`),
    constituents: count,
  })),
  {
    name: 'structure-of-3',
    type: (shader, element) =>
      declare(shader, '%composite', `OpTypeStruct ${element} ${element} ${element}`),
    constituents: 3,
  },
]

function literalOf(width: number): bigint {
  return BigInt.asUintN(width, value * 0x1_0000_0001n)
}

function checked(shader: Shader, id: string, width: number, count: number): void {
  const type = integer(shader, width)
  for (let n = 0; n < count; n++)
    storedWide(
      shader,
      result(shader, type, `OpCompositeExtract ${id} ${n}`),
      literalOf(width),
      width,
    )
}

function begin(width: number): Shader {
  const shader = createShader()
  shader.capabilities.add('ReplicatedCompositesEXT')
  shader.extensions.add(text)
  integer(shader, width)
  return shader
}

function constantCase(
  name: string,
  { name: kind, type, constituents }: Kind,
  width: number,
): ResultCase {
  const shader = begin(width)
  const element = integer(shader, width)
  const isSpecialized = name === 'OpSpecConstantCompositeReplicateEXT'
  const id = type(shader, element)
  const literal = isSpecialized ? 5n : literalOf(width)
  declare(
    shader,
    '%value',
    `${isSpecialized ? 'OpSpecConstant' : 'OpConstant'} ${element} ${literal}`,
  )
  if (isSpecialized) shader.decorations.push('OpDecorate %value SpecId 3')
  declare(shader, '%replicated', `${name} ${id} %value`)
  checked(shader, '%replicated', width, constituents)
  const bytes = Uint8Array.from({ length: width / 8 }, (_, n) =>
    Number((literalOf(width) >> BigInt(8 * n)) & 0xffn),
  )
  return caseOf(
    shader,
    `${text}/${name}/${kind}-${width}-bits`,
    `${name} of a ${kind.replaceAll('-', ' ')} integers of ${width} bits${isSpecialized ? ', specialized' : ''}`,
    isSpecialized ? { 3: bytes } : undefined,
  )
}

function constructCase({ name: kind, type, constituents }: Kind, width: number): ResultCase {
  const shader = begin(width)
  const id = type(shader, integer(shader, width))
  const taken = given(shader, literalOf(width), width)
  const made = result(shader, id, `OpCompositeConstructReplicateEXT ${taken}`)
  checked(shader, made, width, constituents)
  const name = 'OpCompositeConstructReplicateEXT'
  return caseOf(
    shader,
    `${text}/${name}/${kind}-${width}-bits`,
    `${name} of a ${kind.replaceAll('-', ' ')} integers of ${width} bits`,
  )
}

/** Cases of SPV_EXT_replicated_composites. */
export function replicatedCompositeCases(): readonly ResultCase[] {
  return [8, 16, 32, 64].flatMap((width) =>
    kinds.flatMap((kind) => [
      constantCase('OpConstantCompositeReplicateEXT', kind, width),
      constantCase('OpSpecConstantCompositeReplicateEXT', kind, width),
      constructCase(kind, width),
    ]),
  )
}
