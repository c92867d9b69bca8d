import type { Environment } from '#spec/environments'
import type { Oracle, Output } from '../oracle/oracle.ts'
import { environmentsOf, type RunFile } from './run-file.ts'

/** The case of a module, and its words. */
export interface CaseModule {
  readonly file: RunFile
  readonly words: Uint32Array
}

/**
 * The verdict of a validator on each case in an environment, in order. Cases whose modules are not valid there are
 * `unsupported`: the validator is not asked about them.
 */
export async function validatorAnswers(
  validator: Oracle,
  cases: readonly CaseModule[],
  environment: Environment,
): Promise<readonly Output<null>[]> {
  const isValid = ({ file }: CaseModule) => environmentsOf(file).includes(environment)
  const asked = cases.filter(isValid)
  const verdicts = await validator.judgeAll(
    asked.map(({ words }) => ({ module: words, environment })),
  )
  const byCase = new Map(asked.map((asked, index) => [asked, verdicts[index]]))
  return cases.map((module): Output<null> => {
    if (!isValid(module))
      return { kind: 'unsupported', why: `the module is not valid in ${environment.name}` }
    const verdict = byCase.get(module) ?? { kind: 'error', why: 'no answer' }
    return verdict.kind === 'valid' ? { kind: 'output', value: null } : verdict
  })
}
