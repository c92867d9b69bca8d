import { integerAt } from './bytes.ts'
import { type Given, KernelShader, noise } from './reflected-kernel.ts'
import type { ResultCase } from './result-case.ts'

/** The binding of the data that a kernel gets beside its two buffers. */
const third = 2
const size = 32

/** Stores words of `%given`, which has these bytes. */
function storeWords(
  shader: KernelShader,
  storage: Given,
  bytes: Uint8Array,
  indexes: readonly number[],
): void {
  for (const index of indexes) {
    const word = shader.givenWord(storage, index)
    shader.stored(word, Number(integerAt(bytes, 4 * index, 32)))
  }
}

/** A kernel whose arguments are three buffers in any order. */
function orderCase(order: readonly [number, number, number]): ResultCase {
  const shader = new KernelShader(3, order)
  shader.declareGiven('StorageBuffer', third)
  const bytes = noise(third, size)
  storeWords(shader, 'StorageBuffer', bytes, [0, 3, 4, 7])
  const made = shader.toCalledCase(
    `ArgumentStorageBuffer/bindings-at-${order.join('-')}`,
    `the arguments ${order.join(', ')} of a kernel are the buffers at the bindings 0, 1 and 2`,
    { input: { [third]: bytes } },
  )
  const inOrder = [0, 1, 2].map((ordinal) => ({
    kind: 'buffer' as const,
    bytes: made.input[order.indexOf(ordinal)] ?? new Uint8Array(),
  }))
  return made.call === undefined ? made : { ...made, call: { ...made.call, arguments: inOrder } }
}

/** A kernel with a constant buffer. */
function uniformCase(indexes: readonly number[]): ResultCase {
  const shader = new KernelShader(3)
  shader.say('ArgumentUniform', '%said0', 2, 0, third)
  shader.declareGiven('Uniform', third)
  const bytes = noise(indexes.length, size)
  storeWords(shader, 'Uniform', bytes, indexes)
  return shader.toCalledCase(
    `ArgumentUniform/words-${indexes.join('-')}`,
    `words ${indexes.join(', ')} of an argument that is a uniform buffer`,
    { input: { [third]: bytes }, more: [{ kind: 'buffer', bytes }] },
  )
}

/** The position of a value in the bytes that values share. */
type ByteRange = readonly [offset: number, size: 1 | 2 | 4 | 8 | 16]

const places: readonly (readonly ByteRange[])[] = [
  [[28, 4]],
  [
    [0, 4],
    [24, 8],
  ],
  [
    [0, 2],
    [2, 2],
    [4, 1],
    [7, 1],
    [28, 4],
  ],
  [
    [16, 16],
    [4, 4],
  ],
  [
    [30, 2],
    [8, 8],
    [29, 1],
  ],
]

const values: readonly (readonly [storage: Given, name: string])[] = [
  ['StorageBuffer', 'ArgumentPodStorageBuffer'],
  ['Uniform', 'ArgumentPodUniform'],
  ['PushConstant', 'ArgumentPodPushConstant'],
]

/** A kernel with values that share a buffer, or the push constants. */
function valueCase(
  [storage, name]: (typeof values)[number],
  parts: readonly ByteRange[],
): ResultCase {
  const shader = new KernelShader(2 + parts.length)
  const isPushed = storage === 'PushConstant'
  shader.declareGiven(storage, isPushed ? undefined : third)
  const all = new Uint8Array(size)
  const given = parts.map(([offset, length], n) => {
    const bytes = noise(n + 3, length)
    all.set(bytes, offset)
    shader.say(name, '%said0', 2 + n, ...(isPushed ? [] : [0, third]), offset, length)
    return { kind: 'value' as const, bytes }
  })
  for (const [offset, length] of parts)
    for (let byte = offset; byte < offset + length; byte += 4) {
      const bits = 8 * Math.min(4, length)
      const field = [8 * (byte & 3), bits].map((each) => shader.constant(each)).join(' ')
      const word = shader.givenWord(storage, byte >> 2)
      const part = shader.result('%uint', `OpBitFieldUExtract ${word} ${field}`)
      shader.stored(part, Number(integerAt(all, byte, bits)))
    }
  return shader.toCalledCase(
    `${name}/at-${parts.map(([offset, length]) => `${offset}-size-${length}`).join('-and-')}`,
    `values that are passed ${isPushed ? 'in push constants' : 'in one buffer'}, each at its offset`,
    { ...(isPushed ? { pushConstants: all } : { input: { [third]: all } }), more: given },
  )
}

/** A kernel with memory of the workgroup, whose length is a specialization constant. */
function workgroupCase(elements: number, components: 1 | 2 | 4): ResultCase {
  const shader = new KernelShader(3)
  const id = 5
  shader.say('ArgumentWorkgroup', '%said0', 2, id, 4 * components)
  const length = shader.specialized(id, 1)
  shader.globals.push(
    `%local_array = OpTypeArray ${shader.vector('%uint', components)} ${length}`,
    '%local_arrays = OpTypePointer Workgroup %local_array',
    '%local_word = OpTypePointer Workgroup %uint',
    '%local = OpVariable %local_arrays Workgroup',
  )
  shader.interfaces.push('%local')
  shader.stored(length, elements)
  const last = shader.result('%uint', `OpISub ${length} %c1`)
  const indexes = components === 1 ? last : `${last} %c1`
  const place = shader.result('%local_word', `OpAccessChain %local ${indexes}`)
  shader.store(place, shader.constant(77 + elements))
  shader.stored(shader.load('%uint', place), 77 + elements)
  return shader.toCalledCase(
    `ArgumentWorkgroup/${elements}-elements-of-${4 * components}-bytes`,
    `memory of the workgroup of ${elements} elements of ${4 * components} bytes, which a specialization constant counts`,
    {
      specialize: { [id]: elements },
      more: [{ kind: 'workgroup', size: 4 * components * elements }],
    },
  )
}

/** A kernel with data of its program. */
function dataCase(storage: 'StorageBuffer' | 'Uniform', seed: number): ResultCase {
  const shader = new KernelShader(2)
  const bytes = noise(seed, size)
  shader.strings.push(`%data = OpString "${Buffer.from(bytes).toString('hex')}"`)
  shader.say(`ConstantData${storage}`, 0, third, '%data')
  shader.declareGiven(storage, third)
  storeWords(shader, storage, bytes, [6, 1])
  return shader.toCalledCase(
    `ConstantData${storage}/bytes-${seed}`,
    `words of the data of the program, which are no argument of the kernel`,
    { input: { [third]: bytes } },
  )
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** Cases of what kernels are given, by what NonSemantic.ClspvReflection says of their arguments. */
export function kernelArgumentCases(): readonly ResultCase[] {
  return [
    ...orders.map(orderCase),
    ...[[0], [3, 4], [7, 2, 5, 0]].map(uniformCase),
    ...values.flatMap((kind) => places.map((parts) => valueCase(kind, parts))),
    ...([1, 2, 4] as const).flatMap((components) =>
      [1, 3, 64].map((elements) => workgroupCase(elements, components)),
    ),
    ...(['StorageBuffer', 'Uniform'] as const).flatMap((storage) =>
      [1, 2].map((seed) => dataCase(storage, seed)),
    ),
  ]
}
