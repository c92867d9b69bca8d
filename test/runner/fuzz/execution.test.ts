import { expect, it } from 'vitest'
import { drawnChoices } from '#generators/drive/answered-choices'
import type { Module } from '#generators/module'
import { randomProgram } from '#generators/programs/random-program'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { execute } from '#reference/execute/execute'
import { validate } from '#reference/validate'
import { randomOf } from '#runner/fuzz/make/random'
import { observeExecution } from '#runner/fuzz/observe/observe-execution'
import type { Consumer, Dispatch, Output } from '#runner/oracle/oracle'
import { newestEnvironment } from '#scripts/newest-environment'
import { faults } from '../../support/wrong-optimisers.ts'

const keyOf = ({ set, binding }: Dispatch['buffers'][number]) => `${set},${binding}`

/** The bits of a scalar, the lowest byte first. */
const bits = (bytes: Uint8Array) => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** A device that runs modules in the interpreter after a change. */
function device(change: (module: Module) => Module): Consumer {
  return {
    kind: 'consumer',
    name: 'vulkan:planted',
    tool: 'planted',
    version: '1',
    command: 'planted',
    close: () => {},
    takeAll: async (questions) => questions.map(() => ({ kind: 'output', value: null })),
    runAll: async (runs) =>
      runs.map((run): Output<readonly Uint8Array[]> => {
        const { module, groups, buffers, specialization } = run
        const form = module instanceof Uint32Array ? read(module) : undefined
        if (form === undefined) return { kind: 'error', why: 'not a module in words' }
        const outcome = execute(encode(change(form)), {
          groups,
          bindings: new Map(buffers.map((buffer) => [keyOf(buffer), buffer.bytes])),
          specialization: new Map(specialization.map(({ id, bytes }) => [id, bits(bytes)])),
        })
        if (outcome.kind !== 'finished') return { kind: 'error', why: outcome.kind }
        const value = buffers.map(
          (buffer) => outcome.buffers.get(keyOf(buffer))?.bytes ?? buffer.bytes,
        )
        return { kind: 'output', value }
      }),
  }
}

const asked = Array.from({ length: 40 }, (_, n) => {
  const words = encode(randomProgram(drawnChoices(randomOf(17, n)), 10))
  return { words, environment: newestEnvironment, judge: validate(words, newestEnvironment) }
})

it('finds nothing wrong with a device that runs modules as they are', async () => {
  const seen = await observeExecution(
    device((module) => module),
    asked,
  )
  expect(seen.map(({ disagreement }) => disagreement)).toEqual(asked.map(() => undefined))
  expect(seen.filter(({ kind }) => kind === 'output').length).toBeGreaterThan(asked.length / 2)
})

it('finds a device that swaps the operands of subtractions', async () => {
  const fault = faults['swaps the operands of a subtraction']
  if (fault === undefined) throw new Error('no such fault')
  const seen = await observeExecution(device(fault), asked)
  const outcomes = seen.flatMap(({ disagreement }) => disagreement?.outcome ?? [])
  expect(outcomes.length).toBeGreaterThan(0)
  expect(new Set(outcomes)).toEqual(new Set(['wrong-result']))
})
