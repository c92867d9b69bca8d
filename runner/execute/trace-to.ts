import { disassemble } from '#reference/disassemble/disassemble'
import { execute } from '#reference/execute/execute'
import type { Request } from '#reference/execute/request'
import { Pointer, type Value } from '#reference/execute/value'
import { pointerOf } from './pointer-of.ts'
import { valueText } from './value-text.ts'

/** An instruction that ran, and those whose results it took. */
interface Event {
  readonly text: string
  readonly from: readonly Event[]
}

const mostLines = 40

/** The buffer and the byte that a difference of results is about, as {@link WrongResult} words it. */
export function differenceIn(line: string): readonly [key: string, byte: number] | undefined {
  const [, key, byte] = /^buffer ([\w,]+), byte (\d+):/.exec(line) ?? []
  return key === undefined ? undefined : [key, Number(byte)]
}

/**
 * The instructions of a run that lead to the value written to a byte of a buffer: the last write that begins at or
 * before it in the run of one invocation, and all whose results it takes, in the order in which they ran, each with its
 * result. None if nothing is written there.
 */
export function traceTo(
  module: Uint32Array | Uint8Array,
  request: Request,
  key: string,
  byte: number,
): readonly string[] {
  const lines = disassemble(module, { header: false }).split('\n')
  const values = new Map<number, Value>()
  const events = new Map<number, Event>()
  let nearest = -1
  let last: Event | undefined
  execute(module, {
    ...request,
    watch: (instruction, result) => {
      const { index, name, operands } = instruction
      const from = operands.flatMap(({ value }) => events.get(value) ?? [])
      const text = (lines[index] ?? name).trim()
      const event = { text: result === undefined ? text : `${text}  ; ${valueText(result)}`, from }
      const to = pointerOf(instruction, (id) => values.get(id))
      const isThere =
        to instanceof Pointer && to.object.name === `buffer ${key}` && to.offset <= byte
      if (isThere && to.offset >= nearest) {
        nearest = to.offset
        last = event
      }
      if (result === undefined) return
      values.set(instruction.result, result)
      events.set(instruction.result, event)
    },
  })
  const order: string[] = []
  const seen = new Set<Event>()
  const visit = (event: Event): void => {
    if (seen.has(event)) return
    seen.add(event)
    event.from.forEach(visit)
    order.push(event.text)
  }
  if (last !== undefined) visit(last)
  return order.slice(-mostLines)
}
