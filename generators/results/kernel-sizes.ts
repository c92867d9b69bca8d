import { hexOf } from './bytes.ts'
import { givenPart, wordPart } from './kernel.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

type CallDimensions = readonly [number, number, number]

/** How many workgroups of how many invocations a kernel is called with. */
interface CallSizes {
  readonly groups: CallDimensions
  readonly local: CallDimensions
}

const sizes: readonly CallSizes[] = [
  { groups: [1, 1, 1], local: [1, 1, 1] },
  { groups: [3, 1, 1], local: [4, 1, 1] },
  { groups: [2, 3, 1], local: [2, 4, 1] },
  { groups: [1, 2, 2], local: [3, 1, 2] },
]

/** How many dimensions a call has, up to the last one with more than one work-item. */
function dimensionsOf({ groups, local }: CallSizes): number {
  const counts = groups.map((count, n) => count * (local[n] ?? 1))
  return 1 + counts.findLastIndex((count, n) => n === 0 || count > 1)
}

/** A call in the names and the words of its cases. */
function callPart(called: CallSizes) {
  const { groups, local } = called
  const [x, y, z] = local
  return {
    slug: `${groups.join('-')}-groups-of-${local.join('-')}`,
    called: `${groups.join(' by ')} workgroups of ${local.join(' by ')} invocations`,
    groups: groups.join(' '),
    local: local.join(' '),
    x,
    y,
    z,
    dimensions: dimensionsOf(called),
  }
}

const none: CallDimensions = [0, 0, 0]

/** The sizes of its call that a kernel may get in push constants, by the instruction that says so. */
const pushed: Readonly<Record<string, (called: CallSizes) => CallDimensions>> = {
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
function pushedPart(name: string, beside: string, called: CallSizes) {
  const bytes = new Uint8Array(28)
  const view = new DataView(bytes.buffer)
  const told = [name, beside].map((size, n) => {
    const counts = pushed[size]?.(called) ?? none
    const words = counts.map((count, index) => {
      view.setUint32(16 * n + 4 * index, count, true)
      return { ...wordPart(4 * n + index), count }
    })
    return { size, said: n + 4, offset: 16 * n, words }
  })
  return { ...callPart(called), ...givenPart('PushConstant'), name, told, bytes: hexOf(bytes) }
}

/** Cases about how often kernels run, and about what NonSemantic.ClspvReflection says that kernels receive. */
export function kernelSizeCases(): readonly ResultCase[] {
  const names = Object.keys(pushed)
  return resultsIn('kernel-sizes', {
    calls: sizes.map(callPart),
    pushed: names.flatMap((name, index) =>
      sizes
        .slice(1)
        .map((called) => pushedPart(name, names[(index + 2) % names.length] ?? name, called)),
    ),
  })
}
