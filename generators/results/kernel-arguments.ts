import {
  beginKernel,
  calledCase,
  declareGiven,
  type Given,
  givenWord,
  noise,
  say,
  sayBuffer,
  sayKernel,
  specialized,
} from './reflected-kernel.ts'
import type { ResultCase } from './result-case.ts'
import { constant, declare, result, stored } from './shader.ts'

/** The binding of what a kernel gets beside its two buffers. */
const third = 2
const size = 32

function wordAt(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true)
}

/** A kernel whose arguments are three buffers in any order. */
function orderCase(order: readonly [number, number, number]): ResultCase {
  const shader = beginKernel()
  sayKernel(shader, 3)
  for (const [binding, ordinal] of order.entries()) sayBuffer(shader, ordinal, binding)
  declareGiven(shader, 'StorageBuffer', third)
  const bytes = noise(third, size)
  for (const index of [0, 3, 4, 7])
    stored(shader, givenWord(shader, 'StorageBuffer', index), wordAt(bytes, 4 * index))
  const made = calledCase(
    shader,
    `ArgumentStorageBuffer/bindings-at-${order.join('-')}`,
    `the arguments ${order.join(', ')} of a kernel are the buffers at the bindings 0, 1 and 2`,
    { input: { [third]: bytes } },
  )
  const inOrder = order
    .map((ordinal, binding) => ({ ordinal, bytes: made.input[binding] ?? new Uint8Array() }))
    .sort((a, b) => a.ordinal - b.ordinal)
    .map(({ bytes: contents }) => ({ kind: 'buffer' as const, bytes: contents }))
  return made.call === undefined ? made : { ...made, call: { ...made.call, arguments: inOrder } }
}

/** A kernel with a constant buffer. */
function uniformCase(indexes: readonly number[]): ResultCase {
  const shader = beginKernel()
  sayKernel(shader, 3)
  sayBuffer(shader, 0, 0)
  sayBuffer(shader, 1, 1)
  say(shader, 'ArgumentUniform', '%said0', 2, 0, third)
  declareGiven(shader, 'Uniform', third)
  const bytes = noise(indexes.length, size)
  for (const index of indexes)
    stored(shader, givenWord(shader, 'Uniform', index), wordAt(bytes, 4 * index))
  return calledCase(
    shader,
    `ArgumentUniform/words-${indexes.join('-')}`,
    `words ${indexes.join(', ')} of an argument that is a uniform buffer`,
    { input: { [third]: bytes }, more: [{ kind: 'buffer', bytes }] },
  )
}

/** Where a value lies in the bytes that values share. */
interface Place {
  readonly offset: number
  readonly size: 1 | 2 | 4 | 8 | 16
}

const places: readonly (readonly Place[])[] = [
  [{ offset: 28, size: 4 }],
  [
    { offset: 0, size: 4 },
    { offset: 24, size: 8 },
  ],
  [
    { offset: 0, size: 2 },
    { offset: 2, size: 2 },
    { offset: 4, size: 1 },
    { offset: 7, size: 1 },
    { offset: 28, size: 4 },
  ],
  [
    { offset: 16, size: 16 },
    { offset: 4, size: 4 },
  ],
  [
    { offset: 30, size: 2 },
    { offset: 8, size: 8 },
    { offset: 29, size: 1 },
  ],
]

const values: readonly { readonly storage: Given; readonly name: string }[] = [
  { storage: 'StorageBuffer', name: 'ArgumentPodStorageBuffer' },
  { storage: 'Uniform', name: 'ArgumentPodUniform' },
  { storage: 'PushConstant', name: 'ArgumentPodPushConstant' },
]

/** A kernel with values that share a buffer, or the push constants. */
function valueCase({ storage, name }: (typeof values)[number], at: readonly Place[]): ResultCase {
  const shader = beginKernel()
  sayKernel(shader, 2 + at.length)
  sayBuffer(shader, 0, 0)
  sayBuffer(shader, 1, 1)
  const isPushed = storage === 'PushConstant'
  declareGiven(shader, storage, isPushed ? undefined : third)
  const all = new Uint8Array(size)
  const given = at.map(({ offset, size: bytes }, n) => {
    const value = noise(n + 3, bytes)
    all.set(value, offset)
    say(shader, name, '%said0', 2 + n, ...(isPushed ? [] : [0, third]), offset, bytes)
    return { kind: 'value' as const, bytes: value }
  })
  for (const { offset, size: bytes } of at)
    for (let byte = offset; byte < offset + bytes; byte += 4) {
      const bits = 8 * Math.min(4, bytes)
      const [first, count] = [8 * (byte & 3), bits].map((each) => constant(shader, each))
      const word = givenWord(shader, storage, byte >> 2)
      const part = result(shader, '%uint', `OpBitFieldUExtract ${word} ${first} ${count}`)
      stored(
        shader,
        part,
        wordAt(
          Uint8Array.from({ length: 4 }, (_, n) => (n < bits / 8 ? (all[byte + n] ?? 0) : 0)),
          0,
        ),
      )
    }
  return calledCase(
    shader,
    `${name}/at-${at.map(({ offset, size: bytes }) => `${offset}-size-${bytes}`).join('-and-')}`,
    `values that are passed ${isPushed ? 'in push constants' : 'in one buffer'}, each at its offset`,
    { ...(isPushed ? { pushConstants: all } : { input: { [third]: all } }), more: given },
  )
}

/** A kernel with memory of the workgroup, whose length is a specialization constant. */
function workgroupCase(elements: number, components: 1 | 2 | 4): ResultCase {
  const shader = beginKernel()
  sayKernel(shader, 3)
  sayBuffer(shader, 0, 0)
  sayBuffer(shader, 1, 1)
  const id = 5
  say(shader, 'ArgumentWorkgroup', '%said0', 2, id, 4 * components)
  const length = specialized(shader, id, 1)
  const type =
    components === 1
      ? '%uint'
      : declare(shader, `%uintv${components}`, `OpTypeVector %uint ${components}`)
  shader.globals.push(
    `%local_array = OpTypeArray ${type} ${length}`,
    '%local_arrays = OpTypePointer Workgroup %local_array',
    '%local_word = OpTypePointer Workgroup %uint',
    '%local = OpVariable %local_arrays Workgroup',
  )
  shader.interfaces.push('%local')
  stored(shader, length, elements)
  const last = result(shader, '%uint', `OpISub ${length} %c1`)
  const place = result(
    shader,
    '%local_word',
    components === 1 ? `OpAccessChain %local ${last}` : `OpAccessChain %local ${last} %c1`,
  )
  shader.body.push(`OpStore ${place} ${constant(shader, 77 + elements)}`)
  stored(shader, result(shader, '%uint', `OpLoad ${place}`), 77 + elements)
  return calledCase(
    shader,
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
  const shader = beginKernel()
  sayKernel(shader, 2)
  sayBuffer(shader, 0, 0)
  sayBuffer(shader, 1, 1)
  const bytes = noise(seed, size)
  shader.strings.push(`%data = OpString "${Buffer.from(bytes).toString('hex')}"`)
  say(shader, `ConstantData${storage}`, 0, third, '%data')
  declareGiven(shader, storage, third)
  for (const index of [6, 1]) {
    stored(shader, givenWord(shader, storage, index), wordAt(bytes, 4 * index))
  }
  return calledCase(
    shader,
    `ConstantData${storage}/bytes-${seed}`,
    `words of the data of the program, which are no argument of the kernel`,
    { input: { [third]: bytes } },
  )
}

/** Cases of what kernels are given, by what NonSemantic.ClspvReflection says of their arguments. */
export function kernelArgumentCases(): readonly ResultCase[] {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const
  return [
    ...orders.map(orderCase),
    ...[[0], [3, 4], [7, 2, 5, 0]].map(uniformCase),
    ...values.flatMap((kind) => places.map((at) => valueCase(kind, at))),
    ...([1, 2, 4] as const).flatMap((components) =>
      [1, 3, 64].map((elements) => workgroupCase(elements, components)),
    ),
    ...(['StorageBuffer', 'Uniform'] as const).flatMap((storage) =>
      [1, 2].map((seed) => dataCase(storage, seed)),
    ),
  ]
}
