import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { suite } from '../suite.ts'
import type { Binary, Oracle } from './oracle.ts'
import { probeByModule } from './probe.ts'

/**
 * Our own judge as an oracle, in this process.
 *
 * @param revisions version of each text that it follows, where it is not the newest.
 */
export async function referenceOracle(
  revisions?: Readonly<Record<string, string>>,
): Promise<Oracle> {
  const reference = await import('#reference/validate')
  const validate =
    revisions === undefined ? reference.validate : reference.createValidator({ revisions })
  const answer = (module: Binary, environment: Environment): Verdict => {
    try {
      return validate(module, environment)
    } catch (error) {
      // The judge is total; should it not be, that is a finding like any other tool's crash.
      const message = error instanceof Error ? error.message : String(error)
      return { kind: 'crash', signal: 'none', message }
    }
  }
  const judge: Oracle['judge'] = async (module, environment) => answer(module, environment)
  return {
    kind: 'validator',
    name: 'reference',
    tool: 'reference',
    version: suite().version,
    command: 'spirv-cts validate --env {env} {file}',
    judge,
    judgeAll: async (questions) =>
      questions.map(({ module, environment }) => answer(module, environment)),
    probe: (text) => probeByModule(judge, text),
    close: () => {},
  }
}
