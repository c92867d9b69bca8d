import type { Verdict } from '#spec/verdict'
import { suite } from '../suite.ts'
import type { Binary, Oracle } from './oracle.ts'
import { probeByModule } from './probe.ts'

/** Our own judge as an oracle, in this process. */
export async function referenceOracle(): Promise<Oracle> {
  const { validate } = await import('#reference/validate')
  const answer = (module: Binary, environment: Parameters<typeof validate>[1]): Verdict => {
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
