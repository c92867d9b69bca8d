import { requestShowing } from '../execute/drawn-request.ts'
import type { Kit } from './kit.ts'

/** Words of a buffer that a report shows. */
const most = 16

function wordsOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.floor(bytes.length / 4)
  const shown = Array.from(
    { length: Math.min(count, most) },
    (_, index) =>
      `0x${view
        .getUint32(4 * index, true)
        .toString(16)
        .padStart(8, '0')}`,
  )
  return count > most ? `${shown.join(' ')} ...` : shown.join(' ')
}

/** Where a buffer is, in the words of Vulkan. */
function placeOf(key: string): string {
  const [set, binding] = key.split(',')
  if (set === 'heap') return `the buffer whose descriptor is at byte ${binding} of the heap`
  return `set ${set}, binding ${binding}`
}

/**
 * The inputs with which the module of a kit is run if its fault is a wrong result, one line each; empty for other kits.
 * They are those of the case, or depend on the module alone.
 */
export function inputsOf({ finding, shown: { asked } }: Kit): readonly string[] {
  if (finding.outcome !== 'wrong-result') return []
  const drawn = requestShowing(finding.key, asked.words)
  const { groups, bindings = new Map(), specialization = new Map() } = asked.request ?? drawn
  const isInModule = (key: string): boolean => drawn.bindings?.has(key) === true
  return [
    `Dispatch of ${groups.join(' x ')} workgroups.`,
    // Further elements are for arrays of buffers, which a small module does not have.
    ...[...bindings].flatMap(([key, bytes]) =>
      key.split(',').length > 2 || !isInModule(key)
        ? []
        : [`Before the run, ${placeOf(key)} holds the words ${wordsOf(bytes)}`],
    ),
    ...[...specialization].flatMap(([id, value]) =>
      drawn.specialization?.has(id) ? [`The specialization constant ${id} is ${value}.`] : [],
    ),
  ]
}
