import { fromBytes } from '#generators/words/from-bytes'
import { execute } from '#reference/execute/execute'
import type { Request } from '#reference/execute/request'
import { deviceRequest, runOnDevice } from '#runner/execute/run-on-device'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { problem } from '#runner/problem'
import { exitCode } from './exit-code.ts'
import { fail } from './fail.ts'

/**
 * Runs a module on a device with what the device can be given of the request, and prints how its buffers differ from what the texts
 * define. A difference results in exit code 1.
 */
export async function compareWithDevice(
  module: Uint8Array | Uint32Array,
  spec: string,
  given: Request,
): Promise<void> {
  const request = deviceRequest(given)
  const before = execute(module, request)
  const words = module instanceof Uint32Array ? module : fromBytes(module)
  if (before.kind !== 'finished' || words === undefined)
    return fail(
      problem('not-defined', `${spec} is not asked: the result is not defined`),
      exitCode.found,
    )
  const tool = await openTool(spec, { timeoutMs: 10_000, memoryMiB: 2048, openHarness })
  if (isProblem(tool)) return fail(tool, exitCode.noTool)
  if (tool.kind !== 'consumer' || tool.runAll === undefined)
    return fail(problem('no-device', `${spec} does not run modules`))
  const [answer] = await runOnDevice(tool, [{ words, request, before }])
  tool.close()
  if (answer === undefined) console.log(`${spec}: the same`)
  else if ('key' in answer) console.log(`${spec}: ${answer.said}`)
  else {
    const why = 'message' in answer ? answer.message : 'why' in answer ? answer.why : ''
    console.log(`${spec}: not run: ${answer.kind} ${why}`.trim())
  }
  if (answer !== undefined) process.exitCode ??= exitCode.found
}
