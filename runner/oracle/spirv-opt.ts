import type { ConsumerAdapter } from './command-consumer.ts'
import { spirvToolsMessages } from './spirv-tools-messages.ts'

/**
 * `spirv-opt` with the passes for speed. It is told not to validate first: what its validator refuses is a finding
 * about that validator, and hides how the passes fare.
 */
export const spirvOpt: ConsumerAdapter = {
  shape: '--skip-validation -O --target-env={env} -o {out} {file}',
  arguments: (file, { environment }, out) => [
    '--skip-validation',
    '-O',
    `--target-env=${environment.name}`,
    ...['-o', out],
    file,
  ],
  messages: spirvToolsMessages,
  output: 'module',
}
