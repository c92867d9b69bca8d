import type { Request } from '#reference/execute/request'
import { definedRun, type RunDefect, type WrongResult, wrongResult } from './compare-runs.ts'
import { defaultRequest, keyByDefaults } from './drawn-request.ts'

/**
 * How what `made` computes differs from what `words` compute where specialization constants have their defaults, of which a run with
 * other values shows nothing.
 *
 * @param request the inputs with those other values.
 * @returns `undefined` if there are no other values, if the result by defaults is not defined, or if it is the same.
 */
export function wrongByDefaults(
  words: Uint32Array | Uint8Array,
  made: Uint32Array | Uint8Array,
  request: Request,
): WrongResult | RunDefect | undefined {
  const unspecialized = defaultRequest(request)
  if (unspecialized === undefined) return undefined
  const before = definedRun(words, unspecialized)
  if (before?.kind !== 'finished') return undefined
  const wrong = wrongResult(before, made, unspecialized)
  return wrong === undefined || 'kind' in wrong
    ? wrong
    : { ...wrong, key: keyByDefaults(wrong.key), said: keyByDefaults(wrong.said) }
}
