import { $, type Options, type Shell } from 'zx/core'
import { cleanEnvironment } from '#runner/process/clean-environment'

/** zx, whose shell reads no start-up file and inherits neither options nor functions. */
export function cleanShell(options: Partial<Options> = {}): Shell {
  return $({ quiet: true, ...options, env: cleanEnvironment(process.env) })
}
