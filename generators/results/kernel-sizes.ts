import { KernelShader } from './reflected-kernel.ts'
import type { ResultCase } from './result-case.ts'

type KernelSize = readonly [number, number, number]

/** How many workgroups of how many invocations a kernel is called with. */
interface Sizes {
  readonly groups: KernelSize
  readonly local: KernelSize
}

const sizes: readonly Sizes[] = [
  { groups: [1, 1, 1], local: [1, 1, 1] },
  { groups: [3, 1, 1], local: [4, 1, 1] },
  { groups: [2, 3, 1], local: [2, 4, 1] },
  { groups: [1, 2, 2], local: [3, 1, 2] },
]

const nameOf = ({ groups, local }: Sizes): string =>
  `${groups.join('-')}-groups-of-${local.join('-')}`
const textOf = ({ groups, local }: Sizes): string =>
  `${groups.join(' by ')} workgroups of ${local.join(' by ')} invocations`

/** A kernel whose workgroup size is three specialization constants; what follows runs in the first invocation alone. */
function begin(): KernelShader {
  const shader = new KernelShader(2)
  shader.say('SpecConstantWorkgroupSize', 0, 1, 2)
  const local = [0, 1, 2].map((id) => shader.specialized(id, 1))
  shader.decorate(
    'OpDecorate %workgroup_size BuiltIn WorkgroupSize',
    'OpDecorate %position BuiltIn GlobalInvocationId',
  )
  shader.globals.push(
    '%uintv3 = OpTypeVector %uint 3',
    `%workgroup_size = OpSpecConstantComposite %uintv3 ${local.join(' ')}`,
    '%positions = OpTypePointer Input %uintv3',
    '%position = OpVariable %positions Input',
  )
  shader.interfaces.push('%position')
  const [x, y, z] = [0, 1, 2].map((n) =>
    shader.extract('%uint', shader.load('%uintv3', '%position'), n),
  )
  const either = shader.result('%uint', `OpBitwiseOr ${x} ${y}`)
  const any = shader.result('%uint', `OpBitwiseOr ${either} ${z}`)
  shader.body.push(
    `OpSelectionMerge %end None`,
    `OpBranchConditional ${shader.result('%bool', `OpIEqual ${any} %c0`)} %first %end`,
    '%first = OpLabel',
  )
  return shader
}

function end(
  shader: KernelShader,
  called: Sizes,
  name: string,
  summary: string,
  specialize: Readonly<Record<string, number>>,
  pushConstants?: Uint8Array,
): ResultCase {
  shader.body.push('OpBranch %end', '%end = OpLabel')
  const { groups, local } = called
  const [x, y, z] = local
  return shader.toCalledCase(`${name}/${nameOf(called)}`, `${summary}: ${textOf(called)}`, {
    dispatch: groups,
    localSize: local,
    specialize: { 0: x, 1: y, 2: z, ...specialize },
    ...(pushConstants === undefined ? {} : { pushConstants }),
  })
}

function workgroupSizeCase(called: Sizes): ResultCase {
  const shader = begin()
  for (const [id, count] of called.local.entries()) shader.stored(`%specialized${id}`, count)
  return end(
    shader,
    called,
    'SpecConstantWorkgroupSize',
    'the size of workgroups in specialization constants',
    {},
  )
}

/** How many dimensions a call has, up to the last one with more than one work-item. */
function dimensions({ groups, local }: Sizes): number {
  const counts = groups.map((count, n) => count * (local[n] ?? 1))
  return 1 + counts.findLastIndex((count, n) => n === 0 || count > 1)
}

function specializedCase(called: Sizes): ResultCase {
  const shader = begin()
  shader.say('SpecConstantGlobalOffset', 8, 4, 6)
  shader.say('SpecConstantWorkDim', 3)
  for (const id of [8, 4, 6]) shader.stored(shader.specialized(id, 9), 0)
  shader.stored(shader.specialized(3, 9), dimensions(called))
  return end(
    shader,
    called,
    'SpecConstantWorkDim',
    'the number of dimensions and no offset in specialization constants',
    { 8: 0, 4: 0, 6: 0, 3: dimensions(called) },
  )
}

const none: KernelSize = [0, 0, 0]
const pushed: Readonly<Record<string, (called: Sizes) => KernelSize>> = {
  PushConstantGlobalOffset: () => none,
  PushConstantEnqueuedLocalSize: ({ local }) => local,
  PushConstantGlobalSize: ({ groups, local }) => [
    groups[0] * local[0],
    groups[1] * local[1],
    groups[2] * local[2],
  ],
  PushConstantRegionOffset: () => none,
  PushConstantNumWorkgroups: ({ groups }) => groups,
  PushConstantRegionGroupOffset: () => none,
}

/** Two of the sizes, so that the second is not where the first one is. */
function pushedCase(name: string, beside: string, called: Sizes): ResultCase {
  const shader = begin()
  const bytes = new Uint8Array(28)
  const view = new DataView(bytes.buffer)
  shader.declareGiven('PushConstant')
  for (const [n, sizeName] of [name, beside].entries()) {
    const offset = 16 * n
    shader.say(sizeName, offset, 12)
    for (const [index, count] of (pushed[sizeName]?.(called) ?? none).entries()) {
      view.setUint32(offset + 4 * index, count, true)
      shader.stored(shader.givenWord('PushConstant', 4 * n + index), count)
    }
  }
  return end(shader, called, name, `sizes in push constants`, {}, bytes)
}

/** Cases about how often kernels run, and about what NonSemantic.ClspvReflection says that kernels receive. */
export function kernelSizeCases(): readonly ResultCase[] {
  const names = Object.keys(pushed)
  return [
    ...sizes.map(workgroupSizeCase),
    ...sizes.map(specializedCase),
    ...names.flatMap((name, index) =>
      sizes
        .slice(1)
        .map((called) => pushedCase(name, names[(index + 2) % names.length] ?? name, called)),
    ),
  ]
}
