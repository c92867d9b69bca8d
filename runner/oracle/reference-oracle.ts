import type { DeviceValidator } from '#reference/validate'
import type { Verdict } from '#spec/verdict'
import { errorText } from '../error-text.ts'
import { suite } from '../suite.ts'
import type { Oracle, Question } from './oracle.ts'
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
  const selection = revisions && { revisions }
  const selected = () => reference.createValidator(selection)
  const validate = revisions === undefined ? reference.validate : selected()
  let forDevices: DeviceValidator | undefined
  const answer = ({ module, environment, limits }: Question): Verdict => {
    try {
      if (limits === undefined) return validate(module, environment)
      forDevices ??= selected()
      return forDevices(module, environment, limits)
    } catch (error) {
      // The judge is total; should it not be, that is a finding like any other tool's crash.
      const message = errorText(error)
      return { kind: 'crash', signal: 'none', message }
    }
  }
  const answers = (questions: readonly Question[]): readonly Verdict[] => {
    if (questions.some(({ limits }) => limits !== undefined)) return questions.map(answer)
    try {
      return reference.validateAll(questions, selection)
    } catch {
      return questions.map(answer)
    }
  }
  const judge: Oracle['judge'] = async (module, environment) => answer({ module, environment })
  return {
    kind: 'validator',
    name: 'reference',
    tool: 'reference',
    version: suite().version,
    command: 'spirv-cts validate --env {env} {file}',
    judge,
    judgeAll: async (questions) => answers(questions),
    probe: (text) => probeByModule(judge, text),
    close: () => {},
  }
}
