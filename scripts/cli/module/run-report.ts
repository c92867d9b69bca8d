import { decode } from '#reference/decode/decode'
import { disassemble } from '#reference/disassemble/disassemble'
import type { Buffer as Contents, RunOutcome } from '#reference/execute/request'
import type { Value } from '#reference/execute/value'
import type { Instruction } from '#reference/module'
import { sourcePlacesOf, sourcePlaceText } from '#reference/source-places'
import { valueText } from '#runner/execute/value-text'
import { instructionLines } from '#runner/fuzz/finding/marked'

type FinishedRun = Extract<RunOutcome, { kind: 'finished' }>

const perLine = 16

/** Prints each instruction that runs, with its result and the place that it was compiled from. */
export function tracer(module: Uint8Array | Uint32Array, print: (line: string) => void) {
  const lines = instructionLines(disassemble(module, { header: false }))
  const placeOf = sourcePlacesOf(decode(module).module)
  return ({ index, name }: Instruction, result: Value | undefined, invocation: number): void => {
    const text = (lines[index] ?? name).trim()
    const place = placeOf(index)
    const value = result === undefined ? '' : `  ; ${valueText(result)}`
    const from = place === undefined ? '' : `  ; ${sourcePlaceText(place)}`
    print(`${invocation - 1}: ${text}${value}${from}`)
  }
}

function digits({ bytes, known }: Contents, from: number, to: number): readonly string[] {
  return Array.from(bytes.subarray(from, to), (byte, n) =>
    known[from + n] === 1 ? byte.toString(16).padStart(2, '0') : '??',
  )
}

/** The bytes of a buffer in lines; a byte that no text defines is `??`. */
export function dump(buffer: Contents): readonly string[] {
  const lines: string[] = []
  for (let offset = 0; offset < buffer.bytes.length; offset += perLine)
    lines.push(
      `  ${offset.toString(16).padStart(4, '0')}  ${digits(buffer, offset, offset + perLine).join(' ')}`,
    )
  return lines
}

/** The outcome in one line. */
export function outcomeText(outcome: RunOutcome): string {
  if (outcome.kind === 'finished') return `finished after ${outcome.steps} instructions`
  if (outcome.kind === 'refused') return `refused: ${outcome.message}`
  const place =
    outcome.instruction === ''
      ? ''
      : ` at word ${outcome.word} (${outcome.instruction}, invocation ${outcome.invocation})`
  const titles = {
    undefined: 'undefined behavior',
    open: 'no single result',
    unsupported: 'unsupported',
    limit: 'limit',
    defect: 'defect of the interpreter',
  }
  const title = titles[outcome.kind]
  const detail =
    outcome.kind === 'undefined'
      ? ` (${outcome.rule ?? `section ${outcome.section}`})`
      : outcome.kind === 'limit'
        ? ` (${outcome.limit})`
        : ''
  return `${title}${place}: ${outcome.message}${detail}`
}

/** Messages of DebugPrintf, one a line: invocation and text, and why another text would be right as well. */
export function printedLines({ printed = [] }: FinishedRun): readonly string[] {
  return printed.map(({ invocation, text, open }) => {
    const shown = /\p{Cc}/u.test(text) ? JSON.stringify(text) : text
    return `printed by ${invocation}: ${shown}${open === undefined ? '' : `  ; open: ${open}`}`
  })
}

/** The outcome as plain data: buffers as hexadecimal digits, `??` for bytes that no text defines. */
export function outcomeData(outcome: RunOutcome): object {
  if (outcome.kind !== 'finished') return outcome
  const buffers = Object.fromEntries(
    [...outcome.buffers].map(([key, buffer]) => [
      key,
      digits(buffer, 0, buffer.bytes.length).join(''),
    ]),
  )
  return { ...outcome, buffers }
}
