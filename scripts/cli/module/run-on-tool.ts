import { fromBytes } from '#generators/words/bytes'
import { execute } from '#reference/execute/execute'
import type { Request } from '#reference/execute/request'
import { type DeviceAnswer, deviceRequest, runOnDevice } from '#runner/execute/run-on-device'
import { isProblem } from '#runner/is-problem'
import { problem } from '#runner/problem'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { openDevice } from '../tools/open-device.ts'

/** How the run of a device ends, in one word and in one line. */
function endOf(answer: DeviceAnswer): {
  readonly kind: 'same' | 'wrong-result' | 'not-run'
  readonly said: string
} {
  if (answer === undefined) return { kind: 'same', said: 'the same' }
  if ('key' in answer) return { kind: 'wrong-result', said: answer.said }
  const why = 'message' in answer ? answer.message : 'why' in answer ? answer.why : ''
  return { kind: 'not-run', said: `not run: ${answer.kind} ${why}`.trim() }
}

/** Answers that are a fault of the driver, and no reason not to ask it. */
const deaths: ReadonlySet<string> = new Set(['crash', 'timeout'])

/**
 * Runs a module on a device with the part of the request that the device can be given, and prints how its buffers
 * differ from the contents that the texts define. A difference and the death of the driver result in exit code 1; a
 * device that does not run the module, in exit code 3.
 */
export async function compareWithDevice(
  module: Uint8Array | Uint32Array,
  spec: string,
  given: Request,
  isJson: boolean,
): Promise<void> {
  const request = deviceRequest(given)
  const before = execute(module, request)
  const words = module instanceof Uint32Array ? module : fromBytes(module)
  if (before.kind !== 'finished' || words === undefined)
    return fail(
      problem('not-defined', `${spec} is not asked: the result is not defined`),
      exitCode.found,
    )
  const tool = await openDevice(spec, 10_000)
  if (isProblem(tool)) return fail(tool, exitCode.noTool)
  const [answer] = await runOnDevice(tool, [{ words, request, before }])
  tool.close()
  const end = endOf(answer)
  console.log(isJson ? JSON.stringify({ tool: spec, ...end }) : `${spec}: ${end.said}`)
  if (answer === undefined) return
  const isFound = 'key' in answer || deaths.has(answer.kind)
  process.exitCode ??= isFound ? exitCode.found : exitCode.noTool
}
