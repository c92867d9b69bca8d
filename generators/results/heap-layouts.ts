import { classes, contents, HeapShader, type StorageClass, text } from './heap-shader.ts'
import type { ResultCase } from './result-case.ts'

const descriptorTypes: Readonly<Record<string, readonly string[]>> = {
  'storage-buffer': ['%described = OpTypeBufferEXT StorageBuffer'],
  'uniform-buffer': ['%described = OpTypeBufferEXT Uniform'],
  image: ['%float = OpTypeFloat 32', '%described = OpTypeImage %float 2D 0 0 0 1 Unknown'],
  'storage-image': ['%float = OpTypeFloat 32', '%described = OpTypeImage %float 2D 0 0 0 2 R32f'],
  sampler: ['%described = OpTypeSampler'],
}

function sizeCase(kind: string, width: number, size: number): ResultCase {
  const shader = new HeapShader(size === 32 ? 64 : 32)
  const declarations = descriptorTypes[kind] ?? []
  shader.globals.push(...declarations)
  const name = /= (OpType\w+)/.exec(declarations.at(-1) ?? '')?.[1] ?? ''
  shader.descriptorSizes.set(name, size)
  const type = shader.integer(width)
  shader.declare('%size_of_it', `OpConstantSizeOfEXT ${type} %described`)
  shader.storedWide('%size_of_it', BigInt(size), width)
  const sum = shader.result(type, `OpIAdd %size_of_it ${shader.given(1000n, width)}`)
  shader.storedWide(sum, BigInt(size + 1000), width)
  return shader.toCase(
    `${text}/OpConstantSizeOfEXT/${kind}-of-${size}-bytes-in-${width}-bits`,
    `OpConstantSizeOfEXT of a descriptor of ${size} bytes as an integer of ${width} bits`,
  )
}

const strideSources = ['constant', 'specialization', 'doubled'] as const

/** Descriptors of 32 bytes that are further apart than that, or just as far. */
function strideCase(
  source: (typeof strideSources)[number],
  stride: number,
  storage: StorageClass,
): ResultCase {
  const size = source === 'doubled' ? stride / 2 : 32
  const shader = new HeapShader(size)
  const buffer = shader.bufferType(storage)
  if (source === 'constant') shader.declare('%stride', `OpConstant %uint ${stride}`)
  if (source === 'specialization') {
    shader.declare('%stride', 'OpSpecConstant %uint 4096')
    shader.decorations.push('OpDecorate %stride SpecId 9')
  }
  if (source === 'doubled') {
    shader.sizeOf(buffer)
    shader.declare('%stride', `OpSpecConstantOp %uint IMul %size ${shader.constant(2)}`)
  }
  const base = shader.buffers(storage, '%stride')
  for (const descriptor of [0, 1, 3])
    shader.heap.set(descriptor * stride, { before: contents(descriptor + 20) })
  for (const descriptor of [3, 1]) {
    const place = shader.inHeap(base, shader.indexOf(descriptor, true))
    shader.loads(place, descriptor + 20, 32, storage)
  }
  return shader.toCase(
    `${text}/OpDecorateId/array-stride-${storage.toLowerCase()}-${source}-${stride}`,
    `descriptors of ${storage} buffers ${stride} bytes apart by ArrayStrideIdEXT with a ${source} value`,
    source === 'specialization' ? { 9: stride } : undefined,
  )
}

const offsets = [
  [0, 32],
  [64, 0],
  [96, 256],
  [32, 64],
] as const

/** The heap as a structure of two buffers, or of a buffer and an array of them. */
function offsetCase(
  [first, second]: readonly [number, number],
  source: 'constant' | 'specialization',
  isArray: boolean,
): ResultCase {
  const shader = new HeapShader(32)
  const buffer = shader.bufferType()
  const isSpecialized = source === 'specialization'
  const keyword = isSpecialized ? 'OpSpecConstant' : 'OpConstant'
  for (const [n, offset] of [first, second].entries()) {
    shader.declare(`%offset_${n}`, `${keyword} %uint ${isSpecialized ? 5000 + 64 * n : offset}`)
    if (isSpecialized) shader.decorations.push(`OpDecorate %offset_${n} SpecId ${n}`)
    shader.decorations.push(`OpMemberDecorateIdEXT %descriptors ${n} OffsetIdEXT %offset_${n}`)
  }
  let member = buffer
  if (isArray) {
    shader.sizeOf(buffer)
    shader.decorations.push('OpDecorateId %several ArrayStrideIdEXT %size')
    member = shader.declare('%several', `OpTypeArray ${buffer} ${shader.constant(2)}`)
  }
  shader.declare('%descriptors', `OpTypeStruct ${buffer} ${member}`)
  const places: readonly (readonly [at: number, indexes: readonly string[]])[] = isArray
    ? [
        [second + 32, ['%c1', '%c1']],
        [first, ['%c0']],
        [second, ['%c1', '%c0']],
      ]
    : [
        [second, ['%c1']],
        [first, ['%c0']],
      ]
  for (const [n, [index, indexes]] of places.entries()) {
    shader.heap.set(index, { before: contents(n + 40) })
    shader.loads(shader.inHeap('%descriptors', ...indexes), n + 40)
  }
  return shader.toCase(
    `${text}/OpMemberDecorateIdEXT/${isArray ? 'array-' : ''}offsets-${source}-${first}-${second}`,
    `descriptors at bytes ${first} and ${second} of the heap by OffsetIdEXT with ${source} values`,
    isSpecialized ? { 0: first, 1: second } : undefined,
  )
}

/** Arrays of arrays of descriptors. */
function nestedCase(inner: number, size: number): ResultCase {
  const shader = new HeapShader(size)
  const buffer = shader.bufferType()
  shader.sizeOf(buffer)
  shader.declare('%row_stride', `OpConstant %uint ${inner * size + 64}`)
  shader.decorations.push(
    'OpDecorateId %row ArrayStrideIdEXT %size',
    'OpDecorateId %rows ArrayStrideIdEXT %row_stride',
  )
  shader.declare('%row', `OpTypeArray ${buffer} ${shader.constant(inner)}`)
  shader.declare('%rows', 'OpTypeRuntimeArray %row')
  for (const [row, column] of [
    [0, inner - 1],
    [2, 0],
    [1, 1],
  ] as const) {
    const seed = 60 + 10 * row + column
    shader.heap.set(row * (inner * size + 64) + column * size, { before: contents(seed) })
    const indexes = [shader.indexOf(row, true), shader.indexOf(column, false)]
    shader.loads(shader.inHeap('%rows', ...indexes), seed)
  }
  return shader.toCase(
    `${text}/OpDecorateId/rows-of-${inner}-descriptors-of-${size}`,
    `buffers of an array of arrays of ${inner} descriptors of ${size} bytes`,
  )
}

/** Cases of SPV_EXT_descriptor_heap about sizes, strides and offsets of descriptors. */
export function heapLayoutCases(): readonly ResultCase[] {
  return [
    ...Object.keys(descriptorTypes).flatMap((kind) =>
      [32, 64].flatMap((width) => [16, 32, 256].map((size) => sizeCase(kind, width, size))),
    ),
    ...classes.flatMap((storage) =>
      strideSources.flatMap((source) =>
        [32, 64, 192].map((stride) => strideCase(source, stride, storage)),
      ),
    ),
    ...offsets.flatMap((pair) =>
      (['constant', 'specialization'] as const).map((source) => offsetCase(pair, source, false)),
    ),
    ...(['constant', 'specialization'] as const).flatMap((source) => [
      offsetCase([0, 32], source, true),
      offsetCase([128, 32], source, true),
    ]),
    ...[2, 3, 8].flatMap((inner) => [16, 32].map((size) => nestedCase(inner, size))),
  ]
}
