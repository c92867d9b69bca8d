import { isStructType } from '#reference/core/shared/types'
import { candidates, variablesAt } from './candidates.ts'
import type { CompareReflection } from './comparison.ts'
import { isPlaced, wordOf } from './entry-values.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import { type ReflectedRange, rangesOf, rangeText } from './ranges.ts'
import type { ResourceVariable } from './resource-variables.ts'

type BlockDifference = readonly [
  'range-outside-block' | 'range-between-members' | 'range-cuts-member',
  string,
]

/** Arguments that are plain data: a producer may pack them into words, whose bounds then mean nothing. */
const plainData: ReadonlySet<string> = new Set([
  'ArgumentPodStorageBuffer',
  'ArgumentPodUniform',
  'ArgumentPodPushConstant',
])

function powerOfTwo(count: number): number {
  let power = 1
  while (power < count) power *= 2
  return power
}

/** The end of a block when OpenCL C rounds its size up to its alignment, as sizes of arguments are. */
function roundedEnd(leaves: readonly Leaf[]): number {
  let end = 0
  let alignment = 1
  for (const leaf of leaves) {
    end = Math.max(end, leaf.end)
    alignment = Math.max(alignment, powerOfTwo(leaf.end - leaf.start))
  }
  return Math.ceil(end / alignment) * alignment
}

/** With more ranges than this a vector counts as filled, so that no input can make the comparison slow. */
const mostRanges = 4096

/** Whether the ranges together have every byte of the leaf. */
function covers(ranges: readonly ReflectedRange[], leaf: Leaf): boolean {
  let position = leaf.start
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start))
    if (start <= position && end > position) position = end
  return position >= leaf.end
}

function difference(
  leaves: readonly Leaf[],
  range: ReflectedRange,
  isFilled: (leaf: Leaf, range: ReflectedRange) => boolean,
): BlockDifference | undefined {
  const { start, end, entry } = range
  const last = leaves.reduce((reach, leaf) => Math.max(reach, leaf.end), 0)
  if (start >= last || end > roundedEnd(leaves))
    return ['range-outside-block', `the block has ${last} bytes`]
  const met = leaves.filter((leaf) => leaf.start < end && leaf.end > start)
  if (met.length === 0) return ['range-between-members', 'no member of the block has such a byte']
  for (const leaf of met) {
    if (!leaf.float && plainData.has(entry.name ?? '')) continue
    const whole = start <= leaf.start && leaf.end <= end
    if (whole) continue
    const inside = [start, end].filter((bound) => bound > leaf.start && bound < leaf.end)
    const cut = inside.some((bound) => (bound - leaf.start) % leaf.component !== 0)
    if (cut || !isFilled(leaf, range))
      return ['range-cuts-member', `the block has a member at ${rangeText(leaf)}`]
  }
  return undefined
}

/** Every range of push constants or of a buffer against the layout of the block that it lies in. */
export const compareBlocks: CompareReflection = (compared, report) => {
  const { module, entries, variables } = compared
  const pushConstants = variables.filter(({ storageClass }) => storageClass === 'PushConstant')
  const known = new Map<number, readonly Leaf[] | undefined>()
  const leavesIn = ({ type }: ResourceVariable): readonly Leaf[] | undefined => {
    if (!isStructType(type)) return undefined
    if (!known.has(type.result)) known.set(type.result, leavesOf(module, type))
    return known.get(type.result)
  }
  const ranges = rangesOf(entries)
  const isFilled = (leaf: Leaf, { entry: { kernel }, where }: ReflectedRange): boolean => {
    if (ranges.length > mostRanges) return true
    const beside = ranges.filter(
      ({ where: entryWhere, entry }) =>
        entryWhere === where &&
        (kernel === undefined || entry.kernel === undefined || entry.kernel === kernel),
    )
    return covers(beside, leaf)
  }

  for (const range of ranges) {
    const { entry, where } = range
    const inBuffer = entry.operands.has('Binding')
    const blocks = candidates(
      compared,
      entry,
      inBuffer ? variablesAt(compared, entry) : pushConstants,
    )
    const found = blocks.map((block) => {
      const leaves = leavesIn(block)
      return leaves && difference(leaves, range, isFilled)
    })
    const [first] = found
    if (first === undefined || found.includes(undefined)) continue
    const [code, what] = first
    const message = `${entry.name} at ${rangeText(range)} of ${where}: ${what}`
    report(code, wordOf(entry, 'Offset'), message, entry.kernel)
  }

  if (pushConstants.length > 0) return
  for (const entry of entries) {
    if (!entry.operands.has('Offset') || entry.operands.has('Binding') || !isPlaced(entry)) continue
    const message = `${entry.name}: the module has no push constants`
    report('push-constant-block-missing', entry.instruction.word, message, entry.kernel)
  }
}
