import { assemble } from '#generators/assembly/assemble'
import { decode } from '#reference/decode/decode'
import { disassemble } from '#reference/disassemble/disassemble'
import { execute } from '#reference/execute/execute'
import { createValidator } from '#reference/validate'
import { drawnRequest } from '#runner/execute/drawn-request'
import type { Environment } from '#spec/environments'
import { hostileText, onOneLine } from './input.ts'
import { littleDevice } from './little-device.ts'

/** A failure on an input, and the component that failed. */
export interface Trouble {
  readonly input: number
  readonly asked: 'decode' | 'disassemble' | 'validate' | 'run' | 'assemble'
  readonly what: string
}

/** Milliseconds per started 100 kB. */
const allowed = 100
const portion = 100_000
const mostTries = 8

/** One of this number of texts is assembled damaged as well as whole, since that takes longer than all else. */
const damagedEvery = 4

/** One of this number of texts is assembled on one line as well, for the same reason. */
const onOneLineEvery = 8

const judge = createValidator()

/** The limits of a run in the interpreter. */
const limits = { steps: 20_000, bytes: 1 << 22, callDepth: 64 }
const mostInSubgroup = 5

/** The answers to one input. */
export interface HostileAnswers {
  readonly verdict: string
  readonly assembled: boolean
  /** How the run in the interpreter ended. */
  readonly outcome: string
  readonly troubles: readonly Trouble[]
}

/** Which input it is, and before whom it is put. */
export interface HostileInput {
  readonly seed: number
  readonly input: number
  readonly environment: Environment
  /** The module is judged for a device that has little of everything, rather than for any device. */
  readonly isLimited?: boolean
  /** No other tool is asked. */
  readonly only?: 'run'
}

/**
 * Puts an input before the decoder, the disassembler, the validator and the interpreter, and the disassembler's output,
 * whole and at times damaged or on one line, before the assembler. An exception is trouble, and so is taking longer
 * than is allowed, if `now` is given.
 */
export function ask(
  module: Uint32Array | Uint8Array,
  { seed, input, environment, isLimited = false, only }: HostileInput,
  now?: () => number,
): HostileAnswers {
  const troubles: Trouble[] = []
  const attempt = <Answer>(asked: Trouble['asked'], size: number, run: () => Answer) => {
    const most = allowed * Math.ceil((size + 1) / portion)
    let answer: Answer | undefined
    let took = Number.POSITIVE_INFINITY
    // Asked again where it took long: V8 compiles code in the same thread when it is first needed, and other programs
    // empty the caches. Work that takes long each time is trouble.
    for (let tries = 0; tries < mostTries && took > most; tries++) {
      const start = now?.() ?? 0
      try {
        answer = run()
      } catch (error) {
        const what = error instanceof Error ? `${error.stack}` : `${error}`
        troubles.push({ input, asked, what })
        return undefined
      }
      took = Math.min(took, (now?.() ?? 0) - start)
    }
    if (took > most)
      troubles.push({ input, asked, what: `${took.toFixed(0)} ms for ${size} octets` })
    return answer
  }
  const size = module.byteLength
  const device = isLimited ? littleDevice : undefined
  const run = () => {
    const subgroupSize = 1 + (input % mostInSubgroup)
    const outcome = execute(module, { ...drawnRequest(module), limits, subgroupSize })
    if (outcome.kind === 'defect') throw new Error(`${outcome.instruction}: ${outcome.message}`)
    return outcome.kind
  }
  if (only === 'run')
    return {
      verdict: 'none',
      assembled: false,
      outcome: attempt('run', size, run) ?? 'none',
      troubles,
    }
  attempt('decode', size, () => decode(module, environment).module.instructions.length)
  const text = attempt('disassemble', size, () => disassemble(module)) ?? ''
  const verdict = attempt('validate', size, () => judge(module, environment, device).kind)
  const outcome = attempt('run', size, run) ?? 'none'
  const options = { version: environment.version }
  const whole = attempt('assemble', text.length, () => assemble(text, options))
  if (input % damagedEvery === 0) {
    const damaged = hostileText(text, seed, input)
    attempt('assemble', damaged.length, () => assemble(damaged, options))
  }
  if (input % onOneLineEvery === 0) {
    const line = onOneLine(text)
    attempt('assemble', line.length, () => assemble(line, options))
  }
  return { verdict: verdict ?? 'none', assembled: whole?.kind === 'assembled', outcome, troubles }
}
