import { type Environment, environmentByName } from '#spec/environments'
import { assembleText } from '../corpus/assembly.ts'
import { isProblem } from '../is-problem.ts'
import { simplestModules } from './simplest-modules.ts'

/** A module by which a tool shows whether it can be asked at all. */
export interface ProbeQuestion {
  readonly text: string
  readonly module: Uint32Array
  readonly environment: Environment
}

/** Environments with the fewest requirements, if no others are named. */
export const usualEnvironments: readonly string[] = ['spv1.0', 'spv1.6']

/** The simplest modules for each of the environments; they are of the first version, which is valid everywhere. */
export function probeQuestions(
  environments: readonly string[] = usualEnvironments,
): readonly ProbeQuestion[] {
  return simplestModules.flatMap((text) => {
    const module = assembleText(text, 'spv1.0', 'probe')
    if (isProblem(module)) throw new Error(module.message)
    return environments.flatMap((name) => {
      const environment = environmentByName(name)
      return environment === undefined ? [] : [{ text, module, environment }]
    })
  })
}
